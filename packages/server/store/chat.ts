import { type Kysely, sql } from 'kysely';
import { batchLookups } from './batch-lookups.ts';
import { type DamageReport, readUnlessDamaged } from './damage.ts';
import type { GuestIds } from './guests.ts';
import type { Schema } from './schema.ts';

/** A chat message; numbered from 0. */
export interface Remark {
  readonly number: number;
  readonly at: number;
  readonly player: string;
  /** The player's name at that time. */
  readonly name: string;
  readonly text: string;
}

/** A new chat message: with the same id a player sends it once, however often it is repeated. */
interface NewRemark extends Omit<Remark, 'number'> {
  readonly id: string;
}

export interface Chat {
  /** The number of a player's message with this id; undefined: there is none. */
  findNumber(room: string, player: string, id: string): Promise<number | undefined>;
  /** The number it was given, and whether it is new: another node may have received the same. */
  add(room: string, remark: NewRemark): Promise<{ readonly number: number; readonly isNew: boolean }>;
  /** How many messages of a player a room has. */
  count(room: string, player: string): Promise<number>;
  read(room: string, from: number, limit: number): Promise<readonly Remark[]>;
  /** Empties a message: it stays, because chat is read by number. */
  hide(room: string, number: number): Promise<void>;
  /** Changes the name that a player's messages in a room have. */
  rename(room: string, player: string, name: string): Promise<void>;
}

export const openChat = (db: Kysely<Schema>, damage: DamageReport): Chat => ({
  findNumber: (room, player, id) => numberOf(db, room, player, id),

  add: async (room, { id, at, player, name, text }) => {
    // On a conflict with another node's number, the writer takes the next one, unless the other node has stored the same message.
    for (;;) {
      const next = sql<number>`(select coalesce(max(number) + 1, 0) from chat where room = ${room})`;
      const said = await db
        .insertInto('chat')
        .values({ room, number: next, at, player, name, text, said: id })
        .onConflict(conflict => conflict.doNothing())
        .returning('number')
        .executeTakeFirst();
      if (said !== undefined) return { number: said.number, isNew: true };
      const before = await numberOf(db, room, player, id);
      if (before !== undefined) return { number: before, isNew: false };
    }
  },

  count: async (room, player) => {
    const remarks = db.selectFrom('chat').select(({ fn }) => fn.countAll().as('count'));
    const found = await remarks.where('room', '=', room).where('player', '=', player).executeTakeFirst();
    return Number(found?.count ?? 0);
  },

  read: async (room, from, limit) => {
    const rows = await readUnlessDamaged(damage, `The chat of table ${room}`, () =>
      selectRemarks(db, room, from, limit),
    );
    const sound = rows.filter(isSoundRemark);
    if (sound.length < rows.length)
      damage.note(`Some chat messages of table ${room} can't be read; they are left out.`);
    return sound;
  },

  hide: async (room, number) => {
    await db.updateTable('chat').set({ text: '' }).where('room', '=', room).where('number', '=', number).execute();
  },

  rename: async (room, player, name) => {
    const own = db.updateTable('chat').set({ name }).where('room', '=', room).where('player', '=', player);
    await own.where('name', '!=', '').execute();
  },
});

const selectRemarks = (db: Kysely<Schema>, room: string, from: number, limit: number): Promise<Remark[]> =>
  db
    .selectFrom('chat')
    .select(['number', 'at', 'player', 'name', 'text'])
    .where('room', '=', room)
    .where('number', '>=', from)
    .orderBy('number')
    .limit(limit)
    .execute();

function isSoundRemark({ number, at, player, name, text }: Remark): boolean {
  const texts: readonly unknown[] = [player, name, text];
  return Number.isInteger(number) && Number.isFinite(at) && texts.every(each => typeof each === 'string');
}

async function numberOf(db: Kysely<Schema>, room: string, player: string, id: string): Promise<number | undefined> {
  const remarks = db.selectFrom('chat').select('number').where('room', '=', room).where('player', '=', player);
  return (await remarks.where('said', '=', id).executeTakeFirst())?.number;
}

/** The players that a person has muted, as any of the guests that the person is. */
export interface Mutes {
  mute(ids: GuestIds, muted: string): Promise<void>;
  unmute(ids: GuestIds, muted: string): Promise<void>;
  listMuted(ids: GuestIds): Promise<readonly string[]>;
}

export function openMutes(db: Kysely<Schema>, damage: DamageReport): Mutes {
  const mutedBy = batchLookups(async players => {
    const mutes = db.selectFrom('mutes').selectAll().where('player', 'in', players);
    const rows = await readUnlessDamaged(damage, 'Muted players', () => mutes.orderBy('muted').execute());
    return Map.groupBy(rows, ({ player }) => player);
  });
  return {
    mute: async ([player], muted) => {
      await db
        .insertInto('mutes')
        .values({ player, muted })
        .onConflict(conflict => conflict.doNothing())
        .execute();
    },

    unmute: async (ids, muted) => {
      await db.deleteFrom('mutes').where('player', 'in', ids).where('muted', '=', muted).execute();
    },

    listMuted: async ids => {
      const found = await Promise.all(ids.map(mutedBy));
      return [...new Set(found.flatMap(mutes => mutes ?? []).map(({ muted }) => muted))];
    },
  };
}
