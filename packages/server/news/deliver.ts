import { randomInt } from 'node:crypto';
import { listNews, type Room } from '@consigliere/match';
import type { DeliveryFault } from '@consigliere/protocol';
import { findPerson } from '../guests/ids.ts';
import type { Limits } from '../limits.ts';
import { Problem } from '../problem.ts';
import type { Channel } from '../store/channels.ts';
import type { Claimed } from '../store/news.ts';
import { type DeriveOptions, derive, isAboutTable, isFor, lookAt } from './derive.ts';
import type { Sender, SendOutcome } from './kinds/kind.ts';
import { CHANNEL_KINDS } from './kinds/kinds.ts';
import { type NewsMessage, newsId } from './message.ts';
import { findQuietEnd } from './quiet-hours.ts';
import type { SlowReceivers } from './slow-receivers.ts';
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
/** The longest that a receiver can make us wait, in milliseconds. */
const LONGEST_WAIT = 20 * HOUR;
/** How long a row waits that is over a limit. */
const OVER_LIMIT = 5 * MINUTE;
/** How long a row for a slow receiver waits while others are being waited for. */
const BEHIND_SLOW = MINUTE / 2;

export interface DeliverOptions extends DeriveOptions {
  readonly limits: Pick<Limits, 'spend'>;
  readonly slow: SlowReceivers;
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
  const channel = await store.channels.find(row.channel);
  const kind = channel && options.kinds[channel.kind];
  if (channel === undefined || kind == null) return store.news.settle(ids, 'dropped', clock.now());
  if (channel.fault === 'refused') return store.news.settle(ids, 'dead', clock.now(), channel.fault);
  if ((await store.news.readOff()).includes(channel.kind))
    return store.news.defer(ids, clock.now() + OVER_LIMIT, { isUntried: true });
  const quietEnd = await findQuiet(options, row.guest);
  if (quietEnd !== null) {
    const change = { digest: `${quietEnd}`, isUntried: true };
    return store.news.defer(ids, clock.now() + (quietEnd - clock.wall()), change);
  }
  const leave = isOfGuests(channel) ? options.slow.enter(hostOf(channel)) : () => undefined;
  if (leave === null) return store.news.defer(ids, clock.now() + BEHIND_SLOW, { isUntried: true });
  try {
    await sendOwed(options, { row, rows, channel, kind });
  } finally {
    leave();
  }
}

interface Sending {
  /** The row that was due. */
  readonly row: Claimed;
  /** All that are sent with it. */
  readonly rows: readonly Claimed[];
  readonly channel: Channel;
  readonly kind: Sender;
}

/** Sends what is still owed of some rows as one message. */
async function sendOwed(options: DeliverOptions, { row, rows, channel, kind }: Sending): Promise<void> {
  const { store, clock } = options;
  if (await isOverLimit(options, channel)) {
    const ids = rows.map(({ id }) => id);
    return store.news.defer(ids, clock.now() + OVER_LIMIT, { isUntried: true });
  }
  const current = await dropOutdated(options, channel, rows);
  const owed = kind.isOncePerTable === true ? await dropMailed(options, current) : current;
  if (owed.length === 0) return;
  const message = await messageFor(options, row, owed);
  if (!kind.repeats && !(await markAsSending(options, owed))) return;
  const rooms = owed.map(({ room }) => room);
  // First, so that a guest who opens the table meanwhile is mailed about it again.
  if (kind.isOncePerTable === true) await store.mails.noteMailed(row.guest, rooms);
  const language = await languageOf(options, row.guest);
  const began = clock.now();
  const outcome = await kind.send({ channel, message, language });
  if (isOfGuests(channel)) options.slow.note(hostOf(channel), clock.now() - began);
  const isLost = outcome.type !== 'sent' && !(outcome.type === 'failed' && outcome.isUncertain);
  if (kind.isOncePerTable === true && isLost) await store.mails.forgetMailed(row.guest, rooms);
  await noteOutcome(options, { channel, repeats: kind.repeats }, owed, outcome);
}

/** Marks rows that mustn't be sent twice, before they are sent. false: another node has some of them, so all are put back. */
async function markAsSending({ store, clock }: DeliverOptions, rows: readonly Claimed[]): Promise<boolean> {
  const begun = await store.news.beginSending(rows, clock.now() + LEASE);
  if (begun.length === rows.length) return true;
  await store.news.defer(begun, clock.now() + randomInt(1, 5000), { isUntried: true });
  return false;
}

/** All rows that are sent together with this one; null: another node has some of them, so all are put back. */
async function claimTogether({ store, clock }: DeliverOptions, row: Claimed): Promise<readonly Claimed[] | null> {
  if (row.digest === null) return [row];
  const now = clock.now();
  const others = await store.news.claimDigest(row.channel, row.digest, now, row.leasedUntil);
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
  const hours = await store.channels.findQuietHours(guest);
  return hours === undefined ? null : findQuietEnd(hours, clock.wall());
}

async function isOverLimit(
  { store, clock, limits }: DeliverOptions,
  { guest, kind, address }: Channel,
): Promise<boolean> {
  if ((await store.news.countSent(guest, clock.now() - HOUR)) >= MOST_IN_AN_HOUR) return true;
  try {
    await spendOnReceiver({ limits }, { kind, address });
    return false;
  } catch (problem) {
    if (problem instanceof Problem) return true;
    throw problem;
  }
}

/** Looks at the rooms again, and drops what isn't owed any more. Returns the rest. */
async function dropOutdated(
  options: DeliverOptions,
  channel: Channel,
  rows: readonly Claimed[],
): Promise<readonly Claimed[]> {
  const { store, clock } = options;
  const owed: Claimed[] = [];
  const { ids = [channel.guest] as const } = (await findPerson(store, channel.guest)) ?? {};
  const reader = { ids, isShared: channel.isShared };
  for (const row of rows) {
    const room = await lookNow(options, row.room);
    // First, so that a row that is dropped now comes back if it is owed again at the next line.
    if (room !== null) await derive(options, room);
    if (room !== null && isOwed(room, reader, row)) {
      owed.push(row);
      continue;
    }
    await store.news.settle([row.id], 'dropped', clock.now());
    // If that line has been derived meanwhile, the row was still there, so it wasn't added again.
    const later = await lookNow(options, row.room);
    if (later !== null && isOwed(later, reader, row)) await store.news.add(row, row.digest ?? undefined);
  }
  return owed;
}

/** The room with all lines that it has by now; null: it can't be opened. */
async function lookNow(options: DeliverOptions, id: string): Promise<Room | null> {
  const [length = 0] = (await options.store.rooms.readLengths([id])).values();
  return lookAt(options, id, length);
}

/** Drops the rows of tables about which their guest was mailed, and which the guest hasn't opened since. Returns the rest. */
async function dropMailed({ store, clock }: DeliverOptions, rows: readonly Claimed[]): Promise<readonly Claimed[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const rooms = rows.map(({ room }) => room);
  const mailed = await store.mails.listMailed(first.guest, rooms);
  const dropped = rows.filter(({ room }) => mailed.has(room)).map(({ id }) => id);
  await store.news.settle(dropped, 'dropped', clock.now());
  return rows.filter(({ room }) => !mailed.has(room));
}

const isOwed = (room: Room, reader: Parameters<typeof isFor>[1], { event }: Claimed): boolean =>
  listNews(room).some(item => item.event === event && isFor(item, reader, room));

/** The message of one row, or of several as a digest. */
async function messageFor(
  options: DeliverOptions,
  { channel, digest, guest }: Claimed,
  rows: readonly Claimed[],
): Promise<NewsMessage> {
  const news = rows.map(({ body }) => JSON.parse(body) as NewsMessage);
  const [first] = news;
  if (first !== undefined && (digest === null || (isAboutTable(digest) && news.length === 1))) return first;
  return {
    // The digests of a table have the same name each time.
    id: newsId('digest', channel, digest ?? '', ...(isAboutTable(digest ?? '') ? rows.map(({ id }) => id) : [])),
    kind: 'digest',
    text: [newsTexts(await languageOf(options, guest)).digest(news.length), ...news.map(({ text }) => text)].join(' '),
    news,
  };
}

const languageOf = async ({ store }: Pick<DeliverOptions, 'store'>, guest: string): Promise<string> =>
  (await findPerson(store, guest))?.language ?? 'en';

async function noteOutcome(
  { store, clock }: DeliverOptions,
  { channel, repeats }: { readonly channel: Channel; readonly repeats: boolean },
  rows: readonly Claimed[],
  outcome: SendOutcome,
): Promise<void> {
  const now = clock.now();
  const ids = rows.map(({ id }) => id);
  if (outcome.type === 'gone') return void (await store.channels.remove(channel.guest, channel.id));
  const fault = faultOf(outcome);
  if (fault !== channel.fault) await store.channels.noteOutcome(channel.id, fault);
  if (outcome.type === 'sent') return store.news.settle(ids, 'sent', now);
  if (outcome.type === 'refused') return store.news.settle(ids, 'dead', now, outcome.fault);
  const wait = Math.min(outcome.retryAfter ?? 0, LONGEST_WAIT);
  // Whatever else waits for it would fail too.
  await store.news.deferChannel(channel.id, now + Math.max(PAUSES[0], wait));
  if (outcome.isUncertain && !repeats) return store.news.settle(ids, 'unknown', now, outcome.fault);
  for (const { id, attempts } of rows) {
    const pause = PAUSES[attempts - 1];
    if (pause === undefined) await store.news.settle([id], 'dead', now, outcome.fault);
    else await store.news.defer([id], now + Math.max(pause, wait), { fault: outcome.fault });
  }
}

const faultOf = (outcome: SendOutcome): DeliveryFault | null =>
  outcome.type === 'sent' ? null : outcome.type === 'gone' ? 'gone' : outcome.fault;

/** Counts a message to a host that guests have chosen; throws the problem `too-fast` at the limit. */
export async function spendOnReceiver(
  { limits }: Pick<DeliverOptions, 'limits'>,
  { kind, address }: Pick<Channel, 'kind' | 'address'>,
): Promise<void> {
  if (isOfGuests({ kind })) await limits.spend('receiver', hostOf({ kind, address }));
}

/** Whether guests choose the host of such a channel. */
const isOfGuests = ({ kind }: Pick<Channel, 'kind'>): boolean => CHANNEL_KINDS[kind].isLimitedByHost;

const hostOf = ({ kind, address }: Pick<Channel, 'kind' | 'address'>): string => CHANNEL_KINDS[kind].hostOf(address);

/** Sends a test message by a channel, and notes why it failed; null: it arrived. One that is gone is removed. */
export async function sendTest(
  { store, kinds, clock }: Pick<DeliverOptions, 'store' | 'kinds' | 'clock'>,
  channel: Channel,
  language: string,
): Promise<DeliveryFault | null> {
  const kind: Sender | null = kinds[channel.kind];
  if (kind === null || (await store.news.readOff()).includes(channel.kind)) return 'address';
  const id = newsId('test', channel.id, `${clock.wall()}`);
  const message: NewsMessage = { id, kind: 'test', text: newsTexts(language).test };
  const outcome = await kind.send({ channel, message, language });
  const fault = faultOf(outcome);
  if (outcome.type === 'gone') await store.channels.remove(channel.guest, channel.id);
  else await store.channels.noteOutcome(channel.id, fault);
  return fault;
}
