import { chatPageSchema, fromSchema, muteSchema, roomPathSchema } from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import type { App } from '../app.ts';
import { guestOf } from '../guard.ts';
import { answers } from '../schemas.ts';

/** The chat of a table, and the players a guest has muted. */
export function addChat(app: App, context: Context): void {
  const { talk } = context;

  app.get('/api/rooms/:id/chat', {
    schema: {
      summary: 'A hundred chat messages from a number on',
      params: roomPathSchema,
      querystring: fromSchema,
      response: answers(chatPageSchema),
    },
    handler: async request => {
      const guest = await guestOf(request, context);
      return { remarks: [...(await talk.read(request.params.id, guest.id, request.query.from))] };
    },
  });

  app.post('/api/mutes', {
    schema: { summary: 'Mutes or unmutes a player', body: muteSchema, response: answers(muteSchema) },
    handler: async request => {
      const guest = await guestOf(request, context);
      await talk.mute(guest.id, request.body);
      return request.body;
    },
  });
}
