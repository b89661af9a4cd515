import type { RoomFacts } from '@consigliere/match';
import { type Kysely, sql } from 'kysely';
import type { DamageReport } from './damage.ts';
import { findBrokenLine } from './entry.ts';
import type { GuestIds } from './guests.ts';
import { LISTED, OPEN } from './migrations.ts';
import { readPlayers } from './names.ts';
import { rowCount } from './row-count.ts';
import type { Schema } from './schema.ts';

/** A room's row in a list. */
export interface RoomRow extends Pick<RoomFacts, 'game' | 'phase' | 'isPublic' | 'card'> {
  readonly id: string;
  readonly createdAt: number;
  /** The time of the last change that everybody can see. */
  readonly updatedAt: number;
  /** The number of lines in its journal. */
  readonly lines: number;
  /** The names of its players, in the order of their seats; '': deleted, null: as the card says, which is of an older version. */
  readonly names: readonly (string | null)[];
}

/** A room's row in one of its players' lists. */
export interface OwnRoom extends RoomRow {
  readonly isAwaited: boolean;
  /** The player's seat. */
  readonly seat: number;
}

/** Everything stored about a room beside its journal; players are in no order. */
interface KnownRoom extends RoomRow, RoomFacts {
  /** The state of the match, and after how many lines: it is saved later than they are. */
  readonly state: string | null;
  readonly stateLines: number;
}

/** The room after which the page begins. */
interface LobbyPage {
  readonly limit: number;
  readonly after?: Pick<RoomRow, 'createdAt' | 'id'> | undefined;
}

export interface Lobby {
  /** Public rooms that are gathering or playing, newest first; at most 50. */
  listPublic(page: LobbyPage): Promise<readonly RoomRow[]>;
  /** Public rooms that are gathering, newest first, of one game or of all; at most 50. */
  listOpen(page: LobbyPage & { readonly game?: string | undefined }): Promise<readonly RoomRow[]>;
  /** A person's rooms: first those that wait for them, then those with the latest news; at most 50. */
  listOwn(ids: GuestIds, limit: number): Promise<readonly OwnRoom[]>;
  find(id: string): Promise<KnownRoom | undefined>;
  /** Every room after this id, in the order of ids. */
  listAll(page: { readonly limit: number; readonly after?: string | undefined }): Promise<readonly RoomRow[]>;
  count(): Promise<number>;
  countByPhase(): Promise<Readonly<Partial<Record<RoomFacts['phase'], number>>>>;
  /** Sets how a room is listed, and when it is woken, where no line says so: it is frozen, or thaws. */
  setStanding(
    id: string,
    standing: { readonly phase: RoomFacts['phase']; readonly wake: number | null },
  ): Promise<void>;
  /** The first line that was changed after it was written; undefined: none. */
  findBrokenLine(id: string): Promise<number | undefined>;
}

const MOST_LISTED = 50;

const ROOM_COLUMNS = [
  'rooms.id',
  'rooms.game',
  'rooms.phase',
  'rooms.is_public',
  'rooms.card',
  'rooms.created_at',
  'rooms.updated_at',
  'rooms.lines',
] as const;

type RoomColumns = Pick<
  Schema['rooms'],
  'id' | 'game' | 'phase' | 'is_public' | 'card' | 'created_at' | 'updated_at' | 'lines'
>;

async function roomRowsOf(db: Kysely<Schema>, rows: readonly RoomColumns[]): Promise<RoomRow[]> {
  const ids = rows.map(({ id }) => id);
  const players = await readPlayers(db, ids);
  return rows.map(({ id, game, phase, is_public, card, created_at, updated_at, lines }) => ({
    id,
    game,
    phase,
    isPublic: is_public === 1,
    card,
    createdAt: created_at,
    updatedAt: updated_at,
    lines,
    names: players.get(id)?.map(({ name }) => name) ?? [],
  }));
}

const PHASES: readonly RoomFacts['phase'][] = ['gathering', 'playing', 'over', 'ended', 'frozen'];

/** A row in a list that says nothing about its table. */
const EMPTY_CARD = JSON.stringify({ seats: [], clock: 'none', language: 'en' });

/**
 * One damaged row must not take a whole list away. A card follows from the journal and is written again with the next line, so its
 * table stays open; a table whose other columns make no sense is closed and left out.
 */
const soundRows = <Row extends RoomColumns>(rows: readonly Row[], damage: DamageReport): readonly Row[] =>
  rows.flatMap(row => {
    if (!isSoundRow(row)) {
      damage.closeRoom(`${row.id}`, "its row in the lists can't be read");
      return [];
    }
    if (isSoundCard(row.card)) return [row];
    damage.note(`The players of table ${row.id} can't be listed until something happens there.`);
    return [{ ...row, card: EMPTY_CARD }];
  });

const isSoundRow = ({ game, phase, created_at, updated_at }: RoomColumns): boolean =>
  typeof game === 'string' && PHASES.includes(phase) && Number.isFinite(created_at) && Number.isFinite(updated_at);

function isSoundCard(card: string): boolean {
  try {
    const { seats = [] } = JSON.parse(card) as { readonly seats?: unknown };
    return Array.isArray(seats);
  } catch {
    return false;
  }
}

const isAwaited = sql<number>`cast((rooms.awaited >> seats.seat) & 1 as integer)`;

/** The newest rooms for which a condition holds. */
const newestRooms = (db: Kysely<Schema>, condition: string, { limit, after }: LobbyPage) => {
  const all = db.selectFrom('rooms').select(ROOM_COLUMNS).where(sql.raw<boolean>(condition));
  const rest =
    after === undefined
      ? all
      : all.where(it => it(it.refTuple('created_at', 'id'), '<', it.tuple(after.createdAt, after.id)));
  return rest.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(Math.min(limit, MOST_LISTED));
};

export const openLobby = (db: Kysely<Schema>, damage: DamageReport): Lobby => ({
  listPublic: async page => roomRowsOf(db, soundRows(await newestRooms(db, LISTED, page).execute(), damage)),

  listOpen: async ({ game, ...page }) => {
    const all = newestRooms(db, OPEN, page);
    const rows = await (game === undefined ? all : all.where('game', '=', game)).execute();
    return roomRowsOf(db, soundRows(rows, damage));
  },

  listOwn: async (ids, limit) => {
    const rows = await db
      .selectFrom('seats')
      .innerJoin('rooms', 'rooms.id', 'seats.room')
      .select([...ROOM_COLUMNS, 'seats.seat', isAwaited.as('is_awaited')])
      .where('seats.player', 'in', ids)
      .orderBy('is_awaited', 'desc')
      .orderBy('rooms.updated_at', 'desc')
      .orderBy('rooms.id')
      .limit(Math.min(limit, MOST_LISTED))
      .execute();
    // Two of a person's guests may have played a match against each other before they became one.
    const known = rows.map(({ id }) => id);
    const sound = soundRows(
      rows.filter(({ id }, at) => known.indexOf(id) === at),
      damage,
    );
    const listed = await roomRowsOf(db, sound);
    return listed.map((row, index) => ({
      ...row,
      isAwaited: sound[index]?.is_awaited === 1,
      seat: sound[index]?.seat ?? 0,
    }));
  },

  find: async id => {
    const row = await db.selectFrom('rooms').selectAll().where('id', '=', id).executeTakeFirst();
    const [listed] = row === undefined ? [] : await roomRowsOf(db, [row]);
    if (row === undefined || listed === undefined) return undefined;
    const kept = await db.selectFrom('states').select(['lines', 'state']).where('room', '=', id).executeTakeFirst();
    const seats = await db.selectFrom('seats').select(['player', 'seat']).where('room', '=', id).execute();
    return {
      ...listed,
      state: kept?.state ?? null,
      stateLines: kept?.lines ?? 0,
      players: seats.map(({ player }) => player).sort(),
      awaited: seats
        .filter(({ seat }) => ((row.awaited >> seat) & 1) === 1)
        .map(({ player }) => player)
        .sort(),
    };
  },

  listAll: async ({ limit, after = '' }) => {
    const rows = await db
      .selectFrom('rooms')
      .select(ROOM_COLUMNS)
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute();
    return roomRowsOf(db, soundRows(rows, damage));
  },

  countByPhase: async () => {
    const rooms = db.selectFrom('rooms').select(['phase', rowCount.as('count')]);
    const rows = await rooms.groupBy('phase').execute();
    return Object.fromEntries(rows.map(({ phase, count }) => [phase, count]));
  },

  count: async () => {
    return (await db.selectFrom('rooms').select(rowCount.as('count')).executeTakeFirstOrThrow()).count;
  },

  setStanding: async (id, { phase, wake }) => {
    await db.updateTable('rooms').set({ phase, wake, locked_until: 0 }).where('id', '=', id).execute();
  },

  findBrokenLine: async id => {
    const lines = db.selectFrom('lines').select(['number', 'at', 'body', 'hash']).where('room', '=', id);
    return findBrokenLine(await lines.orderBy('number').execute());
  },
});
