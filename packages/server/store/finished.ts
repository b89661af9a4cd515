import { type Kysely, sql } from 'kysely';
import { rowCount } from './row-count.ts';
import type { Schema } from './schema.ts';

/** A seat of a match that is over: a player, or a bot of a level. */
interface FinishedSeat {
  readonly player: string | null;
  readonly level: number | null;
  readonly place: number;
  readonly score: number;
}

/** A match that is over, as it was derived from its journal. */
export interface FinishedMatch {
  readonly room: string;
  readonly game: string;
  /** When it ended, by the wall clock. */
  readonly at: number;
  readonly seats: readonly FinishedSeat[];
  readonly moves: number;
  /** The version of the bots; null: it isn't known. */
  readonly bots: number | null;
  /** Why it doesn't count for ratings; null: it does. */
  readonly unrated: string | null;
}

/** The match after which a page begins. */
type FinishedCursor = Pick<FinishedMatch, 'at' | 'room'>;

/** How far the rated matches are: the same stamp means the same matches of the same people. */
export interface RatedStamp {
  readonly count: number;
  readonly latest: number;
  readonly generation: string;
}

/** A time in which the house was closed, or a correction of house time. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** The matches that are over: a row for each room, derived once. They outlive their tables. */
export interface FinishedStore {
  /** Adds a match, unless its room has a row. */
  add(match: FinishedMatch, derivedAt: number): Promise<void>;
  /** Adds a match in the place of what was derived before. */
  replace(match: FinishedMatch, derivedAt: number): Promise<void>;
  find(room: string): Promise<FinishedMatch | undefined>;
  /** A page of all rooms in the order of their ids: those that are over and have no row yet. `next`: the last one looked at; null: there are no more. */
  listMissing(
    after: string,
    limit: number,
  ): Promise<{ readonly rooms: readonly string[]; readonly next: string | null }>;
  /** The matches of a person, under any of these guests, the newest first. */
  listOf(
    players: readonly string[],
    page: { readonly limit: number; readonly after?: FinishedCursor | undefined; readonly before?: number | undefined },
  ): Promise<readonly FinishedMatch[]>;
  readStamp(): Promise<RatedStamp>;
  /** The rated matches that were derived at this time or later. */
  listRated(derivedSince: number): Promise<readonly FinishedMatch[]>;
  /** Every match, in pages in the order of their rooms. */
  listAll(after: string, limit: number): Promise<readonly FinishedMatch[]>;
  /** Tells every node that rows were replaced, or that guests have become one person. */
  renewGeneration(generation: string): Promise<void>;
  /** All outages, the earliest first: they tell house time from the wall clock's. */
  readOutages(): Promise<readonly Outage[]>;
  /** The names that players have in these rooms; a deleted player has none. */
  readNames(rooms: readonly string[]): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>>;
}

type Row = Schema['finished'];

const GENERATION = 'ratings-generation';
const COLUMNS = ['finished.room', 'finished.game', 'finished.at', 'finished.body'] as const;

const matchOf = ({ room, game, at, body }: Pick<Row, 'room' | 'game' | 'at' | 'body'>): FinishedMatch => ({
  room,
  game,
  at,
  ...(JSON.parse(body) as Omit<FinishedMatch, 'room' | 'game' | 'at'>),
});

const rowOf = ({ room, game, at, ...rest }: FinishedMatch, derived_at: number): Row => ({
  room,
  game,
  at,
  derived_at,
  is_rated: rest.unrated === null ? 1 : 0,
  body: JSON.stringify(rest),
});

export const openFinished = (db: Kysely<Schema>): FinishedStore => {
  /** Before the row itself, so that a crash in between leaves nothing that looks complete. */
  const addPlayers = async ({ room, at, seats }: FinishedMatch): Promise<void> => {
    const rows = seats.flatMap(({ player }) => (player === null ? [] : [{ player, room, at }]));
    if (rows.length === 0) return;
    const insert = db.insertInto('finished_players').values(rows);
    await insert.onConflict(conflict => conflict.columns(['player', 'room']).doUpdateSet({ at })).execute();
  };
  const all = db.selectFrom('finished').select(COLUMNS);
  return {
    add: async (match, derivedAt) => {
      await addPlayers(match);
      const insert = db.insertInto('finished').values(rowOf(match, derivedAt));
      await insert.onConflict(conflict => conflict.doNothing()).execute();
    },

    replace: async (match, derivedAt) => {
      await addPlayers(match);
      const { room, ...row } = rowOf(match, derivedAt);
      const insert = db.insertInto('finished').values({ room, ...row });
      await insert.onConflict(conflict => conflict.column('room').doUpdateSet(row)).execute();
    },

    find: async room => {
      const row = await all.where('room', '=', room).executeTakeFirst();
      return row && matchOf(row);
    },

    listMissing: async (after, limit) => {
      const rows = await db
        .selectFrom('rooms')
        .leftJoin('finished', 'finished.room', 'rooms.id')
        .select(['rooms.id', 'rooms.phase', 'finished.room'])
        .where('rooms.id', '>', after)
        .orderBy('rooms.id')
        .limit(limit)
        .execute();
      return {
        rooms: rows.flatMap(({ id, phase, room }) => (phase === 'over' && room === null ? [id] : [])),
        next: rows.length < limit ? null : (rows.at(-1)?.id ?? null),
      };
    },

    listOf: async (players, { limit, after, before }) => {
      if (players.length === 0) return [];
      // A person who played under two names at one table has one match there.
      let rooms = db
        .selectFrom('finished_players')
        .select('room')
        .distinct()
        .select('at')
        .where('player', 'in', players);
      if (after !== undefined)
        rooms = rooms.where(it => it(it.refTuple('at', 'room'), '<', it.tuple(after.at, after.room)));
      if (before !== undefined) rooms = rooms.where('at', '<', before);
      const page = rooms.orderBy('at', 'desc').orderBy('room', 'desc').limit(limit);
      const rows = await db
        .selectFrom(page.as('page'))
        .innerJoin('finished', 'finished.room', 'page.room')
        .select(COLUMNS)
        .orderBy('finished.at', 'desc')
        .orderBy('finished.room', 'desc')
        .execute();
      return rows.map(matchOf);
    },

    readStamp: async () => {
      const row = await db
        .selectFrom('finished')
        .select(it => [
          rowCount.as('count'),
          sql<number>`cast(coalesce(max(derived_at), 0) as bigint)`.as('latest'),
          it.selectFrom('meta').select('value').where('key', '=', GENERATION).as('generation'),
          it.selectFrom('guests').select(rowCount.as('merged')).where('owner', 'is not', null).as('merged'),
          it.selectFrom('deleted').select(rowCount.as('gone')).where('owner', 'is not', null).as('gone'),
        ])
        .where('is_rated', '=', 1)
        .executeTakeFirstOrThrow();
      return {
        count: row.count,
        latest: row.latest,
        generation: `${row.generation ?? ''}/${(row.merged ?? 0) + (row.gone ?? 0)}`,
      };
    },

    listRated: async derivedSince => {
      const rows = await all.where('is_rated', '=', 1).where('derived_at', '>=', derivedSince).execute();
      return rows.map(matchOf);
    },

    listAll: async (after, limit) =>
      (await all.where('room', '>', after).orderBy('room').limit(limit).execute()).map(matchOf),

    renewGeneration: async value => {
      const insert = db.insertInto('meta').values({ key: GENERATION, value });
      await insert.onConflict(conflict => conflict.column('key').doUpdateSet({ value })).execute();
    },

    readOutages: () => db.selectFrom('outages').select(['from_at as from', 'to_at as to']).orderBy('from_at').execute(),

    readNames: async rooms => {
      const names = new Map<string, Map<string, string>>(rooms.map(room => [room, new Map()]));
      if (rooms.length === 0) return names;
      const rows = await db
        .selectFrom('names')
        .leftJoin('deleted', 'deleted.player', 'names.player')
        .select(['names.room', 'names.player', 'names.name'])
        .where('names.room', 'in', rooms)
        .where('deleted.player', 'is', null)
        .where('names.name', '<>', '')
        .execute();
      for (const { room, player, name } of rows) names.get(room)?.set(player, name);
      return names;
    },
  };
};
