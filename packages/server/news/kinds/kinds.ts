import { CHANNEL_KIND_NAMES, type ChannelKindName, type ErrorCode, type NewChannel } from '@consigliere/protocol';
import type { ChannelKind, KindTools, NewAddress, OpenKind } from './kind.ts';
import { webhook } from './webhook.ts';

type Kinds = { readonly [Name in ChannelKindName]: ChannelKind<Name> };

/** All kinds of channels. A new kind is a row here, and its request in packages/protocol/channels.ts. */
export const CHANNEL_KINDS: Kinds = { webhook };

/** The kinds that a server offers; null: not switched on. */
export type OpenKinds = { readonly [Name in ChannelKindName]: OpenKind<Name> | null };

export const openKinds = (tools: KindTools): OpenKinds =>
  Object.fromEntries(CHANNEL_KIND_NAMES.map(name => [name, CHANNEL_KINDS[name].open(tools)])) as OpenKinds;

export const listOffered = (kinds: OpenKinds): ChannelKindName[] =>
  CHANNEL_KIND_NAMES.filter(name => kinds[name] !== null);

/** Checks what a guest gives for a new channel; a code: why it is refused. */
export async function parseNew(kinds: OpenKinds, asked: NewChannel): Promise<NewAddress | ErrorCode> {
  return (await kinds[asked.kind]?.parse(asked)) ?? 'no-such-page';
}
