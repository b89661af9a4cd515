import { CHANNEL_KIND_NAMES, type ChannelKindName, type ErrorCode, type NewChannel } from '@consigliere/protocol';
import { discord } from './discord.ts';
import { email } from './email.ts';
import type { ChannelKind, KindTools, NewAddress, OpenKind } from './kind.ts';
import { matrix } from './matrix.ts';
import { push } from './push.ts';
import { slack } from './slack.ts';
import { webhook } from './webhook.ts';

type Kinds = { readonly [Name in ChannelKindName]: ChannelKind<Name> };

/** All kinds of channels. A new kind is a row here, and its request in packages/protocol/channels.ts. */
export const CHANNEL_KINDS: Kinds = { email, webhook, discord, slack, matrix, push };

/** The kinds that a server offers; null: not switched on. */
export type OpenKinds = { readonly [Name in ChannelKindName]: OpenKind<Name> | null };

export const openKinds = (tools: KindTools): OpenKinds =>
  Object.fromEntries(CHANNEL_KIND_NAMES.map(name => [name, CHANNEL_KINDS[name].open(tools)])) as OpenKinds;

export const listOffered = (kinds: OpenKinds): ChannelKindName[] =>
  CHANNEL_KIND_NAMES.filter(name => kinds[name] !== null);

/** Checks what a guest gives for a new channel; a code: why it is refused. */
export async function parseNew(
  kinds: OpenKinds,
  asked: NewChannel,
  userAgent: string,
): Promise<NewAddress | ErrorCode> {
  return (await kindOf(kinds, asked)?.parse(asked, userAgent)) ?? 'no-such-page';
}

/** The kind that is asked for: the compiler doesn't see that both belong together. */
const kindOf = (kinds: OpenKinds, { kind }: NewChannel) => kinds[kind] as OpenKind<ChannelKindName> | null;
