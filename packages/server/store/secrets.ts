import type { Kysely } from 'kysely';
import { batchLookups } from './batch-lookups.ts';
import type { Schema, TokenKind } from './schema.ts';

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

/** A secret that makes a device or a program a guest. Only its hash is stored. */
export interface Token {
  readonly tokenHash: string;
  readonly guest: string;
  /** null: it is older than that we know. */
  readonly kind: TokenKind | null;
  /** A program's name; null: it has none. */
  readonly name: string | null;
  readonly createdAt: number;
  /** When it was last used, to the day. */
  readonly seenAt: number;
}

/** The tokens of a guest's further devices and programs. */
export interface Tokens {
  add(token: Omit<Token, 'seenAt'>): Promise<void>;
  find(tokenHash: string): Promise<Token | undefined>;
  list(guest: string): Promise<readonly Token[]>;
  /** Notes that it was used. */
  touch(tokenHash: string, at: number): Promise<void>;
  /** Removes a guest's token whose hash begins with this; the hashes of those removed. */
  revoke(guest: string, beginning: string): Promise<readonly string[]>;
}

const TOKEN_COLUMNS = [
  'token_hash as tokenHash',
  'guest',
  'kind',
  'name',
  'created_at as createdAt',
  'seen_at as seenAt',
] as const;

export const openTokens = (db: Kysely<Schema>): Tokens => ({
  add: async ({ tokenHash, guest, kind, name, createdAt }) => {
    const row = { token_hash: tokenHash, guest, kind, name, created_at: createdAt, seen_at: createdAt };
    await db.insertInto('tokens').values(row).execute();
  },

  find: batchLookups(async hashes => {
    const rows = await db.selectFrom('tokens').select(TOKEN_COLUMNS).where('token_hash', 'in', hashes).execute();
    return new Map(rows.map(token => [token.tokenHash, token]));
  }),

  list: guest =>
    db.selectFrom('tokens').select(TOKEN_COLUMNS).where('guest', '=', guest).orderBy('created_at', 'desc').execute(),

  touch: async (tokenHash, at) => {
    await db.updateTable('tokens').set({ seen_at: at }).where('token_hash', '=', tokenHash).execute();
  },

  revoke: async (guest, beginning) => {
    const rows = await db
      .deleteFrom('tokens')
      .where('guest', '=', guest)
      .where('token_hash', 'like', `${beginning}%`)
      .returning('token_hash as tokenHash')
      .execute();
    return rows.map(({ tokenHash }) => tokenHash);
  },
});
