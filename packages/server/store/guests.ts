import type { Kysely } from 'kysely';
import { batchLookups } from './batch-lookups.ts';
import type { Schema } from './schema.ts';

/** A guest, known by a secret that only their devices have: the store keeps its hash. */
export interface Guest {
  readonly id: string;
  readonly tokenHash: string;
  readonly name: string;
  readonly language: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

export interface Guests {
  create(guest: Guest): Promise<void>;
  findById(id: string): Promise<Guest | undefined>;
  findByToken(tokenHash: string): Promise<Guest | undefined>;
  update(id: string, to: Partial<Pick<Guest, 'name' | 'language' | 'tokenHash' | 'seenAt'>>): Promise<void>;
}

const COLUMNS = [
  'id',
  'token_hash as tokenHash',
  'name',
  'language',
  'created_at as createdAt',
  'seen_at as seenAt',
] as const;

export const openGuests = (db: Kysely<Schema>): Guests => ({
  create: async ({ id, tokenHash, name, language, createdAt, seenAt }) => {
    const row = { id, token_hash: tokenHash, name, language, created_at: createdAt, seen_at: seenAt };
    await db.insertInto('guests').values(row).execute();
  },

  findById: id => db.selectFrom('guests').select(COLUMNS).where('id', '=', id).executeTakeFirst(),

  findByToken: batchLookups(async hashes => {
    const rows = await db.selectFrom('guests').select(COLUMNS).where('token_hash', 'in', hashes).execute();
    return new Map(rows.map(guest => [guest.tokenHash, guest]));
  }),

  update: async (id, { name, language, tokenHash, seenAt }) => {
    const columns = Object.entries({ name, language, token_hash: tokenHash, seen_at: seenAt });
    const changed = Object.fromEntries(columns.filter(([, value]) => value !== undefined));
    if (Object.keys(changed).length > 0) await db.updateTable('guests').set(changed).where('id', '=', id).execute();
  },
});
