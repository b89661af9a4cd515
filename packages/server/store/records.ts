import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** The published records of finished matches, as JSON: they follow from the journal, but computing one is a whole replay. */
export interface RecordStore {
  find(room: string): Promise<string | undefined>;
  save(room: string, record: string): Promise<void>;
}

export const openRecords = (db: Kysely<Schema>): RecordStore => ({
  find: async room => {
    const found = await db.selectFrom('records').select('record').where('room', '=', room).executeTakeFirst();
    return found?.record;
  },

  save: async (room, record) => {
    await db
      .insertInto('records')
      .values({ room, record })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  },
});
