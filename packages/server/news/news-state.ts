import { CHANNEL_KIND_NAMES, type ChannelKindName } from '@consigliere/protocol';
import type { Store } from '../store/open-store.ts';
import { CHANNEL_KINDS } from './kinds/kinds.ts';

/** The most lost messages that are listed. */
const MOST_LISTED = 50;

/** The news that leaves the house, as operators see it. Of an address only the host is told: its path may be a secret. */
export async function readNewsState({ news, channels, calendars }: Pick<Store, 'news' | 'channels' | 'calendars'>) {
  const [counts, byKind, off] = [await news.countByStatus(), await channels.countByKind(), await news.readOff()];
  const lost = await news.listLost(MOST_LISTED);
  const known = await channels.listAll([...new Set(lost.map(({ guest }) => guest))]);
  const receivers = new Map(
    known.map(({ id, kind, address }) => [id, { kind, host: CHANNEL_KINDS[kind].hostOf(address) }]),
  );
  const countOf = (kind: ChannelKindName): number => byKind[kind] ?? 0;
  return {
    calendars: await calendars.count(),
    kinds: CHANNEL_KIND_NAMES.map(kind => ({ kind, count: countOf(kind), isOff: off.includes(kind) })),
    messages: counts,
    /** `receiver`: null if the channel was removed. */
    lost: lost.map(({ channel, ...rest }) => ({ ...rest, receiver: receivers.get(channel) ?? null })),
  };
}
