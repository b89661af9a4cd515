import {
  actedSchema,
  operatorNewsSchema,
  removeChannelsSchema,
  sendAgainSchema,
  switchKindSchema,
} from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import { listOffered } from '../../news/kinds/kinds.ts';
import { readNewsState } from '../../news/news-state.ts';
import type { App } from '../app.ts';
import { responses } from '../schemas.ts';
import { checkOutcome } from './operator.ts';
import { requireOperator } from './operator-session.ts';

/** The part of the operator's page about the news that leaves the house. */
export function addOperatorNews(app: App, context: Context): void {
  const { store, moderation, news, clock } = context;
  const options = { isForBanned: true } as const;

  app.get('/api/operator/news', {
    config: options,
    schema: {
      summary: 'Operator: channels, and messages that couldn’t be sent',
      response: responses(operatorNewsSchema),
    },
    handler: async request => {
      await requireOperator(request, context);
      const { kinds, lost, messages, calendars } = await readNewsState(store);
      const offered = news === null ? [] : listOffered(news.kinds);
      const closed = clock.wall() - clock.now();
      return {
        calendars,
        messages: { ...messages },
        kinds: kinds.map(each => ({ ...each, isOffered: offered.includes(each.kind) })),
        lost: lost.map(({ id, status, kind, guest, attempts, fault, settledAt, receiver }) => ({
          ...{ id, status, kind, guest, attempts, fault, receiver },
          at: settledAt + closed,
        })),
      };
    },
  });

  app.post('/api/operator/news/again', {
    config: options,
    schema: { summary: 'Operator: tries dead letters again', body: sendAgainSchema, response: responses(actedSchema) },
    handler: async request => {
      const who = await requireOperator(request, context);
      checkOutcome(await moderation.sendAgain(request.body.message, { who, why: '' }));
      return {};
    },
  });

  app.post('/api/operator/news/kinds', {
    config: options,
    schema: {
      summary: 'Operator: switches a kind of channel off or on',
      body: switchKindSchema,
      response: responses(actedSchema),
    },
    handler: async request => {
      const who = await requireOperator(request, context);
      await moderation.switchKind(request.body.kind, request.body.isOff, { who, why: '' });
      return {};
    },
  });

  app.post('/api/operator/news/remove', {
    config: options,
    schema: {
      summary: 'Operator: removes all channels of a guest',
      body: removeChannelsSchema,
      response: responses(actedSchema),
    },
    handler: async request => {
      const who = await requireOperator(request, context);
      const { guest, why } = request.body;
      checkOutcome(await moderation.removeChannels(guest, { who, why }));
      return {};
    },
  });
}
