import type { Room } from '../room/room.ts';
import type { Thinking } from './thinking.ts';
import type { Watcher } from './watcher.ts';

/** A room that somebody looks at or plays in here. */
export interface Live {
  room: Room;
  /** What is being done in this room, one thing after the other. */
  queue: Promise<unknown>;
  /** How many things are being done or wait to be. */
  tasks: number;
  readonly watchers: Set<Watcher>;
  /** null: another node looks after the room, or there is nothing to look after. */
  thinking: Thinking | null;
  /** When something happens by itself next. */
  next: number | null;
  callOff: (() => void) | null;
}

export const liveOf = (room: Room): Live => ({
  room,
  queue: Promise.resolve(),
  tasks: 0,
  watchers: new Set(),
  thinking: null,
  next: null,
  callOff: null,
});

/** Leaves a room to itself. */
export function rest(live: Live): void {
  live.callOff?.();
  live.callOff = null;
  live.next = null;
  live.thinking = null;
}
