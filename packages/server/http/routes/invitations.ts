import { invitationsSchema, inviteSchema, nothingSchema, peopleSchema, roomPathSchema } from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import type { App } from '../app.ts';
import { requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';

/** People who have played together, and invitations. */
export function addInvitations(app: App, context: Context): void {
  const { inviter } = context;

  app.get('/api/rooms/:id/people', {
    schema: {
      summary: 'The people with whom the guest plays or has played here, each with a handle for this guest alone',
      params: roomPathSchema,
      response: responses(peopleSchema),
    },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      return { people: await inviter.listPeople(request.params.id, ids) };
    },
  });

  app.post('/api/rooms/:id/invitations', {
    schema: {
      summary: 'Invites somebody with whom the guest has played to a table that waits for players',
      params: roomPathSchema,
      body: inviteSchema,
      response: responses(nothingSchema),
    },
    handler: async request => {
      const guest = await requireGuest(request, context);
      await inviter.invite(request.params.id, guest, request.body.handle);
      return {};
    },
  });

  app.get('/api/invitations', {
    schema: { summary: "The guest's invitations, the newest first", response: responses(invitationsSchema) },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      return { invitations: [...(await inviter.list(ids))] };
    },
  });

  app.delete('/api/invitations/:id', {
    schema: {
      summary: 'Declines the invitation to a table',
      params: roomPathSchema,
      response: responses(nothingSchema),
    },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      await inviter.decline(request.params.id, ids);
      return {};
    },
  });
}
