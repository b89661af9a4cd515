import { type Kysely, sql } from 'kysely';
import { rowCount } from './row-count.ts';
import type { Schema } from './schema.ts';

/** A guest, with those that were merged into it, as far as it matters for how long they are kept. */
interface GuestAge {
  readonly id: string;
  readonly seenAt: number;
  readonly isSeated: boolean;
}

/** Queries for removing what nobody uses any more. Every one looks at a bounded part of the store. */
export interface ExpiryStore {
  /** Guests after this id, in the order of ids. Those that were merged into others go with them. */
  listGuests(after: string, limit: number): Promise<readonly GuestAge[]>;
  /** Removes the chat of those of these rooms whose match ended before a time; returns the number of messages. */
  removeChat(rooms: readonly string[], before: number, isDryRun: boolean): Promise<number>;
  /** Removes tokens last used before a time, and links that have run out by now; returns the number of both. */
  removeTokens(before: number, now: number, isDryRun: boolean): Promise<number>;
}

export const openExpiry = (db: Kysely<Schema>): ExpiryStore => ({
  listGuests: async (after, limit) => {
    const rows = await db
      .selectFrom('guests')
      .select(it => [
        'guests.id',
        'guests.seen_at',
        it
          .selectFrom('seats')
          .select(sql<number>`1`.as('one'))
          .whereRef('seats.player', '=', 'guests.id')
          .limit(1)
          .as('seated'),
        it
          .selectFrom('seats')
          .innerJoin('guests as merged', 'merged.id', 'seats.player')
          .select(sql<number>`1`.as('one'))
          .whereRef('merged.owner', '=', 'guests.id')
          .limit(1)
          .as('seated_before'),
      ])
      .where('guests.owner', 'is', null)
      .where('guests.id', '>', after)
      .orderBy('guests.id')
      .limit(limit)
      .execute();
    return rows.map(({ id, seen_at, seated, seated_before }) => ({
      id,
      seenAt: seen_at,
      isSeated: seated !== null || seated_before !== null,
    }));
  },

  removeChat: async (rooms, before, isDryRun) => {
    if (rooms.length === 0) return 0;
    const over = await db
      .selectFrom('rooms')
      .select('id')
      .where('id', 'in', rooms)
      .where('phase', 'in', ['over', 'ended'])
      .where('updated_at', '<', before)
      .execute();
    const ids = over.map(({ id }) => id);
    if (ids.length === 0) return 0;
    if (isDryRun) {
      const found = db.selectFrom('chat').select(rowCount.as('count')).where('room', 'in', ids);
      return (await found.executeTakeFirstOrThrow()).count;
    }
    const { numDeletedRows } = await db.deleteFrom('chat').where('room', 'in', ids).executeTakeFirst();
    return Number(numDeletedRows);
  },

  removeTokens: async (before, now, isDryRun) => {
    if (isDryRun) {
      const tokens = db.selectFrom('tokens').select(rowCount.as('count')).where('seen_at', '<', before);
      const links = db.selectFrom('transfers').select(rowCount.as('count')).where('expires_at', '<=', now);
      return (await tokens.executeTakeFirstOrThrow()).count + (await links.executeTakeFirstOrThrow()).count;
    }
    const tokens = await db.deleteFrom('tokens').where('seen_at', '<', before).executeTakeFirst();
    const links = await db.deleteFrom('transfers').where('expires_at', '<=', now).executeTakeFirst();
    for (const table of ['codes', 'challenges'] as const)
      await db.deleteFrom(table).where('expires_at', '<=', now).execute();
    return Number(tokens.numDeletedRows) + Number(links.numDeletedRows);
  },
});
