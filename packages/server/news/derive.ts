import type { Seat } from '@consigliere/kernel';
import {
  delayOf,
  expectsEverybody,
  findOwnId,
  type Host,
  listNews,
  listReaders,
  loadRoom,
  type NewsItem,
  type Room,
  readRoom,
  sightOf,
} from '@consigliere/match';
import { thisBuild } from '../games.ts';
import type { Clock } from '../house/clock.ts';
import { newGiveWay } from '../house/give-way.ts';
import type { Channel } from '../store/channels.ts';
import type { GuestIds } from '../store/guests.ts';
import type { Store } from '../store/open-store.ts';
import type { OpenKinds } from './kinds/kinds.ts';
import { makeMessage, newsId } from './message.ts';

/** At a table where everybody is there, people get this long to notice it themselves, in milliseconds. */
const GRACE = 15_000;
/** At other tables a player who is at the table gets this long before a message leaves the house about it, in milliseconds. */
const GRACE_HERE = 60_000;
/** More rows than this don't wait for one guest: whatever comes then is left out. */
const MOST_WAITING = 100;
/** Rooms that are read in one go. */
const AT_ONCE = 50;

export interface DeriveOptions {
  readonly store: Pick<Store, 'news' | 'channels' | 'mails' | 'guests' | 'rooms'>;
  readonly host: Pick<Host, 'look' | 'catchUp'>;
  readonly clock: Pick<Clock, 'now' | 'wall'>;
  readonly publicUrl: string;
  readonly kinds: OpenKinds;
  /** The seats of a table whose players are connected, at whatever node. */
  readonly seatsAt: (room: string) => readonly Seat[];
  /** Reports a fault to the operator. */
  readonly onFault: (room: string, fault: unknown) => void;
}

/** Names an item with its reader: what stands, and what is owed to whom. */
const keyOf = ({ event, player }: Pick<NewsItem, 'event' | 'player'>): string => `${event} ${player ?? '*'}`;

/** A channel of a person, who has these ids. */
interface Reader extends Pick<Channel, 'isShared'> {
  readonly ids: GuestIds;
}

/**
 * Tells whether an item is for a person's channel. One that others can read gets only what everybody at the table may read, and isn't told
 * whom a match waits for that others can't watch as it is.
 */
export function isFor({ kind, player }: NewsItem, { ids, isShared }: Reader, room: Room): boolean {
  if (!isShared) return player === null ? kind !== 'waiting' : ids.includes(player);
  return player === null && (kind !== 'waiting' || sightOf(room, null) === 'present');
}

/** How much later than a player the readers of a channel hear what concerns the whole table: as late as they see the match. */
const latenessOf = ({ player }: NewsItem, { ids, isShared }: Reader, room: Room): number =>
  player === null && sightOf(room, isShared ? null : findOwnId(room, ids)) !== 'present' ? delayOf(room) : 0;

/** How long an item waits, so that players who are there notice it themselves: standing orders may pass in a second, and the turn goes on. */
function graceOf({ seatsAt }: DeriveOptions, { player }: NewsItem, { terms, chairs }: Room): number {
  if (expectsEverybody(terms.clock)) return GRACE;
  return player !== null && seatsAt(terms.id).some(seat => chairs[seat]?.player === player) ? GRACE_HERE : 0;
}

/** Derives the news of all rooms whose journals have grown. */
export async function deriveAll(options: DeriveOptions): Promise<void> {
  for (const { room: id, length } of await options.store.news.listRoomsToRead(AT_ONCE)) {
    try {
      const room = await lookAt(options, id, length);
      if (room !== null) await derive(options, room);
      else await skip(options, id, length);
    } catch (fault) {
      // The others go on.
      options.onFault(id, fault);
    }
  }
}

/** A room that can't be opened has no news, and isn't tried again before it has more lines. */
async function skip({ store: { news } }: DeriveOptions, id: string, length: number): Promise<void> {
  const { standing } = await news.readCursor(id);
  await news.moveCursor(id, length, standing ?? []);
}

/** The room with all lines that it has by now; null: it can't be opened. */
export async function lookAt({ host }: Pick<DeriveOptions, 'host'>, id: string, length: number): Promise<Room | null> {
  await host.catchUp(id, length);
  const room = await host.look(id);
  return typeof room === 'string' ? null : room;
}

/** Adds rows for what stands now and didn't stand at the cursor, then moves the cursor. All of it may be repeated. */
export async function derive(options: DeriveOptions, room: Room): Promise<void> {
  const { news } = options.store;
  const { id } = room.terms;
  const cursor = await news.readCursor(id);
  if (cursor.readTo >= room.lines) return;
  const before = new Set(cursor.standing ?? (await findStanding(options, id, cursor.readTo)));
  const items = listNews(room);
  const fresh = items.filter(item => !before.has(keyOf(item)));
  if (fresh.length > 0) await addRows(options, room, fresh);
  await news.moveCursor(id, room.lines, items.map(keyOf));
}

/** The items that stood after some lines of a journal, which is read again. */
async function findStanding({ store, clock }: DeriveOptions, id: string, lines: number): Promise<readonly string[]> {
  const stored = await loadRoom(store.rooms, id);
  const begun = { ...stored, lines: stored.lines.slice(0, lines) };
  const read = await readRoom(begun, { ...thisBuild, newGiveWay }, clock.now());
  return typeof read === 'string' ? [] : listNews(read.room).map(keyOf);
}

/** Where a guest gets one message about a table, everything about it is in that one. */
const TABLE = 'table/';
const digestOf = (room: string): string => `${TABLE}${room}`;
/** Whether a digest has the news of a table, not of quiet hours. */
export const isAboutTable = (digest: string): boolean => digest.startsWith(TABLE);

/**
 * The channels without those that lead where another one of the same person's does: two guests may have had the same address before they
 * became one. Webhooks stay, because each is signed with a secret of its own.
 */
function dropRepeated(channels: readonly Channel[]): readonly Channel[] {
  const isUsable = ({ kind, isPending, fault }: Channel): boolean => kind !== 'webhook' && !isPending && fault === null;
  const keyOfChannel = ({ guest, kind, address, isShared }: Channel): string =>
    JSON.stringify([guest, kind, address, isShared]);
  const first = new Map(
    channels
      .filter(isUsable)
      .toReversed()
      .map(each => [keyOfChannel(each), each]),
  );
  return channels.filter(each => !isUsable(each) || first.get(keyOfChannel(each)) === each);
}

async function addRows(options: DeriveOptions, room: Room, items: readonly NewsItem[]): Promise<void> {
  const { store, clock } = options;
  const readers = await store.guests.listOwners(listReaders(room));
  for (const channel of dropRepeated(await store.channels.listAll(readers))) {
    const guest = await store.guests.findById(channel.guest);
    const kind = options.kinds[channel.kind];
    if (guest === undefined || kind === null || channel.isPending || channel.fault === 'refused') continue;
    const reader = { ids: guest.ids, isShared: channel.isShared };
    const wanted = items.filter(item => isFor(item, reader, room));
    let waiting = wanted.length === 0 ? 0 : await store.news.countWaiting(guest.id);
    for (const item of wanted) {
      if (waiting++ >= MOST_WAITING) break;
      const id = newsId(room.terms.id, item.event, guest.id, channel.id);
      const now = clock.now();
      const { timeZone = null } = (await store.channels.findQuietHours(guest.id)) ?? {};
      const facts = { language: guest.language, publicUrl: options.publicUrl, closed: clock.wall() - now, timeZone };
      const body = JSON.stringify(await makeMessage(id, item, room, facts));
      const dueAt = now + graceOf(options, item, room) + latenessOf(item, reader, room);
      const row = {
        ...{ id, room: room.terms.id, event: item.event, guest: guest.id, channel: channel.id },
        ...{ kind: item.kind, body, createdAt: now, dueAt },
      };
      await store.news.add(row, kind.isOncePerTable === true ? digestOf(room.terms.id) : undefined);
    }
  }
}
