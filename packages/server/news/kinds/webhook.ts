import { createHmac } from 'node:crypto';
import { newSecret } from '../../guests/secret.ts';
import { parseTarget, sendRequest } from '../../outgoing/request.ts';
import type { Channel } from '../../store/channels.ts';
import { type ChannelKind, outcomeOf } from './kind.ts';

/** An address of the guest's own, which gets JSON with a signature. */
export const webhook: ChannelKind<'webhook'> = {
  most: 3,
  isLimitedByHost: true,
  hostOf: address => new URL(address).hostname,
  show: address => address,
  open: ({ requests, clock }) => ({
    repeats: true,
    parse: async asked => {
      const address = parseTarget(asked.address, requests.allowed)?.href;
      if (address === undefined) return 'bad-webhook';
      return { address, secret: newSecret(), isShared: asked.isShared, isSecretShown: true };
    },

    send: async ({ channel, message }) => {
      const body = JSON.stringify(message);
      const headers = sign(channel, body, clock.wall());
      return outcomeOf(await sendRequest({ url: channel.address, headers, body }, requests));
    },
  }),
};

/** The headers of a message: when it was sent, and the signature over that time and the body. */
function sign({ secret }: Pick<Channel, 'secret'>, body: string, wall: number): Record<string, string> {
  const timestamp = `${Math.floor(wall / 1000)}`;
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Consigliere',
    'consigliere-timestamp': timestamp,
    'consigliere-signature': `v1=${signature}`,
  };
}
