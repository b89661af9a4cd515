import type { Actor, Command } from '../room/commands.ts';
import type { Room } from '../room/room.ts';
import type { Ack } from './ack.ts';
import type { Thinking } from './thinking.ts';
import { type LastPublished, newLastPublished } from './watcher.ts';

/** What somebody wants done, and who is told how it ended. */
export interface PendingCommand {
  readonly actor: Actor;
  readonly command: Command;
  readonly tell: (ack: Ack) => void;
  readonly resolve: () => void;
  readonly reject: (fault: unknown) => void;
}

/** A room that somebody looks at or plays in here. */
export interface OpenRoom {
  room: Room;
  /** What is being done in this room, one thing after the other. */
  queue: Promise<unknown>;
  /** Commands that wait for their turn. */
  readonly pending: PendingCommand[];
  /** How many things are being done or wait to be. */
  tasks: number;
  /** Who looks at it, and what they have been shown. */
  readonly published: LastPublished;
  /** null: another node looks after the room, or there is nothing to look after. */
  thinking: Thinking | null;
  /** When something happens by itself next. */
  next: number | null;
  cancelTimer: (() => void) | null;
}

export const newOpenRoom = (room: Room): OpenRoom => ({
  room,
  queue: Promise.resolve(),
  pending: [],
  tasks: 0,
  published: newLastPublished(),
  thinking: null,
  next: null,
  cancelTimer: null,
});

/** Does something in a room, after everything that came before it. */
export function enqueueTask<X>(open: OpenRoom, task: () => Promise<X>): Promise<X> {
  open.tasks++;
  const done = open.queue.then(task);
  const end = (): void => {
    open.tasks--;
  };
  open.queue = done.then(end, end);
  return done;
}

/** Leaves a room to itself. */
export function stopTending(open: OpenRoom): void {
  open.cancelTimer?.();
  open.cancelTimer = null;
  open.next = null;
  open.thinking = null;
}
