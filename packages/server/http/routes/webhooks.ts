import {
  DELIVERY_FAULTS,
  type DeliveryFault,
  madeWebhookSchema,
  newQuietHoursSchema,
  newWebhookSchema,
  testedWebhookSchema,
  webhookPathSchema,
  webhooksSchema,
} from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import { newSecret } from '../../guests/secret.ts';
import { newId } from '../../id.ts';
import type { News } from '../../news/open-news.ts';
import { isTimeZone } from '../../news/quiet-hours.ts';
import { parseTarget } from '../../outgoing/request.ts';
import { Problem } from '../../problem.ts';
import type { App } from '../app.ts';
import { requireGuest } from '../guard.ts';
import { responses } from '../schemas.ts';

/** A guest has at most this many webhooks. */
const MOST_WEBHOOKS = 3;

/** Webhooks, to which a guest's news is sent, and the guest's quiet hours. Without PUBLIC_URL there are none. */
export function addWebhooks(app: App, context: Context): void {
  const { store, clock, limits, outgoingHosts } = context;

  const requireNews = (): News => {
    if (context.news === null) throw new Problem('no-such-page');
    return context.news;
  };

  app.get('/api/webhooks', {
    schema: { summary: "The guest's webhooks and quiet hours", response: responses(webhooksSchema) },
    handler: async request => {
      if (context.news === null) return { isOn: false, webhooks: [], quietHours: null };
      const { id: guest } = await requireGuest(request, context);
      const webhooks = await store.webhooks.list(guest);
      return {
        isOn: true,
        webhooks: webhooks.map(({ id, address, isShared, createdAt, fault }) => ({
          ...{ id, address, isShared, createdAt },
          fault: faultOf(fault),
        })),
        quietHours: (await store.webhooks.findQuietHours(guest)) ?? null,
      };
    },
  });

  app.post('/api/webhooks', {
    schema: {
      summary: 'Adds an address to which the guest’s news is sent; the secret of its signatures is shown this once',
      body: newWebhookSchema,
      response: responses(madeWebhookSchema),
    },
    handler: async request => {
      requireNews();
      const { id: guest } = await requireGuest(request, context);
      await limits.spend('webhook', guest);
      const address = parseTarget(request.body.address, outgoingHosts)?.href;
      if (address === undefined) throw new Problem('bad-webhook');
      const count = async (): Promise<number> => (await store.webhooks.list(guest)).length;
      if ((await count()) >= MOST_WEBHOOKS) throw new Problem('too-many-webhooks');
      // First, so that nothing that happened before is sent.
      await store.news.skipToNow(guest);
      const made = { id: newId(), secret: newSecret() };
      const { isShared } = request.body;
      await store.webhooks.add({ ...made, guest, address, isShared, createdAt: clock.wall() });
      // Counted again, so that requests which come together can't all be the last one.
      if ((await count()) > MOST_WEBHOOKS) {
        await store.webhooks.remove(guest, made.id);
        throw new Problem('too-many-webhooks');
      }
      return made;
    },
  });

  app.delete('/api/webhooks/:id', {
    schema: {
      summary: 'Removes a webhook with everything that waits for it',
      params: webhookPathSchema,
      response: responses(webhooksSchema.pick({})),
    },
    handler: async request => {
      requireNews();
      const { id: guest } = await requireGuest(request, context);
      if (!(await store.webhooks.remove(guest, request.params.id))) throw new Problem('no-such-webhook');
      return {};
    },
  });

  app.post('/api/webhooks/:id/test', {
    schema: {
      summary: 'Sends a test message to a webhook at once, also in quiet hours',
      params: webhookPathSchema,
      response: responses(testedWebhookSchema),
    },
    handler: async request => {
      const news = requireNews();
      const { id: guest, language } = await requireGuest(request, context);
      const webhook = await store.webhooks.find(request.params.id);
      if (webhook?.guest !== guest) throw new Problem('no-such-webhook');
      await limits.spend('webhook', guest);
      await limits.spend('receiver', new URL(webhook.address).hostname);
      const outcome = await news.sendTest(webhook, language);
      return { fault: outcome.ok ? null : outcome.fault };
    },
  });

  app.post('/api/quiet-hours', {
    schema: {
      summary: 'Sets the hours in which the guest is sent nothing',
      body: newQuietHoursSchema,
      response: responses(newQuietHoursSchema),
    },
    handler: async request => {
      requireNews();
      const { id: guest } = await requireGuest(request, context);
      const { quietHours } = request.body;
      if (quietHours !== null && !isTimeZone(quietHours.timeZone)) throw new Problem('bad-time-zone');
      await store.webhooks.setQuietHours(guest, quietHours);
      return { quietHours };
    },
  });
}

const faultOf = (text: string | null): DeliveryFault | null => DELIVERY_FAULTS.find(each => each === text) ?? null;
