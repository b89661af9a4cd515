import { sendRequest } from '../../outgoing/request.ts';
import type { NewsMessage } from '../message.ts';
import { CHAT_HEADERS, chatOutcomeOf, parseChatAddress, writePlain } from './chat.ts';
import type { ChannelKind } from './kind.ts';

const ADDRESS = {
  hosts: ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com'],
  path: /^\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]+$/,
};

/** By these statuses Discord says that the webhook or its token is gone. */
const GONE = [401, 403, 404];

/** The body of a message. It mentions nobody, whatever its text looks like. */
export const writeDiscord = (message: NewsMessage): string =>
  JSON.stringify({ content: writePlain(message), allowed_mentions: { parse: [] } });

/** A channel of Discord, by a webhook made there. Discord can't tell a repeated message. */
export const discord: ChannelKind<'discord'> = {
  most: 3,
  isLimitedByHost: true,
  hostOf: address => new URL(address).hostname,
  // The rest of the path is a password.
  show: address => `${new URL(address).hostname}/…${address.slice(-4)}`,
  open: ({ requests }) => ({
    repeats: false,
    parse: async asked => {
      const address = parseChatAddress(asked.address, ADDRESS, requests);
      if (address === undefined) return 'bad-discord';
      return { address, secret: '', isShared: asked.isShared, isSecretShown: false };
    },
    send: async ({ channel, message }) => {
      const request = { url: channel.address, headers: CHAT_HEADERS, body: writeDiscord(message) };
      return chatOutcomeOf(await sendRequest(request, requests), GONE);
    },
  }),
};
