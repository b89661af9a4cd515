import type { Kysely } from 'kysely';
import { rowCount } from './row-count.ts';
import type { Schema } from './schema.ts';

/** The secrets by which guests' calendars of deadlines are read. A secret is stored as it is, so that its guest can copy the link again. */
export interface Calendars {
  find(guest: string): Promise<string | undefined>;
  /** Gives a guest's calendar this secret; an older one leads nowhere from now on. */
  set(guest: string, secret: string): Promise<void>;
  remove(guest: string): Promise<void>;
  findGuest(secret: string): Promise<string | undefined>;
  count(): Promise<number>;
}

export const openCalendars = (db: Kysely<Schema>): Calendars => {
  const all = db.selectFrom('calendars').select(['guest', 'secret']);
  return {
    find: async guest => (await all.where('guest', '=', guest).executeTakeFirst())?.secret,

    set: async (guest, secret) => {
      await db
        .insertInto('calendars')
        .values({ guest, secret })
        .onConflict(conflict => conflict.column('guest').doUpdateSet({ secret }))
        .execute();
    },

    remove: async guest => {
      await db.deleteFrom('calendars').where('guest', '=', guest).execute();
    },

    findGuest: async secret => (await all.where('secret', '=', secret).executeTakeFirst())?.guest,
    count: async () => {
      return (await db.selectFrom('calendars').select(rowCount.as('count')).executeTakeFirstOrThrow()).count;
    },
  };
};
