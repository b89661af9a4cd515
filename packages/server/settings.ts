import { EXPIRY_RULES, type ExpiryRules, variableOf } from './house/expiry.ts';
import { isNetwork } from './http/caller.ts';
import { parseMailSettings } from './mail/mail-settings.ts';
import type { MailSettings } from './mail/post-office.ts';

/** The settings of a server. */
export interface Settings {
  readonly port: number;
  /** The address to listen on; undefined: all of them. */
  readonly host: string | undefined;
  /** The folder of the embedded store. */
  readonly folder: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly origins: readonly string[];
  /** The house's own address, such as https://play.example.org; undefined: nothing that needs it is on. */
  readonly publicUrl: string | undefined;
  /** The secret of the operator's page; undefined: there is none. */
  readonly operatorToken: string | undefined;
  /** Hosts with ports to which anything may be sent, wherever they are. */
  readonly outgoingHosts: readonly string[];
  /** The mail server; undefined: no mail is sent. */
  readonly mail: MailSettings | undefined;
  /** Addresses and networks of proxies whose X-Forwarded-For is believed; undefined: this machine. */
  readonly proxies: readonly string[] | undefined;
  readonly logLevel: string;
  /** The port for metrics; undefined: they aren't served. */
  readonly metricsPort: number | undefined;
  /** How many messages a socket may send in a second, over three seconds; undefined: as `limits.ts` says. */
  readonly messagesPerSecond: number | undefined;
  /** The number of threads for bots; undefined: one for every core but one. */
  readonly botThreads: number | undefined;
  /** The number of one guest's tables that bots may play alone; undefined: as `bot-tables.ts` says. */
  readonly botTablesPerGuest: number | undefined;
  /** A player without a connection for this many milliseconds is absent; undefined: as `live/presence.ts` says. */
  readonly absentAfter: number | undefined;
  /** After how many milliseconds bots take the empty seats of a table for anybody; undefined: as `anybody.ts` says. */
  readonly fillAfter: number | undefined;
  /** After how many days things go away, where it isn't as `house/expiry.ts` says. */
  readonly expiry: Partial<ExpiryRules>;
  /** The folder of the built client. */
  readonly pages: string | null;
}

/** A problem that the operator can fix: the message says how. */
export class SetUpError extends Error {}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment; an empty variable counts as unset. */
export function environmentSettings(environment: Environment): Omit<Settings, 'port' | 'host' | 'folder' | 'pages'> {
  const given = (name: string): string | undefined => environment[name] || undefined;
  const logLevel = given('LOG_LEVEL') ?? 'info';
  if (!LOG_LEVELS.includes(logLevel))
    throw new SetUpError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${logLevel}"`);
  const listOf = (name: string): readonly string[] =>
    (given(name) ?? '')
      .split(',')
      .map(each => each.trim())
      .filter(each => each !== '');
  const origins = listOf('ORIGINS');
  for (const origin of origins)
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw new SetUpError(
        `ORIGINS is a list like https://example.org,https://example.com:8443; "${origin}" isn't valid`,
      );
  const publicUrl = given('PUBLIC_URL')?.replace(/\/$/, '');
  if (publicUrl !== undefined && !isOwnAddress(publicUrl))
    throw new SetUpError(
      `PUBLIC_URL is the address of this server, like https://play.example.org, without a path; "${given('PUBLIC_URL')}" isn't valid`,
    );
  const outgoingHosts = listOf('OUTGOING_HOSTS');
  for (const host of outgoingHosts)
    if (URL.parse(`ftp://${host}`)?.host !== host || !/:\d+$/.test(host))
      throw new SetUpError(`OUTGOING_HOSTS is a list like 127.0.0.1:9000,hooks.lan:443; "${host}" isn't valid`);
  const mail = parseMailSettings({ smtpUrl: given('SMTP_URL'), mailFrom: given('MAIL_FROM') });
  if (typeof mail === 'string') throw new SetUpError(mail);
  if (mail !== undefined && publicUrl === undefined)
    throw new SetUpError('SMTP_URL needs PUBLIC_URL, because mails have links to this server');
  const proxies = given('PROXIES') === undefined ? undefined : listOf('PROXIES');
  for (const proxy of proxies ?? [])
    if (!isNetwork(proxy))
      throw new SetUpError(`PROXIES is a list like 127.0.0.1,172.17.0.0/16; "${proxy}" isn't valid`);
  const countOf = (name: string, least: number): number | undefined => {
    const text = given(name);
    if (text === undefined) return undefined;
    if (!/^\d{1,6}$/.test(text) || Number(text) < least)
      throw new SetUpError(`${name} must be a number of at least ${least}, not "${text}"`);
    return Number(text);
  };
  return {
    databaseUrl: given('DATABASE_URL'),
    redisUrl: given('REDIS_URL'),
    // Our own pages at our own address.
    origins: publicUrl === undefined || origins.includes(publicUrl) ? origins : [...origins, publicUrl],
    publicUrl,
    operatorToken: operatorTokenIn(given('OPERATOR_TOKEN')),
    outgoingHosts,
    mail,
    proxies,
    logLevel,
    metricsPort: portOf(environment, 'METRICS_PORT'),
    messagesPerSecond: countOf('MESSAGES_PER_SECOND', 1),
    absentAfter: milliseconds(countOf('ABSENT_AFTER', 1)),
    fillAfter: milliseconds(countOf('FILL_AFTER', 1)),
    botThreads: countOf('BOT_THREADS', 1),
    botTablesPerGuest: countOf('BOT_TABLES_PER_GUEST', 0),
    expiry: Object.fromEntries(
      EXPIRY_RULES.flatMap(rule => {
        const days = countOf(variableOf(rule), 0);
        return days === undefined ? [] : [[rule, days]];
      }),
    ),
  };
}

const isOwnAddress = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text;
};

const LEAST_TOKEN = 32;

function operatorTokenIn(text: string | undefined): string | undefined {
  if (text !== undefined && text.trim().length < LEAST_TOKEN)
    throw new SetUpError(
      `OPERATOR_TOKEN needs at least ${LEAST_TOKEN} characters: take the output of \`openssl rand -hex 32\``,
    );
  return text?.trim();
}

const milliseconds = (seconds: number | undefined): number | undefined =>
  seconds === undefined ? undefined : seconds * 1000;

/** The port that the environment asks for. */
export const environmentPort = (environment: Environment): number | undefined => portOf(environment, 'PORT');

function portOf(environment: Environment, name: string): number | undefined {
  const text = environment[name] || undefined;
  if (text === undefined) return undefined;
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new SetUpError(`${name} must be from 0 to 65535, not "${text}"`);
  return Number(text);
}
