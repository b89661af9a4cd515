import type { Kysely } from 'kysely';
import type { GuestIds } from './guests.ts';
import { rowCount } from './row-count.ts';
import type { Schema } from './schema.ts';

/** The secrets by which guests' calendars of deadlines are read. A secret is stored as it is, so that its guest can copy the link again. */
export interface Calendars {
  /** The secret of a person's calendar. Each of the guests that the person was before may have had one, and all of them work. */
  find(ids: GuestIds): Promise<string | undefined>;
  /** Gives a person's calendar this secret; older ones lead nowhere from now on. */
  set(ids: GuestIds, secret: string): Promise<void>;
  remove(ids: GuestIds): Promise<void>;
  findGuest(secret: string): Promise<string | undefined>;
  count(): Promise<number>;
}

export const openCalendars = (db: Kysely<Schema>): Calendars => {
  const all = db.selectFrom('calendars').select(['guest', 'secret']);
  return {
    find: async ids => {
      const found = await all.where('guest', 'in', ids).execute();
      return (found.find(({ guest }) => guest === ids[0]) ?? found[0])?.secret;
    },

    set: async (ids, secret) => {
      const [guest, ...merged] = ids;
      if (merged.length > 0) await db.deleteFrom('calendars').where('guest', 'in', merged).execute();
      await db
        .insertInto('calendars')
        .values({ guest, secret })
        .onConflict(conflict => conflict.column('guest').doUpdateSet({ secret }))
        .execute();
    },

    remove: async ids => {
      await db.deleteFrom('calendars').where('guest', 'in', ids).execute();
    },

    findGuest: async secret => (await all.where('secret', '=', secret).executeTakeFirst())?.guest,
    count: async () => {
      return (await db.selectFrom('calendars').select(rowCount.as('count')).executeTakeFirstOrThrow()).count;
    },
  };
};
