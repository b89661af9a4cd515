import type { ChannelKindName } from '@consigliere/protocol';
import type { MailReceiver } from '../../testing/mail-receiver.ts';
import type { NodeProcess } from '../../testing/node-process.ts';
import type { PushService } from '../../testing/push-service.ts';
import type { Receiver } from '../../testing/receiver.ts';
import { SteadyClient } from './steady-client.ts';

/** A channel of a person, and the place by which its receiver recognizes it. */
export interface OwnChannel {
  readonly id: string;
  readonly guest: string;
  readonly kind: ChannelKindName;
  readonly isShared: boolean;
  readonly place: string;
}

export interface Person {
  readonly client: SteadyClient;
  readonly guest: string;
  readonly channels: readonly OwnChannel[];
}

/** The receivers of all kinds, on this machine. */
export interface Receivers {
  readonly hooks: Receiver;
  readonly push: PushService;
  readonly mail: MailReceiver;
}

/** The kinds of channels that people have, in turns, and whether others can read them. */
const CHANNELS: readonly (readonly (readonly [kind: ChannelKindName, isShared: boolean])[])[] = [
  [
    ['webhook', false],
    ['push', false],
    ['email', false],
    ['discord', false],
  ],
  [
    ['webhook', false],
    ['matrix', false],
    ['email', false],
    ['slack', true],
  ],
  [
    ['push', false],
    ['matrix', true],
    ['email', false],
    ['discord', true],
  ],
];

/** Makes a guest with a few channels. */
export async function makePerson(
  number: number,
  { address }: Pick<NodeProcess, 'address'>,
  receivers: Receivers,
): Promise<Person> {
  // Limits are counted for each address.
  const client = new SteadyClient(address, { 'x-forwarded-for': `198.18.${number >> 8}.${number & 255}` });
  await client.post('/api/guests', { name: `Guest ${number}`, language: number % 2 === 0 ? 'en' : 'de' });
  const guest = String((await client.get('/api/guests/me')).body.id);
  const channels: OwnChannel[] = [];
  for (const [kind, isShared] of CHANNELS[number % CHANNELS.length] ?? []) {
    const { place, asked } = describeChannel(kind, number, receivers);
    const { status, body } = await client.post(
      '/api/channels',
      kind === 'email' ? asked : { ...asked, ...sharing(kind, isShared) },
    );
    if (status !== 200) throw new Error(`no ${kind}: ${body.code}`);
    if (kind === 'email') await confirmMail(client, place, receivers.mail);
    channels.push({ id: String(body.id), guest, kind, isShared, place });
  }
  return { client, guest, channels };
}

const sharing = (kind: ChannelKindName, isShared: boolean): object => (kind === 'push' ? {} : { isShared });

function describeChannel(
  kind: ChannelKindName,
  number: number,
  { hooks, push }: Receivers,
): { readonly place: string; readonly asked: object } {
  const at = (path: string): string => `http://${hooks.host}${path}`;
  switch (kind) {
    case 'webhook':
      return { place: `/hook/${number}`, asked: { kind, address: at(`/hook/${number}`) } };
    case 'discord':
      return { place: `/api/webhooks/${number}/x`, asked: { kind, address: at(`/api/webhooks/${number}/x`) } };
    case 'slack':
      return { place: `/services/T/B/${number}`, asked: { kind, address: at(`/services/T/B/${number}`) } };
    case 'matrix': {
      const room = `!r${number}:example.org`;
      const place = `/_matrix/client/v3/rooms/${encodeURIComponent(room)}`;
      return { place, asked: { kind, address: at('/'), room, token: 'token' } };
    }
    case 'email':
      return { place: `p${number}@example.org`, asked: { kind, address: `p${number}@example.org` } };
    case 'push':
      return { place: `d${number}`, asked: push.subscribe(`d${number}`) };
  }
}

/** Answers the page to which the link of the first mail leads. */
async function confirmMail(client: SteadyClient, address: string, mail: MailReceiver): Promise<void> {
  const [text = ''] = mail.received.filter(({ to }) => to.includes(address)).map(({ raw }) => raw.toString());
  // Long lines are broken, and go on after the break.
  const [, token] = /\/api\/mail\/confirm\/([\w-]+\.[\w-]+)/.exec(text.replaceAll('=\r\n', '')) ?? [];
  const { status } = await client.post(`/api/mail/confirm/${token}`);
  if (status !== 200) throw new Error(`the address ${address} wasn't confirmed`);
}
