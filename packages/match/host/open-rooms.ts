import type { Actor, Command } from '../room/commands.ts';
import { listAwaitedBots, type PendingDecision } from '../room/pending-decision.ts';
import { isBotTable, type Room } from '../room/room.ts';
import { DamagedJournal } from '../store.ts';
import { type Ack, type Closed, loadRoom, type ReadRoom, type StoredRoom } from './append.ts';
import type { HostEnvironment } from './environment.ts';
import type { LoadRare, RareHostParts } from './rare-parts.ts';
import type { Thinking } from './thinking.ts';
import { type LastPublished, newLastPublished } from './watcher.ts';

/** A command in a room's queue. */
export interface PendingCommand {
  readonly actor: Actor;
  readonly command: Command;
  readonly acknowledge: (ack: Ack) => void;
  readonly resolve: () => void;
  readonly reject: (fault: unknown) => void;
}

/** A room in memory. */
export interface OpenRoom {
  room: Room;
  /** The end of the last task; tasks in a room run one after the other. */
  queue: Promise<unknown>;
  /** Commands for the next batch. */
  readonly pending: PendingCommand[];
  /** Tasks that run or wait. */
  tasks: number;
  readonly published: LastPublished;
  /** null: another node tends the room, or there is nothing to do. */
  thinking: Thinking | null;
  /** When something is due next. */
  nextAt: number | null;
  cancelTimer: (() => void) | null;
  /** The decision before which bots don't pause, or `turn`: they don't until a person is asked. */
  skipped: PendingDecision | 'turn' | null;
}

export const newOpenRoom = (room: Room): OpenRoom => ({
  room,
  queue: Promise.resolve(),
  pending: [],
  tasks: 0,
  published: newLastPublished(),
  thinking: null,
  nextAt: null,
  cancelTimer: null,
  skipped: null,
});

/** Runs a task in a room after all tasks before it. */
export function enqueueTask<X>(open: OpenRoom, task: () => Promise<X>): Promise<X> {
  open.tasks++;
  const done = open.queue.then(task);
  const end = (): void => {
    open.tasks--;
  };
  open.queue = done.then(end, end);
  return done;
}

/** Stops bots and timers of a room. */
export function stopTending(open: OpenRoom): void {
  open.cancelTimer?.();
  open.cancelTimer = null;
  open.nextAt = null;
  open.thinking = null;
}

/** A room was removed from the store while it was open here. */
export class RoomGone extends Error {}

/** The rooms in memory: read when they are first needed, removed when nobody needs them. */
export class OpenRooms {
  readonly #environment: HostEnvironment;
  readonly #loadRare: LoadRare;
  /** A promise while the room is being read. */
  readonly #rooms = new Map<string, OpenRoom | Promise<OpenRoom | Closed>>();
  /** Rooms whose journals are damaged: they aren't read again. */
  readonly #damaged = new Set<string>();

  constructor(environment: HostEnvironment, loadRare: LoadRare) {
    this.#environment = environment;
    this.#loadRare = loadRare;
  }

  get size(): number {
    return this.#rooms.size;
  }

  has(id: string): boolean {
    return this.#rooms.has(id);
  }

  add(open: OpenRoom): void {
    this.#rooms.set(open.room.terms.id, open);
  }

  /** The rooms that have been read. */
  *all(): Iterable<OpenRoom> {
    for (const open of this.#rooms.values()) if (!(open instanceof Promise)) yield open;
  }

  /** A room that has been read; null: it hasn't. */
  get(id: string): OpenRoom | null {
    const open = this.#rooms.get(id);
    return open === undefined || open instanceof Promise ? null : open;
  }

  /** Calls back with a room, after reading it if necessary. */
  async withRoom<X>(id: string, then: (open: OpenRoom) => Promise<X>): Promise<X | Closed> {
    for (;;) {
      const open = this.get(id);
      if (open !== null) return then(open);
      if (this.#damaged.has(id)) return 'damaged';
      const read = await (this.#rooms.get(id) ?? this.#startReading(id));
      if (typeof read === 'string') return read;
    }
  }

  /** Runs a task in a room after all tasks before it. */
  enqueue<X>(id: string, task: (open: OpenRoom) => Promise<X>): Promise<X | Closed> {
    return this.withRoom<X | Closed>(id, open =>
      enqueueTask(open, () => task(open)).catch((fault: unknown) =>
        fault instanceof RoomGone ? 'no-such-room' : this.closeIfDamaged(id, fault),
      ),
    );
  }

  /** Closes a room whose journal is damaged, and reports it once; any other fault is thrown again. */
  closeIfDamaged(id: string, fault: unknown): 'damaged' {
    if (!(fault instanceof DamagedJournal)) throw fault;
    if (this.#damaged.has(id)) return 'damaged';
    this.#damaged.add(id);
    this.get(id)?.published.watchers.clear();
    this.drop(id);
    this.#environment.onFault(id, fault);
    return 'damaged';
  }

  /** Removes rooms without watchers in which nothing is due before a time. */
  async sweep(until: number): Promise<void> {
    for (const [id, reading] of this.#rooms) {
      const open = await reading;
      if (typeof open === 'string' || open.tasks > 0 || open.published.watchers.size > 0) continue;
      if (listAwaitedBots(open.room).length > 0 && !isBotTable(open.room)) continue;
      if (open.nextAt !== null && open.nextAt < until) continue;
      this.drop(id);
    }
  }

  drop(id: string): void {
    const open = this.get(id);
    if (open !== null) stopTending(open);
    this.#rooms.delete(id);
  }

  /** Removes all rooms, each after its last task. */
  async clear(): Promise<void> {
    for (const reading of this.#rooms.values()) {
      const open = await reading;
      if (typeof open === 'string') continue;
      await open.queue;
      stopTending(open);
      open.published.watchers.clear();
    }
    this.#rooms.clear();
  }

  #startReading(id: string): Promise<OpenRoom | Closed> {
    const reading = this.#read(id).catch((fault: unknown) => this.closeIfDamaged(id, fault));
    const finish = (open: OpenRoom | Closed): void => {
      if (this.#rooms.get(id) !== reading) return;
      if (typeof open === 'string') this.#rooms.delete(id);
      else this.#rooms.set(id, open);
    };
    reading.then(finish, () => finish('no-such-room'));
    this.#rooms.set(id, reading);
    return reading;
  }

  async #read(id: string): Promise<OpenRoom | Closed> {
    const { store, now } = this.#environment;
    const loading = this.#loadRare();
    const { readRoom, appendOf } = loading instanceof Promise ? await loading : loading;
    for (;;) {
      const read = await this.#fold(await loadRoom(store, id), now(), readRoom);
      if (typeof read === 'string') return read;
      const { room, migration } = read;
      // Several nodes may read the room at once: one of them appends the migration, and the others read again.
      const written = migration === null ? 'done' : await store.append(appendOf(room, [migration], 0));
      if (written !== 'conflict') return newOpenRoom(room);
    }
  }

  /** Lines that don't fit the rules that wrote them are damage too. */
  async #fold(stored: StoredRoom, now: number, readRoom: RareHostParts['readRoom']): Promise<ReadRoom | Closed> {
    try {
      return await readRoom(stored, this.#environment, now);
    } catch (fault) {
      throw new DamagedJournal("its journal doesn't fit the rules", { cause: fault });
    }
  }
}
