import { type Kysely, sql } from 'kysely';
import type { GuestIds } from './guests.ts';
import type { Schema } from './schema.ts';

/** A passkey: a public key whose private one an authenticator of the guest's has. */
export interface Passkey {
  /** Names it to its guest. */
  readonly id: string;
  /** The authenticator's id of it. */
  readonly credential: string;
  readonly guest: string;
  /** The guest, as the authenticator knows them. */
  readonly handle: string;
  /** The COSE key, in base64url. */
  readonly publicKey: string;
  /** The authenticator's number of signatures; 0: it doesn't count them. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string | null;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface Passkeys {
  /** Stores a passkey; false: the person with these ids has `most` already, or somebody has this one. */
  add(passkey: Passkey, ids: GuestIds, most: number): Promise<boolean>;
  /** A person's passkeys, the newest first. */
  list(ids: GuestIds): Promise<readonly Passkey[]>;
  find(credential: string): Promise<Passkey | undefined>;
  /** Notes a use. The counter never gets smaller. */
  use(id: string, counter: number, at: number): Promise<void>;
  /** false: the person has no such passkey. */
  rename(ids: GuestIds, id: string, name: string): Promise<boolean>;
  /** false: the person has no such passkey. */
  remove(ids: GuestIds, id: string): Promise<boolean>;
}

const COLUMNS = [
  'id',
  'credential',
  'guest',
  'handle',
  'public_key as publicKey',
  'counter',
  'transports',
  'name',
  'created_at as createdAt',
  'used_at as usedAt',
] as const;

type PasskeyRow = Omit<Passkey, 'transports'> & { readonly transports: string };

const passkeyOf = (row: PasskeyRow): Passkey => ({
  ...row,
  transports: row.transports.split(' ').filter(each => each !== ''),
});

export const openPasskeys = (db: Kysely<Schema>): Passkeys => ({
  add: async ({ id, credential, guest, handle, publicKey, counter, transports, name, createdAt }, ids, most) => {
    // Counted in the same statement, so that many requests at once don't get past the limit.
    const added = await sql`insert into passkeys
        (id, credential, guest, handle, public_key, counter, transports, name, created_at, used_at)
      select ${id}, ${credential}, ${guest}, ${handle}, ${publicKey}, ${counter}, ${transports.join(' ')}, ${name},
        ${createdAt}, null
      where (select count(*) from passkeys where guest in (${sql.join(ids)})) < ${most}
      on conflict do nothing returning id`.execute(db);
    return added.rows.length > 0;
  },

  list: async ids => {
    const rows = db.selectFrom('passkeys').select(COLUMNS).where('guest', 'in', ids);
    return (await rows.orderBy('created_at', 'desc').orderBy('id').execute()).map(passkeyOf);
  },

  find: async credential => {
    const found = db.selectFrom('passkeys').select(COLUMNS).where('credential', '=', credential);
    const row = await found.executeTakeFirst();
    return row === undefined ? undefined : passkeyOf(row);
  },

  use: async (id, counter, at) => {
    const used = db.updateTable('passkeys').set({ used_at: at }).where('id', '=', id);
    await used.execute();
    await db.updateTable('passkeys').set({ counter }).where('id', '=', id).where('counter', '<', counter).execute();
  },

  rename: async (ids, id, name) => {
    const renamed = db.updateTable('passkeys').set({ name }).where('guest', 'in', ids).where('id', '=', id);
    return (await renamed.returning('id').executeTakeFirst()) !== undefined;
  },

  remove: async (ids, id) => {
    const removed = db.deleteFrom('passkeys').where('guest', 'in', ids).where('id', '=', id);
    return (await removed.returning('id').executeTakeFirst()) !== undefined;
  },
});

/** Random bytes that a passkey is to sign, once. Only their hash is stored. */
interface Challenge {
  readonly hash: string;
  /** The hash of the secret of the browser that has asked for it. */
  readonly session: string;
  /** The guest who adds a passkey; null: it is for signing in. */
  readonly guest: string | null;
  readonly expiresAt: number;
}

export interface Challenges {
  add(challenge: Challenge, now: number): Promise<void>;
  /** Uses it up; undefined: it doesn't exist, was used, or has expired. */
  take(hash: string, now: number): Promise<Pick<Challenge, 'session' | 'guest'> | undefined>;
}

export const openChallenges = (db: Kysely<Schema>): Challenges => ({
  add: async ({ hash, session, guest, expiresAt }, now) => {
    await db.deleteFrom('challenges').where('expires_at', '<=', now).execute();
    await db.insertInto('challenges').values({ hash, session, guest, expires_at: expiresAt }).execute();
  },

  take: async (hash, now) => {
    const taken = db.deleteFrom('challenges').where('hash', '=', hash).returning(['session', 'guest', 'expires_at']);
    const challenge = await taken.executeTakeFirst();
    return challenge === undefined || challenge.expires_at <= now ? undefined : challenge;
  },
});
