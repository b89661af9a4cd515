import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** How much of a hash finds a code: what the time of an index tells about it says nothing about the rest. */
const BEGINNING = 16;

/** A guest's recovery code. Only its hash is stored. */
interface RecoveryCode {
  readonly guest: string;
  readonly hash: string;
  readonly createdAt: number;
}

export interface RecoveryCodes {
  /** Stores a guest's code in place of the one before. */
  set(code: RecoveryCode): Promise<void>;
  /** When a guest's code was made; undefined: there is none. */
  findTime(guest: string): Promise<number | undefined>;
  /** The codes whose hashes begin as this one does. */
  listLike(hash: string): Promise<readonly Pick<RecoveryCode, 'guest' | 'hash'>[]>;
  /** Removes a guest's code, only the one with this hash if there is one; false: it was gone. */
  remove(guest: string, hash?: string): Promise<boolean>;
}

export const openRecoveryCodes = (db: Kysely<Schema>): RecoveryCodes => ({
  set: async ({ guest, hash, createdAt }) => {
    const columns = { beginning: hash.slice(0, BEGINNING), hash, created_at: createdAt };
    await db
      .insertInto('recovery_codes')
      .values({ guest, ...columns })
      .onConflict(conflict => conflict.column('guest').doUpdateSet(columns))
      .execute();
  },

  findTime: async guest => {
    const found = db.selectFrom('recovery_codes').select('created_at').where('guest', '=', guest);
    return (await found.executeTakeFirst())?.created_at;
  },

  listLike: hash =>
    db
      .selectFrom('recovery_codes')
      .select(['guest', 'hash'])
      .where('beginning', '=', hash.slice(0, BEGINNING))
      .execute(),

  remove: async (guest, hash) => {
    const own = db.deleteFrom('recovery_codes').where('guest', '=', guest);
    const removed = hash === undefined ? own : own.where('hash', '=', hash);
    return (await removed.returning('guest').executeTakeFirst()) !== undefined;
  },
});
