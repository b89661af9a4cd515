import { findOwnId } from '@consigliere/match';
import { codePathSchema, codeSchema, foundRoomSchema, newCodeSchema, roomPathSchema } from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import { Problem } from '../../problem.ts';
import type { App } from '../app.ts';
import { requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';

/** How long a code leads to its table after a screen last showed it, in milliseconds. */
const VALID = 30 * 60_000;

/** Short codes, by which people in the same room find a table. */
export function addCodes(app: App, context: Context): void {
  const { store, host, clock, limits } = context;

  app.post('/api/rooms/:id/code', {
    schema: {
      summary: 'The code of a table, valid for another half hour; a new one if asked for',
      params: roomPathSchema,
      body: newCodeSchema,
      response: responses(codeSchema),
    },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      const { id } = request.params;
      const room = await host.look(id);
      if (typeof room === 'string') throw new Problem(room);
      const guest = findOwnId(room, ids);
      const isTheirs = room.terms.owner === guest || room.chairs.some(({ player }) => player === guest);
      if (!isTheirs) throw new Problem('not-seated');
      const expiresAt = clock.wall() + VALID;
      return { code: await store.codes.keep(id, expiresAt, request.body.renew), expiresAt };
    },
  });

  app.get('/api/codes/:code', {
    schema: { summary: 'The table of a code', params: codePathSchema, response: responses(foundRoomSchema) },
    handler: async ({ params: { code }, ip }) => {
      const room = await store.codes.find(code, clock.wall());
      if (room !== undefined) return { room };
      // Only wrong codes count, so that a family behind one address can't shut itself out.
      await limits.spend('code', ip);
      throw new Problem('no-such-code');
    },
  });
}
