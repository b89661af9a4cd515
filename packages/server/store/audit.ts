import { type Kysely, sql } from 'kysely';
import { rowCount } from './row-count.ts';
import type { Schema } from './schema.ts';

/** An operator's action. */
interface AuditEntry {
  readonly at: number;
  readonly who: string;
  readonly what: string;
  /** The table it was done to; null: none. Its players can read the entry, without guest and reason. */
  readonly room: string | null;
  /** The guest it was done to; null: none. */
  readonly guest: string | null;
  readonly why: string | null;
}

/** `number`: the order in which entries were made. */
interface NumberedEntry extends AuditEntry {
  readonly number: number;
}

export interface Audit {
  add(deed: Omit<AuditEntry, 'guest' | 'why'> & Partial<Pick<AuditEntry, 'guest' | 'why'>>): Promise<void>;
  /** In the order of their numbers. */
  listForRoom(room: string): Promise<readonly AuditEntry[]>;
  /** All entries before a number, the newest first. */
  list(limit: number, before?: number): Promise<readonly NumberedEntry[]>;
  /** Removes entries that belong to no table and were made before a time; returns how many. */
  prune(before: number, isDryRun: boolean): Promise<number>;
}

const COLUMNS = ['at', 'who', 'what', 'room', 'guest', 'why'] as const;

export const openAudit = (db: Kysely<Schema>): Audit => ({
  add: async deed => {
    // As in the chat: on a conflict the second writer takes the next number.
    for (;;) {
      const next = sql<number>`(select coalesce(max(id) + 1, 0) from audit)`;
      const noted = await db
        .insertInto('audit')
        .values({ guest: null, why: null, ...deed, id: next })
        .onConflict(conflict => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (noted !== undefined) return;
    }
  },

  listForRoom: room => db.selectFrom('audit').select(COLUMNS).where('room', '=', room).orderBy('id').execute(),

  list: (limit, before) => {
    const newest = db.selectFrom('audit').select(['id as number', ...COLUMNS]);
    const page = before === undefined ? newest : newest.where('id', '<', before);
    return page.orderBy('id', 'desc').limit(limit).execute();
  },

  prune: async (before, isDryRun) => {
    if (isDryRun) {
      const old = db.selectFrom('audit').select(rowCount.as('count'));
      return (await old.where('room', 'is', null).where('at', '<', before).executeTakeFirstOrThrow()).count;
    }
    const old = db.deleteFrom('audit').where('room', 'is', null).where('at', '<', before);
    return Number((await old.executeTakeFirst()).numDeletedRows);
  },
});
