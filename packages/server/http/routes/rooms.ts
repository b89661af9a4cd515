import { randomBytes } from 'node:crypto';
import { delayOf, findOwnId, type RematchAck, type Room, sightOf, standingOf, viewRoom } from '@consigliere/match';
import {
  commandBodySchema,
  doneSchema,
  fromSchema,
  lateSeatsSchema,
  recordSchema,
  rematchedSchema,
  rematchSchema,
  roomPathSchema,
  shownRoomSchema,
  sinceSchema,
} from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import { findGuest } from '../../guests/identity.ts';
import { type CommandOutcome, runCommand } from '../../house/host.ts';
import { newId } from '../../id.ts';
import { Problem } from '../../problem.ts';
import type { App } from '../app.ts';
import { requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';

/** Chapters that are sent without a limit of their own. */
const MOST_CHAPTERS = 100;

/** Routes of one table, for clients without a socket and for verifying a match. */
export function addRooms(app: App, context: Context): void {
  const { host, clock, limits, records } = context;

  const open = async (id: string): Promise<Room> => {
    const room = await host.look(id);
    if (typeof room === 'string') throw new Problem(room);
    return room;
  };

  const openPast = async (id: string): Promise<Room> => {
    const room = await host.lookPast(id);
    if (typeof room === 'string') throw new Problem(room);
    return room;
  };

  app.get('/api/rooms/:id', {
    schema: {
      summary: 'The table as the guest sees it',
      params: roomPathSchema,
      querystring: fromSchema,
      response: responses(shownRoomSchema),
    },
    handler: async ({ raw, ip, params: { id }, query: { from } }, reply) => {
      const guest = await findGuest(raw, context);
      if (guest !== undefined) await context.news?.noteVisit(guest.id, id);
      const present = await open(id);
      const own = guest === undefined ? null : findOwnId(present, guest.ids);
      const sight = sightOf(present, own);
      if (sight === 'nothing') throw new Problem('no-spectators');
      // The past may have to be read from the store.
      if (sight === 'past' || (present.match?.chapters.length ?? 0) - from > MOST_CHAPTERS)
        await limits.spend('story', ip);
      const room = sight === 'past' ? await openPast(id) : present;
      const standing = sight === 'past' && own !== null ? standingOf(present, own) : {};
      const shown = { ...viewRoom(room, sight === 'past' ? null : own, from), ...standing };
      const now = clock.now() - (sight === 'past' ? delayOf(room) : 0);
      // Serialised by hand: a room view is made in one place, and checking it again would cost more than making it.
      return reply
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send({ room: id, now, seen: shown } as never);
    },
  });

  app.get('/api/rooms/:id/late', {
    schema: {
      summary: 'The seats of a running match that the guest may ask for, even where nobody can watch',
      params: roomPathSchema,
      response: responses(lateSeatsSchema),
    },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      const room = await open(request.params.id);
      return listLateSeats(room, findOwnId(room, ids));
    },
  });

  app.get('/api/rooms/:id/since', {
    schema: {
      summary: 'What the guest would have seen since their last answer, to be shown again',
      params: roomPathSchema,
      response: responses(sinceSchema),
    },
    handler: async (request, reply) => {
      const { ids } = await requireGuest(request, context);
      // The journal is folded again.
      await limits.spend('record', request.ip);
      const since = await host.readSince(request.params.id, findOwnId(await open(request.params.id), ids));
      if (typeof since === 'string') throw new Problem(since);
      const { answeredAt, ...views } = since ?? { answeredAt: 0 };
      // Serialised by hand, like a room view.
      return reply
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send({ since: since === null ? null : { ago: clock.now() - answeredAt, ...views } } as never);
    },
  });

  app.post('/api/rooms/:id/commands', {
    schema: {
      summary: 'Runs a command, as the socket does',
      params: roomPathSchema,
      body: commandBodySchema,
      response: responses(doneSchema),
    },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      const { id, command } = request.body;
      const ack = await new Promise<CommandOutcome>((resolve, reject) => {
        runCommand(context, request.params.id, { ids, id }, command, resolve).catch(reject);
      });
      if (!ack.ok) throw new Problem(ack.code, ack.rule);
      return { id };
    },
  });

  app.post('/api/rooms/:id/rematch', {
    schema: {
      summary: 'Opens a table for a rematch; asking again returns the same table',
      params: roomPathSchema,
      body: rematchSchema,
      response: responses(rematchedSchema),
    },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      await limits.spend('room', ids[0]);
      const room = await open(request.params.id);
      const player = findOwnId(room, ids);
      if (sightOf(room, player) !== 'present') throw new Problem('not-seated');
      const { id, rotate } = request.body;
      const again = { id: newId(), seed: randomBytes(32).toString('hex'), rotate };
      const ack = await new Promise<RematchAck>((resolve, reject) => {
        host.rematch(request.params.id, { player, id }, again, resolve).catch(reject);
      });
      if (!ack.ok) throw new Problem(ack.code, ack.rule);
      return { room: ack.room };
    },
  });

  app.get('/api/rooms/:id/record', {
    schema: {
      summary: 'The record and the luck of a match, once it is over',
      params: roomPathSchema,
      response: responses(recordSchema),
    },
    handler: async ({ raw, params: { id }, ip }, reply) => {
      await limits.spend('record', ip);
      const [room, guest] = [await open(id), await findGuest(raw, context)];
      const sight = sightOf(room, guest === undefined ? null : findOwnId(room, guest.ids));
      if (sight === 'nothing') throw new Problem('no-spectators');
      if (sight === 'past' && !isOver(await openPast(id))) throw new Problem('not-over');
      return reply
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send((await records.of(id)) as never);
    },
  });
}

/** Only what lists of tables show as well, and what concerns this guest alone. */
function listLateSeats(room: Room, player: string) {
  const bots = room.chairs.flatMap(({ sitter, level }, seat) => (sitter === 'bot' ? [{ seat, level }] : []));
  const seats = room.phase === 'playing' ? bots : [];
  return { game: room.terms.game, seats, ...standingOf(room, player), sees: sightOf(room, player) !== 'nothing' };
}

const isOver = ({ phase }: Room): boolean => phase === 'over' || phase === 'ended';
