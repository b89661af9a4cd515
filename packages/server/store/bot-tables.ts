import type { Kysely } from 'kysely';
import type { GuestIds } from './guests.ts';
import { rowCount } from './row-count.ts';
import type { Schema } from './schema.ts';

/** The tables that guests have left to bots alone. */
export interface BotTableStore {
  add(room: string, owner: string): Promise<void>;
  /** The number of a person's tables that bots are playing alone now. */
  countPlaying(owners: GuestIds): Promise<number>;
}

export const openBotTables = (db: Kysely<Schema>): BotTableStore => ({
  add: async (room, owner) => {
    await db
      .insertInto('bot_tables')
      .values({ room, owner })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  },

  countPlaying: async owners => {
    const { count } = await db
      .selectFrom('bot_tables')
      .innerJoin('rooms', 'rooms.id', 'bot_tables.room')
      .select(rowCount.as('count'))
      .where('bot_tables.owner', 'in', owners)
      .where('rooms.phase', '=', 'playing')
      .where(it => it.not(it.exists(it.selectFrom('seats').select('player').whereRef('seats.room', '=', 'rooms.id'))))
      .executeTakeFirstOrThrow();
    return count;
  },
});
