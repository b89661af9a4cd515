import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Without a heartbeat for longer than this the house was closed. */
const SILENCE = 10_000;

/** What the house clock is made of: all times are of the wall clock, in milliseconds. */
export interface House {
  /** A node is alive. */
  beat(node: string, now: number): Promise<void>;
  /** If no node was alive for more than 10 s, this time is an outage from now on, once. To be asked on start, and before a beat that comes late. */
  outageUntil(now: number): Promise<void>;
  /** All outages together: the house clock is the wall clock less this. */
  outagesTotal(): Promise<number>;
}

export const openHouse = (db: Kysely<Schema>): House => ({
  beat: async (node, now) => {
    await db
      .insertInto('nodes')
      .values({ id: node, seen_at: now })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ seen_at: now }))
      .execute();
  },

  outageUntil: async now => {
    const alive = await lastSign(db);
    if (alive === undefined || now - alive <= SILENCE) return;
    // Of two nodes that start together both see the same last sign, and one of them writes.
    await db
      .insertInto('outages')
      .values({ from_at: alive, to_at: now })
      .onConflict(conflict => conflict.column('from_at').doNothing())
      .execute();
  },

  outagesTotal: async () => {
    const total = sql<number>`cast(coalesce(sum(to_at - from_at), 0) as bigint)`;
    return (await db.selectFrom('outages').select(total.as('total')).executeTakeFirstOrThrow()).total;
  },
});

/** When a node was last alive; the end of an outage is a sign too, since whoever wrote it had started. */
async function lastSign(db: Kysely<Schema>): Promise<number | undefined> {
  const signs = db.selectFrom('nodes').select('seen_at as at').unionAll(db.selectFrom('outages').select('to_at as at'));
  const row = await db
    .selectFrom(signs.as('signs'))
    .select(it => it.fn.max<number | null>('signs.at').as('at'))
    .executeTakeFirst();
  return row?.at ?? undefined;
}
