import type { Host } from '@consigliere/match';
import type { Clock } from '../house/clock.ts';
import type { App } from '../http/app.ts';
import type { Limits } from '../limits.ts';
import type { MailTools } from '../mail/mail-tools.ts';
import { type MailSettings, openPostOffice } from '../mail/post-office.ts';
import type { Resolve } from '../outgoing/request.ts';
import type { Store } from '../store/open-store.ts';
import type { DeliverOptions } from './deliver.ts';
import { openKinds } from './kinds/kinds.ts';
import { type News, openNews } from './open-news.ts';

/** The parts of a server that its news needs, as `ServerOptions` describes them. */
interface NewsParts {
  readonly app: App;
  readonly store: Store;
  readonly host: Host;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly seatsAt: DeliverOptions['seatsAt'];
  readonly publicUrl?: string | undefined;
  readonly outgoingHosts?: readonly string[];
  readonly mail?: MailSettings | undefined;
  readonly resolve?: Resolve;
}

/** The news that leaves a server; null: it has no address of its own, to which messages could lead. */
export function openServerNews(parts: NewsParts): News | null {
  const { app, store, host, clock, limits, seatsAt, publicUrl, outgoingHosts = [], resolve } = parts;
  if (publicUrl === undefined) return null;
  const onFault = (room: string, fault: unknown): void =>
    app.log.error({ err: fault, room }, "the news of a table couldn't be derived");
  const requests = { allowed: outgoingHosts, ...(resolve === undefined ? {} : { resolve }) };
  const { serverKeys } = store;
  const kinds = openKinds({ requests, clock, publicUrl, serverKeys, mail: openMail(parts, publicUrl) });
  return openNews({ store, host, clock, limits, seatsAt, publicUrl, kinds, onFault });
}

/** The parts by which a server sends mails; null: it sends none. */
function openMail({ mail: settings, store, limits, app }: NewsParts, publicUrl: string): MailTools | null {
  if (settings === undefined) return null;
  const onDown = (why: string): void => app.log.error({ why }, "the mail server of SMTP_URL can't be used");
  return { office: openPostOffice({ settings, publicUrl }), mails: store.mails, limits, onDown };
}
