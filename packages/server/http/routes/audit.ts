import { auditSchema, roomPathSchema } from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import { Problem } from '../../problem.ts';
import type { App } from '../app.ts';
import { requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';

/** The operator can look into any table: its players can see that in its audit log. */
export function addAudit(app: App, context: Context): void {
  const { lobby, audit } = context.store;

  app.get('/api/rooms/:id/audit', {
    schema: {
      summary: "The operator's actions at a table, for its players",
      params: roomPathSchema,
      response: responses(auditSchema),
    },
    handler: async request => {
      const guest = await requireGuest(request, context);
      const known = await lobby.find(request.params.id);
      if (known === undefined) throw new Problem('no-such-room');
      if (!guest.ids.some(id => known.players.includes(id))) throw new Problem('not-seated');
      const deeds = await audit.listForRoom(known.id);
      return { deeds: deeds.map(({ at, who, what }) => ({ at, who, what })) };
    },
  });
}
