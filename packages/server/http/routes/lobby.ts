import { readCard } from '@consigliere/match';
import {
  anybodySchema,
  foundRoomSchema,
  gamesSchema,
  listedRoomsSchema,
  madeRoomSchema,
  newRoomSchema,
  openTablesSchema,
  ownRoomsSchema,
  pageSchema,
} from '@consigliere/protocol';
import { Matchmaker } from '../../anybody.ts';
import type { Context } from '../../context.ts';
import { allGames } from '../../games.ts';
import type { Clock } from '../../house/clock.ts';
import { findOpenTables } from '../../open-tables.ts';
import type { OwnRoom, RoomRow } from '../../store/lobby.ts';
import type { App } from '../app.ts';
import { requireGuest } from '../guard.ts';
import { openRoom } from '../open-room.ts';
import { responses } from '../schemas.ts';

/** The most rooms of a guest that a list shows. */
const MOST_OWN = 50;

/** A list's row of a table. Ages are the same by the wall clock, which has no outages, as by house time. */
function cardOf({ id, game, phase, createdAt, updatedAt, card, names }: RoomRow, { now, wall }: Clock) {
  const { seats, clock, language } = readCard(card, names);
  const closed = wall() - now();
  const times = { createdAt: createdAt + closed, updatedAt: updatedAt + closed };
  return { room: id, game, phase, seats: [...seats], clock, language, ...times };
}

/** Until when the guest has to answer, by the wall clock; null: nobody waits for the guest, or not until a time that the list knows. */
function deadlineOf({ isAwaited, seat, card, names }: OwnRoom, { now, wall }: Clock): number | null {
  const deadline = isAwaited ? (readCard(card, names).deadlines?.[seat] ?? null) : null;
  return deadline === null ? null : deadline + wall() - now();
}

type Cursor = Pick<RoomRow, 'createdAt' | 'id'>;

/** The room after which a page begins, as a client names it. */
function readCursor(after: string | undefined): Cursor | undefined {
  const [createdAt = '', ...id] = (after ?? '').split('-');
  return after === undefined ? undefined : { createdAt: Number(createdAt), id: id.join('-') };
}

const cursorAfter = (last: Cursor | undefined): string | null =>
  last === undefined ? null : `${last.createdAt}-${last.id}`;

/** Lists games and tables, and opens a table. */
export function addLobby(app: App, context: Context): void {
  const { store, limits, clock } = context;
  const matchmaker = new Matchmaker(context);

  app.get('/api/games', {
    schema: { summary: 'The games with their options, the default first', response: responses(gamesSchema) },
    handler: async () => ({
      games: allGames().map(({ id, version, seats, options }) => ({
        id,
        version,
        seats: { ...seats },
        options: Object.fromEntries(Object.entries(options).map(([name, values]) => [name, [...values]])),
      })),
    }),
  });

  app.post('/api/rooms', {
    schema: {
      summary: 'Opens a table, which begins with its creator’s entropy if asked to',
      body: newRoomSchema,
      response: responses(madeRoomSchema),
    },
    handler: async request => {
      const guest = await requireGuest(request, context);
      await limits.spend('room', guest.id);
      return openRoom(context, guest, request.body);
    },
  });

  app.post('/api/rooms/anybody', {
    schema: {
      summary:
        'Seats the guest at a public table that waits for players, or opens one where bots take the free seats soon',
      body: anybodySchema,
      response: responses(foundRoomSchema),
    },
    handler: async request => {
      const guest = await requireGuest(request, context);
      await limits.spend('room', guest.id);
      return { room: await matchmaker.seat(guest, request.body) };
    },
  });

  app.get('/api/rooms', {
    schema: {
      summary: 'Public tables, the newest first',
      querystring: pageSchema,
      response: responses(listedRoomsSchema),
    },
    handler: async ({ query: { after, limit } }) => {
      const rows = await store.lobby.listPublic({ limit, after: readCursor(after) });
      return {
        rooms: rows.map(row => cardOf(row, clock)),
        next: cursorAfter(rows.length < limit ? undefined : rows.at(-1)),
      };
    },
  });

  app.get('/api/rooms/open', {
    schema: {
      summary: 'Public tables with free seats that wait for players, the newest first',
      querystring: openTablesSchema,
      response: responses(listedRoomsSchema),
    },
    handler: async ({ query }) => {
      const { rows, next } = await findOpenTables(store.lobby, { ...query, after: readCursor(query.after) });
      return { rooms: rows.map(row => cardOf(row, clock)), next: cursorAfter(next) };
    },
  });

  app.get('/api/rooms/mine', {
    schema: {
      summary: "The guest's tables; those that wait for the guest come first",
      response: responses(ownRoomsSchema),
    },
    handler: async request => {
      const { id, ids } = await requireGuest(request, context);
      await limits.spend('ownTables', id);
      const rows = await store.lobby.listOwn(ids, MOST_OWN);
      return {
        rooms: rows.map(row => ({ ...cardOf(row, clock), isAwaited: row.isAwaited, deadline: deadlineOf(row, clock) })),
      };
    },
  });
}
