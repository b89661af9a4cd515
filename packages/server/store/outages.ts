import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Without a sign of life for longer than this the house was down. */
export const OUTAGE_AFTER = 10_000;

/** The row of `outages` that holds the correction: no real outage begins in 1970. */
const CORRECTION = 0;

/** Everything the store knows about house time. */
export interface HouseTime {
  /** The latest sign of life; undefined: no node has ever run. */
  readonly sign: number | undefined;
  /** All outages together, and the correction: house time is the steady clock minus this. */
  readonly closed: number;
  /** Whether `correct` was called: before, an older program kept the time, whose signs of life could go backwards. */
  readonly isCorrected: boolean;
}

/** A table as the house clock sees it. */
export interface ClockedTable {
  readonly room: string;
  /** The time of its newest line, in house time. */
  readonly at: number;
  /** Whether something happens at it by itself. */
  readonly isTimed: boolean;
  /** Whether it was imported from a file: its times are another house's. */
  readonly isImported: boolean;
}

/** The data of the house clock: all times are of a node's steady clock, in milliseconds. */
export interface Outages {
  /** Records that a node is alive. Its sign of life never goes backwards. */
  recordHeartbeat(node: string, now: number): Promise<void>;
  /** If no node was alive for more than 10 s, records this time as an outage, once. Called on start, and before a late tick. */
  recordOutageUntil(now: number): Promise<void>;
  /** Reads everything in one query, so that an outage and the sign of life after it are always seen together. */
  readHouseTime(): Promise<HouseTime>;
  /** The latest sign of life that isn't later than a time. */
  lastHeartbeatBefore(time: number): Promise<number | undefined>;
  /** The tables that gather or are played. */
  readTables(): Promise<readonly ClockedTable[]>;
  /** Adds to the outages (or subtracts, if negative), once in the life of a store; false: that was done before. */
  correct(by: number): Promise<boolean>;
}

export const openOutages = (db: Kysely<Schema>): Outages => ({
  recordHeartbeat: async (node, now) => {
    await db
      .insertInto('nodes')
      .values({ id: node, seen_at: now })
      .onConflict(conflict => conflict.column('id').doUpdateSet({ seen_at: now }).where('nodes.seen_at', '<', now))
      .execute();
  },

  recordOutageUntil: async now => {
    for (;;) {
      const { sign } = await selectHouseTime(db);
      if (sign === undefined || now - sign <= OUTAGE_AFTER) return;
      // Two nodes that start together see the same last sign of life, and one of them writes. The other checks again: if its clock is
      // ahead of the first one's, the difference must not count either.
      await db
        .insertInto('outages')
        .values({ from_at: sign, to_at: now })
        .onConflict(conflict => conflict.column('from_at').doNothing())
        .execute();
    }
  },

  readHouseTime: () => selectHouseTime(db),

  lastHeartbeatBefore: async time => {
    const row = await db
      .selectFrom(selectHeartbeats(db).unionAll(db.selectFrom('outages').select('from_at as at')).as('signs'))
      .select(it => it.fn.max<number | null>('signs.at').as('at'))
      .where('signs.at', '<=', time)
      .where('signs.at', '>', CORRECTION)
      .executeTakeFirst();
    return row?.at ?? undefined;
  },

  readTables: async () => {
    const rows = await db
      .selectFrom('rooms')
      .innerJoin('lines', join =>
        join.onRef('lines.room', '=', 'rooms.id').on('lines.number', '=', sql<number>`rooms.lines - 1`),
      )
      .leftJoin(
        db.selectFrom('audit').select('room').distinct().where('what', '=', 'import').as('imports'),
        'imports.room',
        'rooms.id',
      )
      .select(['rooms.id', 'lines.at', 'rooms.wake', 'imports.room as imported'])
      .where('rooms.phase', 'in', ['gathering', 'playing'])
      .execute();
    return rows.map(({ id, at, wake, imported }) => ({
      room: id,
      at,
      isTimed: wake !== null,
      isImported: imported !== null,
    }));
  },

  correct: async by => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('outages')
      .values({ from_at: CORRECTION, to_at: CORRECTION + by })
      .onConflict(conflict => conflict.column('from_at').doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },
});

/** The end of an outage is a sign of life too: the node that wrote it had started. The end of the correction isn't. */
const selectHeartbeats = (db: Kysely<Schema>) =>
  db
    .selectFrom('nodes')
    .select('seen_at as at')
    .unionAll(db.selectFrom('outages').select('to_at as at').where('from_at', '!=', CORRECTION));

async function selectHouseTime(db: Kysely<Schema>): Promise<HouseTime> {
  const row = await db
    .selectFrom('outages')
    .select(it => [
      it
        .selectFrom(selectHeartbeats(db).as('signs'))
        .select(signs => signs.fn.max<number | null>('signs.at').as('at'))
        .as('sign'),
      sql<number>`cast(coalesce(sum(to_at - from_at), 0) as bigint)`.as('closed'),
      sql<number>`cast(count(case when from_at = ${CORRECTION} then 1 end) as bigint)`.as('corrections'),
    ])
    .executeTakeFirstOrThrow();
  return { sign: row.sign ?? undefined, closed: row.closed, isCorrected: row.corrections > 0 };
}
