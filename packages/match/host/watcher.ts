import type { Room } from '../room/room.ts';
import { type RoomSeen, seen } from '../room/seen.ts';

/** Somebody who is shown a room as it changes. */
export interface Watcher {
  readonly player: string | null;
  readonly push: (seen: RoomSeen) => void;
  /** Chapters he has been shown. */
  from: number;
  /** What he was shown last; null: nothing yet. */
  last: RoomSeen | null;
}

/** Shows somebody what is new to him: if nothing is, he does not even learn that something has happened. */
export function show(room: Room, watcher: Watcher): void {
  const shown = seen(room, watcher.player, watcher.from);
  const { last } = watcher;
  if (last !== null && shown.chapters === watcher.from && standOf(shown) === standOf(last)) return;
  watcher.from = Math.max(watcher.from, shown.chapters);
  watcher.last = shown;
  watcher.push(shown);
}

/** What somebody sees, without how it came to it. */
const standOf = (shown: RoomSeen): string =>
  JSON.stringify({ ...shown, match: shown.match === null ? null : { ...shown.match, heard: [] } });
