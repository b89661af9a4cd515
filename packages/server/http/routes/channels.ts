import {
  channelPathSchema,
  channelsSchema,
  DELIVERY_FAULTS,
  type DeliveryFault,
  madeChannelSchema,
  newChannelSchema,
  newQuietHoursSchema,
  testedChannelSchema,
} from '@consigliere/protocol';
import type { Context } from '../../context.ts';
import { credentialOf } from '../../guests/identity.ts';
import { newId } from '../../id.ts';
import { spendOnReceiver } from '../../news/deliver.ts';
import type { ConfirmOptions, Sender } from '../../news/kinds/kind.ts';
import { CHANNEL_KINDS, listOffered, parseNew } from '../../news/kinds/kinds.ts';
import { isTimeZone } from '../../news/quiet-hours.ts';
import { Problem } from '../../problem.ts';
import type { Channel } from '../../store/channels.ts';
import type { App } from '../app.ts';
import { requireGuest, requireNews } from '../guard.ts';
import { responses } from '../schemas.ts';

/** Channels, by which a guest is sent news, and the guest's quiet hours. Without PUBLIC_URL there are none. */
export function addChannels(app: App, context: Context): void {
  const { store, clock, limits } = context;

  app.get('/api/channels', {
    schema: { summary: "The guest's channels and quiet hours", response: responses(channelsSchema) },
    handler: async request => {
      if (context.news === null) return { isOn: false, kinds: [], pushKey: null, channels: [], quietHours: null };
      const { id: guest } = await requireGuest(request, context);
      const channels = await store.channels.list(guest);
      return {
        isOn: true,
        kinds: listOffered(context.news.kinds),
        pushKey: (await context.news.kinds.push?.publicKey?.()) ?? null,
        channels: channels.map(({ id, kind, address, secret, isShared, isPending, createdAt, fault }) => ({
          ...{ id, kind, isShared, isPending, createdAt },
          address: CHANNEL_KINDS[kind].show(address, secret),
          fault: faultOf(fault),
        })),
        quietHours: (await store.channels.findQuietHours(guest)) ?? null,
      };
    },
  });

  app.post('/api/channels', {
    schema: {
      summary: 'Adds a channel by which the guest’s news is sent; a secret is shown this once',
      body: newChannelSchema,
      response: responses(madeChannelSchema),
    },
    handler: async request => {
      const news = requireNews(context);
      const { id: guest, ids, language } = await requireGuest(request, context);
      await limits.spend('channel', guest);
      await limits.spend('channels', request.ip);
      const { kind } = request.body;
      const parsed = await parseNew(news.kinds, request.body, request.headers['user-agent'] ?? '');
      if (typeof parsed === 'string') throw new Problem(parsed);
      // The same device again, perhaps with another guest.
      const known = parsed.id === undefined ? undefined : await store.channels.find(parsed.id);
      if (known !== undefined) await store.channels.remove(known.guest, known.id);
      const count = async (): Promise<number> =>
        (await store.channels.list(guest)).filter(each => each.kind === kind).length;
      const { most, isOfDevice = false } = CHANNEL_KINDS[kind];
      if ((await count()) >= most) throw new Problem('too-many-channels');
      // First, so that nothing that happened before is sent.
      await store.news.skipToNow(ids);
      const { isSecretShown, id = newId(), ...address } = parsed;
      // A channel that a program adds doesn't outlive its token, and one that leads to a device goes with that.
      const credential = credentialOf(request.raw);
      const token =
        credential !== undefined && (isOfDevice || credential.kind === 'program') ? credential.tokenHash : null;
      const isPending = news.kinds[kind]?.confirm !== undefined;
      const made = { id, guest, kind, ...address, token, isPending, createdAt: clock.wall() };
      await store.channels.add(made);
      // Counted again, so that requests which come together can't all be the last one.
      if ((await count()) > most) {
        await store.channels.remove(guest, id);
        throw new Problem('too-many-channels');
      }
      const refusal = await confirm(news.kinds[kind], { ...made, fault: null }, { language, caller: request.ip });
      if (refusal !== null) {
        await store.channels.remove(guest, id);
        throw refusal;
      }
      return { id, secret: isSecretShown ? address.secret : null };
    },
  });

  app.delete('/api/channels/:id', {
    schema: {
      summary: 'Removes a channel with everything that waits for it',
      params: channelPathSchema,
      response: responses(channelsSchema.pick({})),
    },
    handler: async request => {
      requireNews(context);
      const { id: guest } = await requireGuest(request, context);
      if (!(await store.channels.remove(guest, request.params.id))) throw new Problem('no-such-channel');
      return {};
    },
  });

  app.post('/api/channels/:id/test', {
    schema: {
      summary: 'Sends a test message by a channel at once, also in quiet hours',
      params: channelPathSchema,
      response: responses(testedChannelSchema),
    },
    handler: async request => {
      const news = requireNews(context);
      const { id: guest, language } = await requireGuest(request, context);
      const channel = await store.channels.find(request.params.id);
      if (channel?.guest !== guest || channel.isPending) throw new Problem('no-such-channel');
      await limits.spend('channel', guest);
      await limits.spend('channels', request.ip);
      await spendOnReceiver(context, channel);
      return { fault: await news.sendTest(channel, language) };
    },
  });

  app.post('/api/quiet-hours', {
    schema: {
      summary: 'Sets the hours in which the guest is sent nothing',
      body: newQuietHoursSchema,
      response: responses(newQuietHoursSchema),
    },
    handler: async request => {
      requireNews(context);
      const { id: guest } = await requireGuest(request, context);
      const { quietHours } = request.body;
      if (quietHours !== null && !isTimeZone(quietHours.timeZone)) throw new Problem('bad-time-zone');
      await store.channels.setQuietHours(guest, quietHours);
      return { quietHours };
    },
  });
}

/** Asks whether the address of a new channel wants messages; a problem: why that didn't work. */
async function confirm(kind: Sender | null, channel: Channel, options: ConfirmOptions): Promise<Problem | null> {
  try {
    const code = (await kind?.confirm?.(channel, options)) ?? null;
    return code === null ? null : new Problem(code);
  } catch (problem) {
    if (problem instanceof Problem) return problem;
    throw problem;
  }
}

const faultOf = (text: string | null): DeliveryFault | null => DELIVERY_FAULTS.find(each => each === text) ?? null;
