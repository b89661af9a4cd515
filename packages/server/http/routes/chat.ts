import { chatPageSchema, fromSchema, muteSchema, roomPathSchema } from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import type { App } from '../app.ts';
import { requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';

/** The chat of a table, and the players a guest has muted. */
export function addChat(app: App, context: Context): void {
  const { talk } = context;

  app.get('/api/rooms/:id/chat', {
    schema: {
      summary: 'A hundred chat messages from a number on',
      params: roomPathSchema,
      querystring: fromSchema,
      response: responses(chatPageSchema),
    },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      return talk.read(request.params.id, { ids, ip: request.ip }, request.query.from);
    },
  });

  app.post('/api/mutes', {
    schema: { summary: 'Mutes or unmutes a player', body: muteSchema, response: responses(muteSchema) },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      await talk.mute({ ids, ip: request.ip }, request.body);
      return request.body;
    },
  });
}
