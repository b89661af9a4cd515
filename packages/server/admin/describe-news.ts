import type { MailSettings } from '../mail/post-office.ts';
import { readNewsState } from '../news/news-state.ts';
import type { Store } from '../store/open-store.ts';
import { OUTGOING_STATUSES } from '../store/schema.ts';

/** Describes the news that leaves the house for the operator. */
export async function describeNews(
  store: Pick<Store, 'news' | 'channels' | 'calendars'>,
  publicUrl: string | undefined,
  mail?: Pick<MailSettings, 'host' | 'from'>,
): Promise<readonly string[]> {
  const { calendars, kinds, messages, lost } = await readNewsState(store);
  const describeKind = ({ kind, count, isOff }: (typeof kinds)[number]): string =>
    `${count} ${kind}${isOff ? ' (switched off)' : ''}`;
  return [
    `PUBLIC_URL  ${publicUrl ?? 'not set: no news leaves this server'}`,
    `mail        ${mail === undefined ? 'off: SMTP_URL and MAIL_FROM are not set' : `by ${mail.host}, from ${mail.from}`}`,
    `calendars   ${calendars}`,
    `channels    ${kinds.map(describeKind).join(', ')}`,
    `messages    ${OUTGOING_STATUSES.map(status => `${messages[status] ?? 0} ${status}`).join(', ')} (settled ones are kept for a week)`,
    ...lost.map(
      ({ id, status, kind, room, guest, receiver, attempts, fault, settledAt }) =>
        `${status.padEnd(10)}  ${id}  ${kind.padEnd(7)}  ${fault ?? ''} after ${attempts} attempts, ${new Date(settledAt).toISOString()} (house time); table ${room}, guest ${guest}, to ${receiver === null ? 'a removed channel' : `${receiver.kind} at ${receiver.host}`}`,
    ),
  ];
}
