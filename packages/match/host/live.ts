import type { Actor, Command } from '../room/commands.ts';
import type { Room } from '../room/room.ts';
import type { Ack } from './ack.ts';
import type { Thinking } from './thinking.ts';
import { type Board, newBoard } from './watcher.ts';

/** What somebody wants done, and who is told how it ended. */
export interface Wished {
  readonly actor: Actor;
  readonly command: Command;
  readonly tell: (ack: Ack) => void;
  readonly resolve: () => void;
  readonly reject: (fault: unknown) => void;
}

/** A room that somebody looks at or plays in here. */
export interface Live {
  room: Room;
  /** What is being done in this room, one thing after the other. */
  queue: Promise<unknown>;
  /** Commands that wait for their turn. */
  readonly wishes: Wished[];
  /** How many things are being done or wait to be. */
  tasks: number;
  /** Who looks at it, and what they have been shown. */
  readonly board: Board;
  /** null: another node looks after the room, or there is nothing to look after. */
  thinking: Thinking | null;
  /** When something happens by itself next. */
  next: number | null;
  callOff: (() => void) | null;
}

export const liveOf = (room: Room): Live => ({
  room,
  queue: Promise.resolve(),
  wishes: [],
  tasks: 0,
  board: newBoard(),
  thinking: null,
  next: null,
  callOff: null,
});

/** Does something in a room, after everything that came before it. */
export function inTurn<X>(live: Live, task: () => Promise<X>): Promise<X> {
  live.tasks++;
  const done = live.queue.then(task);
  const end = (): void => {
    live.tasks--;
  };
  live.queue = done.then(end, end);
  return done;
}

/** Leaves a room to itself. */
export function rest(live: Live): void {
  live.callOff?.();
  live.callOff = null;
  live.next = null;
  live.thinking = null;
}
