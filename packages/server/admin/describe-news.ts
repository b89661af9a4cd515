import { CHANNEL_KIND_NAMES } from '@consigliere/protocol';
import type { MailSettings } from '../mail/post-office.ts';
import { CHANNEL_KINDS } from '../news/kinds/kinds.ts';
import type { Store } from '../store/open-store.ts';
import { OUTGOING_STATUSES } from '../store/schema.ts';

/** The most lost messages that are listed. */
const MOST_LISTED = 50;

/** Describes the news that leaves the house for the operator. Of an address only the host is shown: its path may be a secret. */
export async function describeNews(
  { news, channels, calendars }: Pick<Store, 'news' | 'channels' | 'calendars'>,
  publicUrl: string | undefined,
  mail?: Pick<MailSettings, 'host' | 'from'>,
): Promise<readonly string[]> {
  const counts = await news.countByStatus();
  const byKind = await channels.countByKind();
  const lost = await news.listLost(MOST_LISTED);
  const known = await channels.listAll([...new Set(lost.map(({ guest }) => guest))]);
  const hosts = new Map(
    known.map(({ id, kind, address }) => [id, `${kind} at ${CHANNEL_KINDS[kind].hostOf(address)}`]),
  );
  return [
    `PUBLIC_URL  ${publicUrl ?? 'not set: no news leaves this server'}`,
    `mail        ${mail === undefined ? 'off: SMTP_URL and MAIL_FROM are not set' : `by ${mail.host}, from ${mail.from}`}`,
    `calendars   ${await calendars.count()}`,
    `channels    ${CHANNEL_KIND_NAMES.map(kind => `${byKind[kind] ?? 0} ${kind}`).join(', ')}`,
    `messages    ${OUTGOING_STATUSES.map(status => `${counts[status] ?? 0} ${status}`).join(', ')} (settled ones are kept for a week)`,
    ...lost.map(
      ({ id, status, kind, room, guest, channel, attempts, fault, settledAt }) =>
        `${status.padEnd(10)}  ${id}  ${kind.padEnd(7)}  ${fault ?? ''} after ${attempts} attempts, ${new Date(settledAt).toISOString()} (house time); table ${room}, guest ${guest}, to ${hosts.get(channel) ?? 'a removed channel'}`,
    ),
  ];
}
