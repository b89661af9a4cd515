import { sendRequest } from '../../outgoing/request.ts';
import type { NewsMessage } from '../message.ts';
import { CHAT_HEADERS, chatOutcomeOf, parseChatAddress, writePlain } from './chat.ts';
import type { ChannelKind } from './kind.ts';

const ADDRESS = { hosts: ['hooks.slack.com', 'hooks.slack-gov.com'], path: /^\/services\/\w+\/\w+\/\w+$/ };

/** By these statuses Slack says that the webhook, its channel or its team is gone. */
const GONE = [403, 404, 410];

/** The signs with which Slack's markup begins; without them nobody is mentioned and no link has another text. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const writeSlack = (message: NewsMessage): string =>
  JSON.stringify({
    text: writePlain(message).replace(/[&<>]/g, sign => ENTITIES[sign] ?? sign),
    unfurl_links: false,
  });

/** A channel of Slack, by a webhook made there. Slack can't tell a repeated message. */
export const slack: ChannelKind<'slack'> = {
  most: 3,
  isLimitedByHost: true,
  hostOf: address => new URL(address).hostname,
  // The rest of the path is a password.
  show: address => `${new URL(address).hostname}/…${address.slice(-4)}`,
  open: ({ requests }) => ({
    repeats: false,
    parse: async asked => {
      const address = parseChatAddress(asked.address, ADDRESS, requests);
      if (address === undefined) return 'bad-slack';
      return { address, secret: '', isShared: asked.isShared, isSecretShown: false };
    },
    send: async ({ channel, message }) => {
      const request = { url: channel.address, headers: CHAT_HEADERS, body: writeSlack(message) };
      return chatOutcomeOf(await sendRequest(request, requests), GONE);
    },
  }),
};
