import { botsAwaited } from '../room/asked.ts';
import { isBotTable } from '../room/room.ts';
import type { HostEnvironment } from './environment.ts';
import { appendOf, type Closed, readRoom } from './journal.ts';
import { enqueueTask, newOpenRoom, type OpenRoom, stopTending } from './open-room.ts';

/** The rooms in memory: read when somebody comes, forgotten when nobody needs them. */
export class OpenRooms {
  readonly #environment: HostEnvironment;
  /** With those that are being read. */
  readonly #rooms = new Map<string, OpenRoom | Promise<OpenRoom | Closed>>();

  constructor(house: HostEnvironment) {
    this.#environment = house;
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

  /** A room that has been read; null: it has not. */
  here(id: string): OpenRoom | null {
    const open = this.#rooms.get(id);
    return open === undefined || open instanceof Promise ? null : open;
  }

  /** Goes to a room, which is read first if it is not here. */
  async withRoom<X>(id: string, then: (open: OpenRoom) => Promise<X>): Promise<X | Closed> {
    for (;;) {
      const open = this.here(id);
      if (open !== null) return then(open);
      const come = await (this.#rooms.get(id) ?? this.#startReading(id));
      if (typeof come === 'string') return come;
    }
  }

  /** Does something in a room, after everything that came before it. */
  in<X>(id: string, task: (open: OpenRoom) => Promise<X>): Promise<X | Closed> {
    return this.withRoom(id, open => enqueueTask(open, () => task(open)));
  }

  /** Forgets rooms that nobody looks at and in which nothing happens until a time. */
  async sweep(until: number): Promise<void> {
    for (const [id, coming] of this.#rooms) {
      const open = await coming;
      if (typeof open === 'string' || open.tasks > 0 || open.published.watchers.size > 0) continue;
      if (botsAwaited(open.room).length > 0 && !isBotTable(open.room)) continue;
      if (open.next !== null && open.next < until) continue;
      stopTending(open);
      this.#rooms.delete(id);
    }
  }

  drop(id: string): void {
    const open = this.here(id);
    if (open !== null) stopTending(open);
    this.#rooms.delete(id);
  }

  /** Forgets all of them: what is under way is finished first. */
  async clear(): Promise<void> {
    for (const coming of this.#rooms.values()) {
      const open = await coming;
      if (typeof open === 'string') continue;
      await open.queue;
      stopTending(open);
      open.published.watchers.clear();
    }
    this.#rooms.clear();
  }

  #startReading(id: string): Promise<OpenRoom | Closed> {
    const coming = this.#read(id);
    const arrive = (open: OpenRoom | Closed): void => {
      if (this.#rooms.get(id) !== coming) return;
      if (typeof open === 'string') this.#rooms.delete(id);
      else this.#rooms.set(id, open);
    };
    coming.then(arrive, () => arrive('no-such-room'));
    this.#rooms.set(id, coming);
    return coming;
  }

  async #read(id: string): Promise<OpenRoom | Closed> {
    const { store, now } = this.#environment;
    for (;;) {
      const read = await readRoom(await store.read(id, 0), this.#environment, now());
      if (typeof read === 'string') return read;
      const { room, migration } = read;
      // Several nodes may open the room at once: one of them writes how it goes on, and the others read it again.
      const written = migration === null ? 'done' : await store.append(appendOf(room, [migration], 0));
      if (written !== 'conflict') return newOpenRoom(room);
    }
  }
}
