import { randomInt } from 'node:crypto';
import { listNews, type Room } from '@consigliere/match';
import type { Limits } from '../limits.ts';
import { type RequestOutcome, type RequestSettings, sendRequest } from '../outgoing/request.ts';
import { Problem } from '../problem.ts';
import type { Claimed } from '../store/news.ts';
import type { Webhook } from '../store/webhooks.ts';
import { type DeriveOptions, derive, isFor, lookAt } from './derive.ts';
import { type NewsMessage, newsId, signMessage } from './message.ts';
import { findQuietEnd } from './quiet-hours.ts';
import { newsTexts } from './words.ts';

/** Longer than a request may take, in milliseconds. */
const LEASE = 60_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The pauses after failed attempts, in milliseconds. After the last one a row is a dead letter. */
const PAUSES = [MINUTE / 2, 5 * MINUTE, 30 * MINUTE, 3 * HOUR, 20 * HOUR] as const;
/** A row that was claimed more often than this has crashed its senders. */
const MOST_CLAIMS = 12;
/** A guest is sent this many rows in an hour. Others wait. */
const MOST_IN_AN_HOUR = 60;
/** How long a row waits that is over a limit. */
const OVER_LIMIT = 5 * MINUTE;

export interface DeliverOptions extends DeriveOptions {
  readonly limits: Pick<Limits, 'spend'>;
  readonly requests: RequestSettings;
}

type Claim = () => Promise<Claimed | undefined>;

/** Claims the next row that is due. Senders of one node claim one after the other, so that two never have rows of one channel. */
export function newClaim({ store, clock }: Pick<DeliverOptions, 'store' | 'clock'>): Claim {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(() => store.news.claim(clock.now(), clock.now() + LEASE));
    last = next.catch(() => undefined);
    return next;
  };
}

/** Sends everything that is due, one row after the other; stops when nothing is due or `isStopped` says so. */
export async function deliverAll(options: DeliverOptions, claim: Claim, isStopped: () => boolean): Promise<void> {
  while (!isStopped()) {
    const row = await claim();
    if (row === undefined) return;
    await deliver(options, row);
  }
}

async function deliver(options: DeliverOptions, row: Claimed): Promise<void> {
  const { store, clock } = options;
  if (row.attempts > MOST_CLAIMS) return store.news.settle([row.id], 'dead', clock.now(), 'crashed');
  const rows = await claimTogether(options, row);
  if (rows === null) return;
  const ids = rows.map(({ id }) => id);
  const webhook = await store.webhooks.find(row.channel);
  if (webhook === undefined) return store.news.settle(ids, 'dropped', clock.now());
  const quietEnd = await findQuiet(options, row.guest);
  if (quietEnd !== null) {
    const change = { digest: `${quietEnd}`, isUntried: true };
    return store.news.defer(ids, clock.now() + (quietEnd - clock.wall()), change);
  }
  if (await isOverLimit(options, webhook)) return store.news.defer(ids, clock.now() + OVER_LIMIT, { isUntried: true });
  const owed = await dropOutdated(options, webhook, rows);
  if (owed.length === 0) return;
  const body = await bodyFor(options, row, owed);
  const outcome = await post(options, webhook, body);
  await noteOutcome(options, webhook, owed, outcome);
}

/** All rows that are sent together with this one; null: another node has some of them, so all are put back. */
async function claimTogether({ store, clock }: DeliverOptions, row: Claimed): Promise<readonly Claimed[] | null> {
  if (row.digest === null) return [row];
  const now = clock.now();
  const others = await store.news.claimDigest(row.channel, row.digest, now, now + LEASE);
  const rows = [row, ...others].sort((one, other) => one.createdAt - other.createdAt || (one.id < other.id ? -1 : 1));
  if ((await store.news.countDigest(row.channel, row.digest)) === rows.length) return rows;
  await store.news.defer(
    rows.map(({ id }) => id),
    now + randomInt(1, 5000),
    { isUntried: true },
  );
  return null;
}

async function findQuiet({ store, clock }: DeliverOptions, guest: string): Promise<number | null> {
  const hours = await store.webhooks.findQuietHours(guest);
  return hours === undefined ? null : findQuietEnd(hours, clock.wall());
}

async function isOverLimit({ store, clock, limits }: DeliverOptions, { guest, address }: Webhook): Promise<boolean> {
  if ((await store.news.countSent(guest, clock.now() - HOUR)) >= MOST_IN_AN_HOUR) return true;
  try {
    await limits.spend('receiver', new URL(address).hostname);
    return false;
  } catch (problem) {
    if (problem instanceof Problem) return true;
    throw problem;
  }
}

/** Looks at the rooms again, and drops what isn't owed any more. Returns the rest. */
async function dropOutdated(
  options: DeliverOptions,
  webhook: Webhook,
  rows: readonly Claimed[],
): Promise<readonly Claimed[]> {
  const { store, clock } = options;
  const owed: Claimed[] = [];
  for (const row of rows) {
    const [length = 0] = (await store.rooms.readLengths([row.room])).values();
    const room = await lookAt(options, row.room, length);
    // First, so that a row that is dropped now comes back if it is owed again at the next line.
    if (room !== null) await derive(options, room);
    if (room !== null && isOwed(room, webhook, row)) owed.push(row);
    else await store.news.settle([row.id], 'dropped', clock.now());
  }
  return owed;
}

const isOwed = (room: Room, webhook: Webhook, { event }: Claimed): boolean =>
  listNews(room).some(item => item.event === event && isFor(item, webhook, room));

/** The body of one row, or of several as a digest. */
async function bodyFor(
  { store }: DeliverOptions,
  { channel, digest, guest }: Claimed,
  rows: readonly Claimed[],
): Promise<string> {
  const [first] = rows;
  if (digest === null || first === undefined) return first?.body ?? '';
  const news = rows.map(({ body }) => JSON.parse(body) as NewsMessage);
  const { language = 'en' } = (await store.guests.findById(guest)) ?? {};
  const message: NewsMessage = {
    id: newsId('digest', channel, digest),
    kind: 'digest',
    text: [newsTexts(language).digest(news.length), ...news.map(({ text }) => text)].join(' '),
    news,
  };
  return JSON.stringify(message);
}

const post = (
  { requests, clock }: Pick<DeliverOptions, 'requests' | 'clock'>,
  webhook: Webhook,
  body: string,
): Promise<RequestOutcome> =>
  sendRequest({ url: webhook.address, headers: signMessage(webhook, body, clock.wall()), body }, requests);

async function noteOutcome(
  { store, clock }: DeliverOptions,
  webhook: Webhook,
  rows: readonly Claimed[],
  outcome: RequestOutcome,
): Promise<void> {
  const now = clock.now();
  const ids = rows.map(({ id }) => id);
  const fault = outcome.ok ? null : outcome.fault;
  if (fault !== webhook.fault) await store.webhooks.noteOutcome(webhook.id, fault);
  if (fault === null) return store.news.settle(ids, 'sent', now);
  // Whatever else waits for it would fail too.
  await store.news.deferChannel(webhook.id, now + PAUSES[0]);
  for (const { id, attempts } of rows) {
    const pause = PAUSES[attempts - 1];
    if (pause === undefined) await store.news.settle([id], 'dead', now, fault);
    else await store.news.defer([id], now + pause, { fault });
  }
}

/** Sends a test message to a webhook, and notes whether it arrived. */
export async function sendTest(
  options: Pick<DeliverOptions, 'store' | 'requests' | 'clock'>,
  webhook: Webhook,
  language: string,
): Promise<RequestOutcome> {
  const text = newsTexts(language).test;
  const id = newsId('test', webhook.id, `${options.clock.wall()}`);
  const outcome = await post(options, webhook, JSON.stringify({ id, kind: 'test', text } satisfies NewsMessage));
  await options.store.webhooks.noteOutcome(webhook.id, outcome.ok ? null : outcome.fault);
  return outcome;
}
