import { botsAwaited } from '../room/asked.ts';
import { isBotTable } from '../room/room.ts';
import type { House } from './house.ts';
import { appendOf, type Closed, readRoom } from './journal.ts';
import { inTurn, type Live, liveOf, rest } from './live.ts';

/** The rooms in memory: read when somebody comes, forgotten when nobody needs them. */
export class LiveRooms {
  readonly #house: House;
  /** With those that are being read. */
  readonly #live = new Map<string, Live | Promise<Live | Closed>>();

  constructor(house: House) {
    this.#house = house;
  }

  get size(): number {
    return this.#live.size;
  }

  has(id: string): boolean {
    return this.#live.has(id);
  }

  add(live: Live): void {
    this.#live.set(live.room.terms.id, live);
  }

  /** The rooms that have been read. */
  *all(): Iterable<Live> {
    for (const live of this.#live.values()) if (!(live instanceof Promise)) yield live;
  }

  /** A room that has been read; null: it has not. */
  here(id: string): Live | null {
    const live = this.#live.get(id);
    return live === undefined || live instanceof Promise ? null : live;
  }

  /** Goes to a room, which is read first if it is not here. */
  async reach<X>(id: string, then: (live: Live) => Promise<X>): Promise<X | Closed> {
    for (;;) {
      const live = this.here(id);
      if (live !== null) return then(live);
      const come = await (this.#live.get(id) ?? this.#fetch(id));
      if (typeof come === 'string') return come;
    }
  }

  /** Does something in a room, after everything that came before it. */
  in<X>(id: string, task: (live: Live) => Promise<X>): Promise<X | Closed> {
    return this.reach(id, live => inTurn(live, () => task(live)));
  }

  /** Forgets rooms that nobody looks at and in which nothing happens until a time. */
  async sweep(until: number): Promise<void> {
    for (const [id, coming] of this.#live) {
      const live = await coming;
      if (typeof live === 'string' || live.tasks > 0 || live.board.watchers.size > 0) continue;
      if (botsAwaited(live.room).length > 0 && !isBotTable(live.room)) continue;
      if (live.next !== null && live.next < until) continue;
      rest(live);
      this.#live.delete(id);
    }
  }

  /** Forgets all of them: what is under way is finished first. */
  async clear(): Promise<void> {
    for (const coming of this.#live.values()) {
      const live = await coming;
      if (typeof live === 'string') continue;
      await live.queue;
      rest(live);
      live.board.watchers.clear();
    }
    this.#live.clear();
  }

  #fetch(id: string): Promise<Live | Closed> {
    const coming = this.#read(id);
    const arrive = (live: Live | Closed): void => {
      if (this.#live.get(id) !== coming) return;
      if (typeof live === 'string') this.#live.delete(id);
      else this.#live.set(id, live);
    };
    coming.then(arrive, () => arrive('no-such-room'));
    this.#live.set(id, coming);
    return coming;
  }

  async #read(id: string): Promise<Live | Closed> {
    const { store, now } = this.#house;
    for (;;) {
      const read = await readRoom(await store.read(id, 0), this.#house, now());
      if (typeof read === 'string') return read;
      const { room, migration } = read;
      // Several nodes may open the room at once: one of them writes how it goes on, and the others read it again.
      const written = migration === null ? 'done' : await store.append(appendOf(room, [migration], 0));
      if (written !== 'conflict') return liveOf(room);
    }
  }
}
