import { healthSchema } from '@consigliere/protocol';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { Problem } from '../../problem.ts';
import type { App } from '../app.ts';
import { responses } from '../schemas.ts';

/** Routes for the operator, and for programs that want the API's description. */
export function addService(app: App, { store, host, log }: Context): void {
  app.get('/health', {
    schema: {
      summary: 'Tells whether the server is up and reaches its store',
      response: { 200: healthSchema, 503: healthSchema },
    },
    handler: async (_, reply) => {
      try {
        await store.outages.readHouseTime();
        return { alive: true, store: true, rooms: host.size };
      } catch (fault) {
        log.error({ err: fault }, "the store can't be reached");
        return reply.code(503).send({ alive: true, store: false, rooms: host.size });
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
