import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** An operator's action on a room. */
interface AuditEntry {
  readonly at: number;
  readonly who: string;
  readonly what: string;
  readonly room: string | null;
}

export interface Audit {
  add(deed: AuditEntry): Promise<void>;
  /** In the order of their numbers. */
  listForRoom(room: string): Promise<readonly AuditEntry[]>;
}

export const openAudit = (db: Kysely<Schema>): Audit => ({
  add: async deed => {
    // As in the chat: on a conflict the second writer takes the next number.
    for (;;) {
      const next = sql<number>`(select coalesce(max(id) + 1, 0) from audit)`;
      const noted = await db
        .insertInto('audit')
        .values({ ...deed, id: next })
        .onConflict(conflict => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (noted !== undefined) return;
    }
  },

  listForRoom: room =>
    db.selectFrom('audit').select(['at', 'who', 'what', 'room']).where('room', '=', room).orderBy('id').execute(),
});
