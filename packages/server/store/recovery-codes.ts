import type { Kysely } from 'kysely';
import type { GuestIds } from './guests.ts';
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
  /** Stores the code of a person's first id, in place of those that the person had. */
  set(code: Omit<RecoveryCode, 'guest'>, ids: GuestIds): Promise<void>;
  /** When a person's latest code was made; undefined: there is none. */
  findTime(ids: GuestIds): Promise<number | undefined>;
  /** The codes whose hashes begin as this one does. */
  listLike(hash: string): Promise<readonly RecoveryCode[]>;
  /** Removes a person's codes, only the one with this hash if there is one; false: it was gone. */
  remove(ids: GuestIds, hash?: string): Promise<boolean>;
}

export const openRecoveryCodes = (db: Kysely<Schema>): RecoveryCodes => ({
  set: async ({ hash, createdAt }, [guest, ...merged]) => {
    if (merged.length > 0) await db.deleteFrom('recovery_codes').where('guest', 'in', merged).execute();
    const columns = { beginning: hash.slice(0, BEGINNING), hash, created_at: createdAt };
    await db
      .insertInto('recovery_codes')
      .values({ guest, ...columns })
      .onConflict(conflict => conflict.column('guest').doUpdateSet(columns))
      .execute();
  },

  findTime: async ids => {
    const found = db.selectFrom('recovery_codes').select('created_at').where('guest', 'in', ids);
    return (await found.orderBy('created_at', 'desc').executeTakeFirst())?.created_at;
  },

  listLike: hash =>
    db
      .selectFrom('recovery_codes')
      .select(['guest', 'hash', 'created_at as createdAt'])
      .where('beginning', '=', hash.slice(0, BEGINNING))
      .execute(),

  remove: async (ids, hash) => {
    const own = db.deleteFrom('recovery_codes').where('guest', 'in', ids);
    const removed = hash === undefined ? own : own.where('hash', '=', hash);
    return (await removed.returning('guest').execute()).length > 0;
  },
});
