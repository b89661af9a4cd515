import { type Kysely, sql } from 'kysely';
import { batchLookups } from './batch-lookups.ts';
import type { Schema } from './schema.ts';

/** A person's ids, their own first: rooms know the person by any of them. */
export type GuestIds = readonly [string, ...string[]];

/** A guest who isn't anybody else yet. */
export interface NewGuest {
  readonly id: string;
  readonly tokenHash: string;
  readonly name: string;
  readonly language: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** A guest, known by a secret that only their devices have: the store keeps its hash. */
export interface Guest extends NewGuest {
  /** The guest's own id, and those of the guests that were merged into it. */
  readonly ids: GuestIds;
  /** The guest that this one was merged into; null: none. */
  readonly owner: string | null;
}

export interface Guests {
  create(guest: NewGuest): Promise<void>;
  findById(id: string): Promise<Guest | undefined>;
  findByToken(tokenHash: string): Promise<Guest | undefined>;
  update(id: string, to: Partial<Pick<Guest, 'name' | 'language' | 'tokenHash' | 'seenAt'>>): Promise<void>;
  /** By the id of each guest that was merged into another: that one. Those who have been deleted since are among them. */
  readOwners(): Promise<ReadonlyMap<string, string>>;
  /** The guests whose ids these are by now. */
  listOwners(ids: readonly string[]): Promise<readonly string[]>;
}

const COLUMNS = [
  'id',
  'token_hash as tokenHash',
  'name',
  'language',
  'created_at as createdAt',
  'seen_at as seenAt',
  'owner',
] as const;

/** The ids of the guests that were merged into this one, with spaces in between; null: none were. */
const MERGED = sql<string | null>`(
  select string_agg(merged.id, ' ') from guests as merged where merged.owner = guests.id
)`.as('merged');

const guestOf = ({ merged, ...row }: Omit<Guest, 'ids'> & { readonly merged: string | null }): Guest => ({
  ...row,
  ids: [row.id, ...(merged === null ? [] : merged.split(' ').sort())],
});

export const openGuests = (db: Kysely<Schema>): Guests => ({
  create: async ({ id, tokenHash, name, language, createdAt, seenAt }) => {
    const row = { id, token_hash: tokenHash, name, language, created_at: createdAt, seen_at: seenAt };
    await db
      .insertInto('guests')
      .values({ ...row, owner: null, merging: null })
      .execute();
  },

  findById: async id => {
    const row = await db.selectFrom('guests').select(COLUMNS).select(MERGED).where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : guestOf(row);
  },

  findByToken: batchLookups(async hashes => {
    const found = db.selectFrom('guests').select(COLUMNS).select(MERGED).where('token_hash', 'in', hashes);
    return new Map((await found.execute()).map(row => [row.tokenHash, guestOf(row)]));
  }),

  update: async (id, { name, language, tokenHash, seenAt }) => {
    const columns = Object.entries({ name, language, token_hash: tokenHash, seen_at: seenAt });
    const changed = Object.fromEntries(columns.filter(([, value]) => value !== undefined));
    if (Object.keys(changed).length > 0) await db.updateTable('guests').set(changed).where('id', '=', id).execute();
  },

  readOwners: async () => {
    const rows = await db
      .selectFrom('guests')
      .select(['id', 'owner'])
      .where('owner', 'is not', null)
      .union(db.selectFrom('deleted').select(['player as id', 'owner']).where('owner', 'is not', null))
      .execute();
    return new Map(rows.map(({ id, owner }) => [id, owner ?? id]));
  },

  listOwners: async ids => {
    if (ids.length === 0) return [];
    const rows = await db
      .selectFrom('guests')
      .select(it => it.fn.coalesce('owner', 'id').as('owner'))
      .distinct()
      .where('id', 'in', ids)
      .execute();
    return rows.map(({ owner }) => owner);
  },
});
