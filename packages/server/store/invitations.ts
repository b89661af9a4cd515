import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { GuestIds } from './guests.ts';
import type { Schema } from './schema.ts';

/** A guest's invitation to a table at which people gather. */
export interface Invitation {
  readonly room: string;
  readonly game: string;
  /** The sender's name at that table. */
  readonly name: string;
  readonly at: number;
}

/** Invitations count while their table gathers and the invited guest doesn't sit there. */
export interface Invitations {
  /** Stores an invitation; false: the guest was invited to this table before. */
  add(room: string, player: string, sender: string, at: number): Promise<boolean>;
  /** A person's invitations, the newest first; not those of senders whom the person has muted or blocked since. One for each table. */
  list(ids: GuestIds, limit: number): Promise<readonly Invitation[]>;
  /** How many of the invitations that a person has sent still count. */
  countSent(ids: GuestIds): Promise<number>;
  decline(room: string, ids: GuestIds): Promise<void>;
  /** Removes those whose tables no longer gather. */
  removeOld(): Promise<void>;
  /** The secret from which handles of people are made. The first caller makes it. */
  readKey(): Promise<string>;
}

const KEY = 'handle-key';

export const openInvitations = (db: Kysely<Schema>): Invitations => ({
  add: async (room, player, sender, at) => {
    const added = await db
      .insertInto('invitations')
      .values({ room, player, sender, at, is_declined: 0 })
      .onConflict(conflict => conflict.doNothing())
      .returning('room')
      .executeTakeFirst();
    return added !== undefined;
  },

  list: async (ids, limit) => {
    const rows = await db
      .selectFrom('invitations')
      .innerJoin('rooms', 'rooms.id', 'invitations.room')
      .innerJoin('names', join =>
        join.onRef('names.room', '=', 'invitations.room').onRef('names.player', '=', 'invitations.sender'),
      )
      .select(['invitations.room', 'rooms.game', 'names.name', 'invitations.at'])
      .where('invitations.player', 'in', ids)
      .where('invitations.is_declined', '=', 0)
      .where('rooms.phase', '=', 'gathering')
      .where(it =>
        it.not(
          it.exists(
            it
              .selectFrom('seats')
              .select('seats.room')
              .whereRef('seats.room', '=', 'invitations.room')
              .where('seats.player', 'in', ids),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) => {
        const mutes = selectFrom('mutes').select('mutes.player').where('mutes.player', 'in', ids);
        return not(exists(mutes.whereRef('mutes.muted', '=', 'invitations.sender')));
      })
      .where(({ not, exists, selectFrom }) => {
        const blocks = selectFrom('blocks').select('blocks.player').where('blocks.player', 'in', ids);
        return not(exists(blocks.whereRef('blocks.blocked', '=', 'invitations.sender')));
      })
      .orderBy('invitations.at', 'desc')
      .orderBy('invitations.room')
      .limit(limit)
      .execute();
    const rooms = rows.map(({ room }) => room);
    return rows.filter(({ room }, at) => rooms.indexOf(room) === at);
  },

  countSent: async ids => {
    const rows = await db
      .selectFrom('invitations')
      .innerJoin('rooms', 'rooms.id', 'invitations.room')
      .select('invitations.room')
      .where('invitations.sender', 'in', ids)
      .where('rooms.phase', '=', 'gathering')
      .execute();
    return rows.length;
  },

  decline: async (room, ids) => {
    await db
      .updateTable('invitations')
      .set({ is_declined: 1 })
      .where('room', '=', room)
      .where('player', 'in', ids)
      .execute();
  },

  removeOld: async () => {
    await db
      .deleteFrom('invitations')
      .where(({ not, exists, selectFrom }) => {
        // One look at each invitation's table: there are far more tables than invitations.
        const gathering = selectFrom('rooms').select('rooms.id').where('rooms.phase', '=', 'gathering');
        return not(exists(gathering.whereRef('rooms.id', '=', 'invitations.room')));
      })
      .execute();
  },

  readKey: async () => {
    await db
      .insertInto('meta')
      .values({ key: KEY, value: randomBytes(32).toString('hex') })
      .onConflict(conflict => conflict.doNothing())
      .execute();
    return (await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirstOrThrow()).value;
  },
});
