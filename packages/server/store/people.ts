import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Deletes people. Answers, entropy and the random id in the journals stay, so that others can verify their matches. Every step can be
 * repeated: a guest stays pending until all of them are done, in case the server crashes in between.
 */
export interface People {
  /**
   * Forgets guests who are one person, and those that were merged into them: from now on nobody is known by their secrets, and their names
   * are shown nowhere. Returns all of them. Their seats are still to be given up.
   */
  forget(ids: readonly string[], at: number): Promise<readonly string[]>;
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
  const add = async (players: readonly string[], at: number, is_pending: 0 | 1): Promise<void> => {
    const known = await db.selectFrom('guests').select(['id', 'owner']).where('id', 'in', players).execute();
    const owners = new Map(known.map(({ id, owner }) => [id, owner]));
    await db
      .insertInto('deleted')
      .values(players.map(player => ({ player, at, is_pending, owner: owners.get(player) ?? null })))
      .onConflict(conflict => conflict.doNothing())
      .execute();
  };
  const forget = async (ids: readonly string[], at: number): Promise<readonly string[]> => {
    if (ids.length === 0) return [];
    await add(ids, at, 1);
    for (const table of GUEST_TABLES) await db.deleteFrom(table).where('guest', 'in', ids).execute();
    await db.deleteFrom('guests').where('id', 'in', ids).execute();
    // The counts stay, so that nobody can begin again by leaving.
    await db.updateTable('mail_requests').set({ guest: '' }).where('guest', 'in', ids).execute();
    // An empty name tells the rooms that the player was deleted, also those in which the player has no seat any more.
    await db.updateTable('names').set({ name: '' }).where('player', 'in', ids).execute();
    await db.updateTable('chat').set({ name: '', text: '' }).where('player', 'in', ids).execute();
    await db
      .deleteFrom('invitations')
      .where(it => it.or([it('player', 'in', ids), it('sender', 'in', ids)]))
      .execute();
    await db
      .deleteFrom('mutes')
      .where(it => it.or([it('player', 'in', ids), it('muted', 'in', ids)]))
      .execute();
    await db
      .deleteFrom('blocks')
      .where(it => it.or([it('player', 'in', ids), it('blocked', 'in', ids)]))
      .execute();
    await db
      .deleteFrom('reports')
      .where(it => it.or([it('reporter', 'in', ids), it('reported', 'in', ids)]))
      .execute();
    // A sanction itself stays, so that nobody ends it by deleting themselves.
    await db.updateTable('sanctions').set({ name: '' }).where('guest', 'in', ids).execute();
    // Somebody may have become a part of them until they were gone.
    const late = await db.selectFrom('guests').select('id').where('owner', 'in', ids).execute();
    const further = await forget(
      late.map(({ id }) => id),
      at,
    );
    return [...ids, ...further];
  };
  return {
    forget,

    hide: (player, at) => add([player], at, 0),

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
