import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A one-time secret, and what it grants: to be a guest, in one room or everywhere. Only its hash is stored. */
interface Transfer {
  readonly hash: string;
  readonly guest: string;
  readonly room: string | null;
  readonly expiresAt: number;
}

export interface Transfers {
  add(transfer: Transfer, now: number): Promise<void>;
  /** Uses it up; undefined: it doesn't exist, was used, or has expired. */
  redeem(hash: string, now: number): Promise<Pick<Transfer, 'guest' | 'room'> | undefined>;
}

export const openTransfers = (db: Kysely<Schema>): Transfers => ({
  add: async ({ hash, guest, room, expiresAt }, now) => {
    await db.deleteFrom('transfers').where('expires_at', '<=', now).execute();
    await db.insertInto('transfers').values({ hash, guest, room, expires_at: expiresAt }).execute();
  },

  redeem: (hash, now) =>
    db
      .deleteFrom('transfers')
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      .returning(['guest', 'room'])
      .executeTakeFirst(),
});

/** The bearer tokens of programs that play for a guest. */
export interface Tokens {
  add(token: { readonly tokenHash: string; readonly guest: string; readonly createdAt: number }): Promise<void>;
  findGuest(tokenHash: string): Promise<string | undefined>;
  revoke(guest: string): Promise<void>;
}

export const openTokens = (db: Kysely<Schema>): Tokens => ({
  add: async ({ tokenHash, guest, createdAt }) => {
    await db.insertInto('tokens').values({ token_hash: tokenHash, guest, created_at: createdAt }).execute();
  },

  findGuest: async tokenHash => {
    const row = await db.selectFrom('tokens').select('guest').where('token_hash', '=', tokenHash).executeTakeFirst();
    return row?.guest;
  },

  revoke: async guest => {
    await db.deleteFrom('tokens').where('guest', '=', guest).execute();
  },
});
