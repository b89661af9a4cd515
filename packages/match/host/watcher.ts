import { isSame } from '@consigliere/kernel/host';
import { noteChanges } from '../room/changes.ts';
import type { Shown } from '../room/news.ts';
import type { Room } from '../room/room.ts';
import { allParts, ownParts, seen } from '../room/seen.ts';
import { heardBy, whisperedTo } from '../seen-by.ts';

/** Parts as they were shown last, by name. Nothing in a room is changed in place. */
export type Parts = Record<string, unknown>;

/** Somebody who is shown a room as it changes. */
export interface Watcher {
  readonly player: string | null;
  readonly push: (shown: Shown) => void;
  /** What is his own, as he was shown it last. */
  own: Parts;
}

/** What everybody who looks at a room has been shown of it. */
export interface Board {
  readonly watchers: Set<Watcher>;
  all: Parts;
  /** null: no match has begun. */
  chapters: number | null;
}

export const newBoard = (): Board => ({ watchers: new Set(), all: {}, chapters: null });

/** Shows somebody the whole room, from a chapter on. */
export function begin(board: Board, room: Room, watcher: Watcher, from: number): void {
  // While nobody looked nothing was put on the board.
  if (board.watchers.size === 0) put(board, room);
  board.watchers.add(watcher);
  whole(room, watcher, from);
}

function put(board: Board, room: Room): void {
  board.all = { ...allParts(room) };
  board.chapters = room.match?.chapters.length ?? null;
}

function whole(room: Room, watcher: Watcher, from: number): void {
  watcher.own = { ...ownParts(room, watcher.player) };
  watcher.push({ type: 'seen', seen: seen(room, watcher.player, from) });
}

/** Shows everybody what is new to him: if nothing is, he does not even learn that something has happened. */
export function show(board: Board, room: Room): void {
  const { watchers, chapters: from } = board;
  if (watchers.size === 0) return;
  const { match } = room;
  if (match !== null && from === null) {
    put(board, room);
    for (const watcher of watchers) whole(room, watcher, 0);
    return;
  }
  const isLonger = match !== null && from !== null && match.chapters.length > from;
  const heard = isLonger ? JSON.stringify(heardBy(match, null, from)) : null;
  if (isLonger) board.chapters = match.chapters.length;
  const parts = allParts(room);
  const all = textOf(changes(board.all, parts), 'heard', heard);
  board.all = parts;
  for (const watcher of watchers) {
    const own = ownParts(room, watcher.player);
    const whispers = isLonger ? whisperedTo(match, own.seat, from) : NONE;
    const heardAlone = whispers.length === 0 ? null : JSON.stringify(whispers);
    const mine = textOf(changes(watcher.own, own), 'whispers', heardAlone);
    watcher.own = own;
    if (all === null && mine === null) continue;
    const { seat, isOwner } = own;
    watcher.push({
      type: 'news',
      all,
      mine,
      place: { seat, isOwner, phase: room.phase, chapters: board.chapters ?? 0 },
    });
  }
}

const NONE: readonly never[] = [];

/** Changes and one more field as JSON; null: there is nothing. */
function textOf(changes: readonly string[], name: string, more: string | null): string | null {
  if (changes.length === 0) return more === null ? null : `{"${name}":${more}}`;
  return `{"is":[${changes.join(',')}]${more === null ? '' : `,"${name}":${more}`}}`;
}

/** Parts that are sent whole: nearly everything in them changes with the next decision. */
const WHOLE: ReadonlySet<string> = new Set(['prompt', 'held', 'request', 'luck', 'result', 'order', 'waiting']);

/** What is not as it was shown, part by part. */
function changes(was: Parts, is: Readonly<Parts>): string[] {
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
