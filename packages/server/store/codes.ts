import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Letters and digits that nobody confuses: no 0 and O, no 1 and I. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 5;

/** Short codes that lead to a table, for people who read them off a screen. */
export interface Codes {
  /** Returns the room's code, valid until then; `isNew`: another one, and the old one no longer leads anywhere. */
  keep(room: string, until: number, isNew: boolean): Promise<string>;
  /** The room of a valid code. */
  find(code: string, now: number): Promise<string | undefined>;
}

const makeCode = (): string => Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');

export const openCodes = (db: Kysely<Schema>, make = makeCode): Codes => ({
  keep: async (room, until, isNew) => {
    if (isNew) await db.deleteFrom('codes').where('room', '=', room).execute();
    const renewed = db.updateTable('codes').set({ expires_at: until }).where('room', '=', room).returning('code');
    // A code that another room has is drawn again; so is one that another node has just made for this room, and then found.
    for (;;) {
      const kept = await renewed.executeTakeFirst();
      if (kept !== undefined) return kept.code;
      await db
        .insertInto('codes')
        .values({ code: make(), room, expires_at: until })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    }
  },

  find: async (code, now) => {
    const row = await db
      .selectFrom('codes')
      .select('room')
      .where('code', '=', code.toUpperCase())
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row?.room;
  },
});
