import type { Store } from '../store/open-store.ts';

/** The most dead letters that are listed. */
const MOST_LISTED = 50;

const STATUSES = ['waiting', 'sent', 'dropped', 'dead'] as const;

/** Describes the news that leaves the house for the operator. Of an address only the host is shown: its path may be a secret. */
export async function describeNews(
  { news, webhooks, calendars }: Pick<Store, 'news' | 'webhooks' | 'calendars'>,
  publicUrl: string | undefined,
): Promise<readonly string[]> {
  const counts = await news.countByStatus();
  const dead = await news.listDead(MOST_LISTED);
  const known = await webhooks.listAll([...new Set(dead.map(({ guest }) => guest))]);
  const hosts = new Map(known.map(({ id, address }) => [id, new URL(address).host]));
  return [
    `PUBLIC_URL  ${publicUrl ?? 'not set: no news leaves this server'}`,
    `webhooks    ${await webhooks.count()}`,
    `calendars   ${await calendars.count()}`,
    `messages    ${STATUSES.map(status => `${counts[status] ?? 0} ${status}`).join(', ')} (settled ones are kept for a week)`,
    ...dead.map(
      ({ id, kind, room, guest, channel, attempts, fault, settledAt }) =>
        `dead        ${id}  ${kind.padEnd(7)}  ${fault ?? ''} after ${attempts} attempts, ${new Date(settledAt).toISOString()} (house time); table ${room}, guest ${guest}, to ${hosts.get(channel) ?? 'a removed webhook'}`,
    ),
  ];
}
