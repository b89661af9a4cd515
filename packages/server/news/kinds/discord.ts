import type { NewsMessage } from '../message.ts';
import { chatByLink, writePlain } from './chat.ts';
import type { ChannelKind } from './kind.ts';

/** The body of a message. It mentions nobody, whatever its text looks like. */
export const writeDiscord = (message: NewsMessage): string =>
  JSON.stringify({ content: writePlain(message), allowed_mentions: { parse: [] } });

/** A channel of Discord, by a webhook made there. */
export const discord: ChannelKind<'discord'> = chatByLink({
  hosts: ['discord.com', 'discordapp.com', 'ptb.discord.com', 'canary.discord.com'],
  path: /^\/api\/(?:v\d+\/)?webhooks\/\d+\/[\w-]+$/,
  // The webhook or its token is gone.
  gone: [401, 403, 404],
  refusal: 'bad-discord',
  write: writeDiscord,
});
