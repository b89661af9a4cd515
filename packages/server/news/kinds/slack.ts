import type { NewsMessage } from '../message.ts';
import { chatByLink, writePlain } from './chat.ts';
import type { ChannelKind } from './kind.ts';

/** The signs with which Slack's markup begins; without them nobody is mentioned and no link has another text. */
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

export const writeSlack = (message: NewsMessage): string =>
  JSON.stringify({
    text: writePlain(message).replace(/[&<>]/g, sign => ENTITIES[sign] ?? sign),
    unfurl_links: false,
  });

/** A channel of Slack, by a webhook made there. */
export const slack: ChannelKind<'slack'> = chatByLink({
  hosts: ['hooks.slack.com', 'hooks.slack-gov.com'],
  path: /^\/services\/\w+\/\w+\/\w+$/,
  // The webhook, its channel or its team is gone.
  gone: [403, 404, 410],
  refusal: 'bad-slack',
  write: writeSlack,
});
