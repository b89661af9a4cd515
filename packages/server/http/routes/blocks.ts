import { blockPathSchema, blocksSchema, newBlockSchema } from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import type { App } from '../app.ts';
import { requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';

/** The players a guest has blocked. */
export function addBlocks(app: App, context: Context): void {
  const { blocks } = context;

  app.get('/api/blocks', {
    schema: { summary: 'The players the guest has blocked, by their names then', response: responses(blocksSchema) },
    handler: async request => {
      const guest = await requireGuest(request, context);
      return { blocks: [...(await blocks.list(guest.ids))] };
    },
  });

  app.post('/api/blocks', {
    schema: {
      summary: 'Blocks a player: they can’t sit down at your tables, and you don’t read what they write',
      body: newBlockSchema,
      response: responses(newBlockSchema),
    },
    handler: async request => {
      const { ids } = await requireGuest(request, context);
      await blocks.block({ ids, ip: request.ip }, request.body);
      return request.body;
    },
  });

  app.delete('/api/blocks/:id', {
    schema: { summary: 'Unblocks a player', params: blockPathSchema, response: responses(blocksSchema.pick({})) },
    handler: async request => {
      const guest = await requireGuest(request, context);
      await blocks.unblock(guest.ids, request.params.id);
      return {};
    },
  });
}
