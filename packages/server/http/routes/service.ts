import { healthSchema } from '@consigliere/protocol';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { listOffered } from '../../news/kinds/kinds.ts';
import { Problem } from '../../problem.ts';
import type { Store } from '../../store/open-store.ts';
import type { App } from '../app.ts';
import { responses } from '../schemas.ts';

/** The most findings that `/health` names. */
const MOST_NAMED = 20;
/** How much of a table's id is told: its link must not be read here. The log has all of it. */
const PART_OF_ID = 6;

function describeDamage({ damage: { findings } }: Pick<Store, 'damage'>): string[] {
  const named = findings
    .slice(0, MOST_NAMED)
    .map(({ room, message }) =>
      room === null ? message : `Table ${room.slice(0, PART_OF_ID)}… is closed because it is damaged: ${message}`,
    );
  return findings.length > MOST_NAMED
    ? [...named, `and ${findings.length - MOST_NAMED} more, which the log names`]
    : named;
}

/** Routes for the operator, and for programs that want the API's description. */
export function addService(app: App, { store, host, log, news, passkeys }: Context): void {
  const on = {
    publicUrl: news !== null,
    channels: news === null ? [] : listOffered(news.kinds),
    passkeys: passkeys !== null,
  };
  app.get('/health', {
    schema: {
      summary: 'Tells whether the server is up and reaches its store',
      response: { 200: healthSchema, 503: healthSchema },
    },
    handler: async (_, reply) => {
      try {
        await store.outages.readHouseTime();
        await store.lobby.listAll({ limit: 1 });
        return { alive: true, store: true, rooms: host.size, on, damage: describeDamage(store) };
      } catch (fault) {
        log.error({ err: fault }, "the store can't be reached");
        return reply.code(503).send({ alive: true, store: false, rooms: host.size, on, damage: describeDamage(store) });
      }
    },
  });

  app.get('/api/openapi.json', {
    schema: { summary: 'This description', response: { 200: z.record(z.string(), z.unknown()) } },
    handler: async (_, reply) =>
      reply
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send({ ...app.swagger() }),
  });

  app.get('/api/live', {
    schema: {
      summary: 'The socket: a WebSocket handshake, then messages as packages/protocol describes them',
      response: responses(z.never()),
    },
    handler: async () => {
      throw new Problem('bad-message');
    },
  });
}
