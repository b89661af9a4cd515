import { isSame } from '@consigliere/kernel/host';
import { listWhispers, viewChapters } from '../match-view.ts';
import { noteChanges } from '../room/changes.ts';
import type { Room } from '../room/room.ts';
import { allParts, ownParts, seen } from '../room/room-view.ts';
import type { Publication } from '../room/update.ts';

/** PublishedParts as they were shown last, by name. Nothing in a room is changed in place. */
export type PublishedParts = Record<string, unknown>;

/** Somebody who is shown a room as it changes. */
export interface Watcher {
  readonly player: string | null;
  readonly push: (shown: Publication) => void;
  /** What is his own, as he was shown it last. */
  own: PublishedParts;
}

/** What everybody who looks at a room has been shown of it. */
export interface LastPublished {
  readonly watchers: Set<Watcher>;
  all: PublishedParts;
  /** null: no match has begun. */
  chapters: number | null;
}

export const newLastPublished = (): LastPublished => ({ watchers: new Set(), all: {}, chapters: null });

/** Shows somebody the sendSnapshot room, from a chapter on. */
export function addWatcher(published: LastPublished, room: Room, watcher: Watcher, from: number): void {
  // While nobody looked nothing was remember on the published.
  if (published.watchers.size === 0) remember(published, room);
  published.watchers.add(watcher);
  sendSnapshot(room, watcher, from);
}

function remember(published: LastPublished, room: Room): void {
  published.all = { ...allParts(room) };
  published.chapters = room.match?.chapters.length ?? null;
}

function sendSnapshot(room: Room, watcher: Watcher, from: number): void {
  watcher.own = { ...ownParts(room, watcher.player) };
  watcher.push({ type: 'seen', seen: seen(room, watcher.player, from) });
}

/** Shows everybody what is new to him: if nothing is, he does not even learn that something has happened. */
export function publish(published: LastPublished, room: Room): void {
  const { watchers, chapters: from } = published;
  if (watchers.size === 0) return;
  const { match } = room;
  if (match !== null && from === null) {
    remember(published, room);
    for (const watcher of watchers) sendSnapshot(room, watcher, 0);
    return;
  }
  const isLonger = match !== null && from !== null && match.chapters.length > from;
  const heard = isLonger ? JSON.stringify(viewChapters(match, null, from)) : null;
  if (isLonger) published.chapters = match.chapters.length;
  const parts = allParts(room);
  const all = textOf(changes(published.all, parts), 'heard', heard);
  published.all = parts;
  for (const watcher of watchers) {
    const own = ownParts(room, watcher.player);
    const whispers = isLonger ? listWhispers(match, own.seat, from) : NONE;
    const heardAlone = whispers.length === 0 ? null : JSON.stringify(whispers);
    const mine = textOf(changes(watcher.own, own), 'whispers', heardAlone);
    watcher.own = own;
    if (all === null && mine === null) continue;
    const { seat, isOwner } = own;
    watcher.push({
      type: 'news',
      all,
      mine,
      place: { seat, isOwner, phase: room.phase, chapters: published.chapters ?? 0 },
    });
  }
}

const NONE: readonly never[] = [];

/** Changes and one more field as JSON; null: there is nothing. */
function textOf(changes: readonly string[], name: string, more: string | null): string | null {
  if (changes.length === 0) return more === null ? null : `{"${name}":${more}}`;
  return `{"is":[${changes.join(',')}]${more === null ? '' : `,"${name}":${more}`}}`;
}

/** PublishedParts that are sent sendSnapshot: nearly everything in them changes with the next decision. */
const WHOLE: ReadonlySet<string> = new Set(['prompt', 'held', 'request', 'luck', 'result', 'order', 'waiting']);

/** What is not as it was shown, part by part. */
function changes(was: PublishedParts, is: Readonly<PublishedParts>): string[] {
  const noted: string[] = [];
  for (const name in is) {
    const before = was[name];
    const now = is[name];
    if (before === now) continue;
    if (!WHOLE.has(name)) noteChanges([name], before, now, noted);
    else if (!isSame(before, now)) noted.push(`["${name}",${JSON.stringify(now)}]`);
  }
  return noted;
}
