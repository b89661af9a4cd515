import type { Shape } from '@consigliere/kernel';
import { isSame } from '@consigliere/kernel/host';
import type { Room } from '../room/room.ts';
import { commonParts, listWhispers, ownParts, viewChapters, viewRoom } from '../room/room-view.ts';
import { collectChanges, type OwnChanges, type Publication, type ViewChange } from '../room/update.ts';
import { type ChapterWhisper, SENT_WHOLE } from '../room/view-parts.ts';

/** Parts as they were last published, by name. Nothing in a room is changed in place. */
export type PublishedParts = Readonly<Record<string, unknown>>;

/** A viewer's subscription to an open room. */
export interface Watcher {
  readonly player: string | null;
  readonly push: (publication: Publication) => void;
  /** The viewer's own parts, as they were last published. */
  own: PublishedParts;
}

/** The parts that the watchers of a room last got. */
export interface LastPublished {
  readonly watchers: Set<Watcher>;
  all: PublishedParts;
  /** null: no match has begun. */
  chapters: number | null;
}

export const newLastPublished = (): LastPublished => ({ watchers: new Set(), all: {}, chapters: null });

/** Adds a watcher and sends it a snapshot with the chapters from a number on. */
export function addWatcher(last: LastPublished, room: Room, watcher: Watcher, from: number): void {
  // Without watchers nothing was remembered.
  if (last.watchers.size === 0) remember(last, room);
  last.watchers.add(watcher);
  sendSnapshot(room, watcher, from);
}

function remember(last: LastPublished, room: Room): void {
  last.all = commonParts(room);
  last.chapters = room.match?.chapters.length ?? null;
}

function sendSnapshot(room: Room, watcher: Watcher, from: number): void {
  watcher.own = ownParts(room, watcher.player);
  watcher.push({ type: 'seen', seen: viewRoom(room, watcher.player, from) });
}

/** Sends every watcher what has changed for that viewer. If nothing has, the viewer doesn't even learn that something happened. */
export function publish(last: LastPublished, room: Room): void {
  const { watchers, chapters: from } = last;
  if (watchers.size === 0) return;
  const { match } = room;
  if (match !== null && from === null) {
    remember(last, room);
    for (const watcher of watchers) sendSnapshot(room, watcher, 0);
    return;
  }
  const isLonger = match !== null && from !== null && match.chapters.length > from;
  if (isLonger) last.chapters = match.chapters.length;
  const parts = commonParts(room);
  const is = changesBetween(last.all, parts);
  // The same object for all watchers: the server makes its text once.
  const all =
    is.length > 0 || isLonger
      ? { ...(is.length > 0 && { is }), ...(isLonger && { heard: viewChapters(match, null, from) }) }
      : undefined;
  last.all = parts;
  for (const watcher of watchers) {
    const own = ownParts(room, watcher.player);
    const whispers = isLonger ? listWhispers(match, own.seat, from) : NONE;
    const mine = ownChanges(changesBetween(watcher.own, own), whispers);
    watcher.own = own;
    if (all === undefined && mine === undefined) continue;
    const { seat, isOwner } = own;
    const standing = { seat, isOwner, phase: room.phase, chapters: last.chapters ?? 0 };
    watcher.push({ type: 'news', all, mine, standing });
  }
}

const NONE: readonly never[] = [];

/** undefined: there are none. */
function ownChanges(is: readonly ViewChange[], whispers: readonly ChapterWhisper<Shape>[]): OwnChanges | undefined {
  if (whispers.length > 0) return is.length > 0 ? { is, whispers } : { whispers };
  return is.length > 0 ? { is } : undefined;
}

/** The differences from the parts that were last published. */
function changesBetween(was: PublishedParts, is: PublishedParts): ViewChange[] {
  const changes: ViewChange[] = [];
  for (const name in is) {
    const before = was[name];
    const now = is[name];
    if (before === now) continue;
    if (!SENT_WHOLE.has(name)) collectChanges([name], before, now, changes);
    else if (!isSame(before, now)) changes.push([name, now]);
  }
  return changes;
}
