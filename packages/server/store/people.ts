import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Deletes people. Answers, entropy and the random id in the journals stay, so that others can verify their matches. Every step can be
 * repeated: a guest stays pending until all of them are done, in case the server crashes in between.
 */
export interface People {
  /** Forgets a guest: from now on nobody is known by the guest's secrets, and the name is shown nowhere. The seats are still to be given up. */
  forget(player: string, at: number): Promise<void>;
  /** Hides the name that old lines have of a player, who isn't a guest of this house. */
  hide(player: string, at: number): Promise<void>;
  /** Guests who are forgotten and whose seats aren't given up yet. */
  listPending(): Promise<readonly string[]>;
  /** Notes that a guest's seats are given up. */
  finish(player: string): Promise<void>;
  /** Changes what a player is called in a room. */
  rename(room: string, player: string, name: string): Promise<void>;
  /** The rooms in which a player sits, has sat or has asked for a seat, and those the player has left to bots. */
  listRooms(player: string): Promise<readonly string[]>;
}

/** The tables whose rows go with their guest. */
const GUEST_TABLES = [
  'tokens',
  'transfers',
  'passkeys',
  'challenges',
  'recovery_codes',
  'channels',
  'quiet_hours',
  'outgoing',
  'calendars',
  'profiles',
  'mailed_tables',
] as const;

export const openPeople = (db: Kysely<Schema>): People => {
  const add = async (player: string, at: number, is_pending: 0 | 1): Promise<void> => {
    await db
      .insertInto('deleted')
      .values({ player, at, is_pending })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  };
  return {
    forget: async (player, at) => {
      await add(player, at, 1);
      for (const table of GUEST_TABLES) await db.deleteFrom(table).where('guest', '=', player).execute();
      await db.deleteFrom('guests').where('id', '=', player).execute();
      // The counts stay, so that nobody can begin again by leaving.
      await db.updateTable('mail_requests').set({ guest: '' }).where('guest', '=', player).execute();
      // An empty name tells the rooms that the player was deleted, also those in which the player has no seat any more.
      await db.updateTable('names').set({ name: '' }).where('player', '=', player).execute();
      await db.updateTable('chat').set({ name: '', text: '' }).where('player', '=', player).execute();
      await db
        .deleteFrom('invitations')
        .where(it => it.or([it('player', '=', player), it('sender', '=', player)]))
        .execute();
      await db
        .deleteFrom('mutes')
        .where(it => it.or([it('player', '=', player), it('muted', '=', player)]))
        .execute();
      await db
        .deleteFrom('blocks')
        .where(it => it.or([it('player', '=', player), it('blocked', '=', player)]))
        .execute();
      await db
        .deleteFrom('reports')
        .where(it => it.or([it('reporter', '=', player), it('reported', '=', player)]))
        .execute();
      // A sanction itself stays, so that nobody ends it by deleting themselves.
      await db.updateTable('sanctions').set({ name: '' }).where('guest', '=', player).execute();
    },

    hide: (player, at) => add(player, at, 0),

    listPending: async () => {
      const rows = await db.selectFrom('deleted').select('player').where('is_pending', '=', 1).execute();
      return rows.map(({ player }) => player);
    },

    finish: async player => {
      await db.deleteFrom('bot_tables').where('owner', '=', player).execute();
      await db.updateTable('deleted').set({ is_pending: 0 }).where('player', '=', player).execute();
    },

    rename: async (room, player, name) => {
      const own = db.updateTable('names').set({ name }).where('room', '=', room).where('player', '=', player);
      await own.where('name', '!=', '').execute();
    },

    listRooms: async player => {
      const seated = db.selectFrom('seats').select('room').where('player', '=', player);
      const named = db.selectFrom('names').select('room').where('player', '=', player);
      const left = db.selectFrom('bot_tables').select('room').where('owner', '=', player);
      const rows = await seated.union(named).union(left).execute();
      return rows.map(({ room }) => room);
    },
  };
};
