import type { Shown } from '../room/news.ts';
import type { Room } from '../room/room.ts';
import { allParts, ownParts, seen } from '../room/seen.ts';
import { heardBy, whisperedTo } from '../seen-by.ts';

/** Parts as they were shown last, by name, and as JSON. Nothing in a room is changed in place: what is the same part has the same text. */
export interface Parts {
  readonly values: Record<string, unknown>;
  readonly texts: Record<string, string>;
}
export const noParts = (): Parts => ({ values: {}, texts: {} });

/** Somebody who is shown a room as it changes. */
export interface Watcher {
  readonly player: string | null;
  readonly push: (shown: Shown) => void;
  /** What is his own, as he was shown it last. */
  readonly own: Parts;
}

/** What everybody who looks at a room has been shown of it. */
export interface Board {
  readonly watchers: Set<Watcher>;
  readonly all: Parts;
  /** null: no match has begun. */
  chapters: number | null;
}

export const newBoard = (): Board => ({ watchers: new Set(), all: noParts(), chapters: null });

/** Shows somebody the whole room, from a chapter on. */
export function begin(board: Board, room: Room, watcher: Watcher, from: number): void {
  // While nobody looked nothing was put on the board.
  if (board.watchers.size === 0) put(board, room);
  board.watchers.add(watcher);
  whole(room, watcher, from);
}

function put(board: Board, room: Room): void {
  changes(allParts(room), board.all);
  board.chapters = room.match?.chapters.length ?? null;
}

function whole(room: Room, watcher: Watcher, from: number): void {
  changes(ownParts(room, watcher.player), watcher.own);
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
  const all = changes(allParts(room), board.all);
  const isLonger = match !== null && from !== null && match.chapters.length > from;
  if (isLonger) {
    all.push(`"heard":${JSON.stringify(heardBy(match, null, from))}`);
    board.chapters = match.chapters.length;
  }
  const textOfAll = textOf(all);
  for (const watcher of watchers) {
    const parts = ownParts(room, watcher.player);
    const mine = changes(parts, watcher.own);
    const whispers = isLonger ? whisperedTo(match, parts.seat, from) : [];
    if (whispers.length > 0) mine.push(`"whispers":${JSON.stringify(whispers)}`);
    if (all.length === 0 && mine.length === 0) continue;
    const { seat, isOwner } = parts;
    const place = { seat, isOwner, phase: room.phase, chapters: board.chapters ?? 0 };
    watcher.push({ type: 'news', all: textOfAll, mine: textOf(mine), place });
  }
}

const textOf = (fields: readonly string[]): string | null => (fields.length === 0 ? null : `{${fields.join(',')}}`);

/** The parts that are not as they were shown, as fields of JSON; from now on they are. */
function changes(parts: Readonly<Record<string, unknown>>, { values, texts }: Parts): string[] {
  const fields: string[] = [];
  for (const name in parts) {
    const part = parts[name];
    if (part === values[name]) continue;
    values[name] = part;
    const text = JSON.stringify(part);
    if (text === texts[name]) continue;
    texts[name] = text;
    fields.push(`"${name}":${text}`);
  }
  return fields;
}
