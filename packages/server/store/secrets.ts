import type { Kysely } from 'kysely';
import { batchLookups } from './batch-lookups.ts';
import type { GuestIds } from './guests.ts';
import type { Schema, TokenKind } from './schema.ts';

/** A one-time secret, and what it grants: to be a guest, in one room or everywhere. Only its hash is stored. */
interface Transfer {
  readonly hash: string;
  readonly guest: string;
  readonly room: string | null;
  readonly expiresAt: number;
}

/** A guest has at most this many links that nobody has used. A further one makes the oldest invalid. */
const MOST_TRANSFERS = 20;

export interface Transfers {
  add(transfer: Transfer, now: number): Promise<void>;
  /** Makes every link of a person invalid that nobody has used. */
  removeAll(ids: GuestIds): Promise<void>;
  /** Reads it without using it up. */
  find(hash: string, now: number): Promise<Omit<Transfer, 'hash'> | undefined>;
  /** Uses it up; undefined: it doesn't exist, was used, or has expired. */
  redeem(hash: string, now: number): Promise<Omit<Transfer, 'hash'> | undefined>;
}

export const openTransfers = (db: Kysely<Schema>): Transfers => ({
  add: async ({ hash, guest, room, expiresAt }, now) => {
    await db.deleteFrom('transfers').where('expires_at', '<=', now).execute();
    await db.insertInto('transfers').values({ hash, guest, room, expires_at: expiresAt }).execute();
    const newest = db
      .selectFrom('transfers')
      .select('hash')
      .where('guest', '=', guest)
      .orderBy('expires_at', 'desc')
      .limit(MOST_TRANSFERS);
    await db.deleteFrom('transfers').where('guest', '=', guest).where('hash', 'not in', newest).execute();
  },

  removeAll: async ids => {
    await db.deleteFrom('transfers').where('guest', 'in', ids).execute();
  },

  find: (hash, now) =>
    db
      .selectFrom('transfers')
      .select(['guest', 'room', 'expires_at as expiresAt'])
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      .executeTakeFirst(),

  redeem: (hash, now) =>
    db
      .deleteFrom('transfers')
      .where('hash', '=', hash)
      .where('expires_at', '>', now)
      .returning(['guest', 'room', 'expires_at as expiresAt'])
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

/** A token in the list of its guest's. When the first device was last used isn't known: its visits are the guest's. */
export interface ListedToken extends Omit<Token, 'seenAt'> {
  readonly seenAt: number | null;
}

/** The tokens of a person's devices and programs. A guest's first device's is stored with the guest. */
export interface Tokens {
  add(token: Omit<Token, 'seenAt'>): Promise<void>;
  /** Finds the token of a program or of any device but the first. */
  find(tokenHash: string): Promise<Token | undefined>;
  /** All tokens of a person, those of the first devices last. */
  list(ids: GuestIds): Promise<readonly ListedToken[]>;
  /** Notes that it was used. */
  touch(tokenHash: string, at: number): Promise<void>;
  /** Removes a person's token whose hash begins with this; the hashes of those removed. */
  revoke(ids: GuestIds, beginning: string): Promise<readonly string[]>;
}

const TOKEN_COLUMNS = [
  'token_hash as tokenHash',
  'guest',
  'kind',
  'name',
  'created_at as createdAt',
  'seen_at as seenAt',
] as const;

/** Stored in place of the first device's hash when that device is removed. No hash looks like this. */
const noDeviceOf = (guest: string): string => `none:${guest}`;

const listFirst = (db: Kysely<Schema>, ids: GuestIds) =>
  db
    .selectFrom('guests')
    .select(['id as guest', 'token_hash as tokenHash', 'created_at as createdAt'])
    .where('id', 'in', ids)
    .where('token_hash', 'not in', ids.map(noDeviceOf));

export const openTokens = (db: Kysely<Schema>): Tokens => ({
  add: async ({ tokenHash, guest, kind, name, createdAt }) => {
    const row = { token_hash: tokenHash, guest, kind, name, created_at: createdAt, seen_at: createdAt };
    await db.insertInto('tokens').values(row).execute();
  },

  find: batchLookups(async hashes => {
    const rows = await db.selectFrom('tokens').select(TOKEN_COLUMNS).where('token_hash', 'in', hashes).execute();
    return new Map(rows.map(token => [token.tokenHash, token]));
  }),

  list: async ids => {
    const first = await listFirst(db, ids).execute();
    const others = await db
      .selectFrom('tokens')
      .select(TOKEN_COLUMNS)
      .where('guest', 'in', ids)
      .orderBy('created_at', 'desc')
      .execute();
    return [...others, ...first.map(each => ({ ...each, kind: 'device', name: null, seenAt: null }) as const)];
  },

  touch: async (tokenHash, at) => {
    await db.updateTable('tokens').set({ seen_at: at }).where('token_hash', '=', tokenHash).execute();
  },

  revoke: async (ids, beginning) => {
    const first = await listFirst(db, ids).where('token_hash', 'like', `${beginning}%`).execute();
    for (const { guest } of first)
      await db
        .updateTable('guests')
        .set({ token_hash: noDeviceOf(guest) })
        .where('id', '=', guest)
        .execute();
    const rows = await db
      .deleteFrom('tokens')
      .where('guest', 'in', ids)
      .where('token_hash', 'like', `${beginning}%`)
      .returning('token_hash as tokenHash')
      .execute();
    return [...first, ...rows].map(({ tokenHash }) => tokenHash);
  },
});
