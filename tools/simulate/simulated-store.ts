import type { Append, RoomStore, StoredLine } from '@consigliere/match';
import type { ScenarioRandom } from './scenario.ts';
import type { Timeline } from './timeline.ts';

/** A failure that the simulation has caused itself. */
export class InjectedFault extends Error {}

/** The life of a node, as the store knows it. */
export interface StoreClient {
  readonly name: string;
  readonly isAlive: () => boolean;
  /** Crashes the node at this moment. */
  readonly crash: () => void;
}

interface SimulatedRoom {
  readonly lines: StoredLine[];
  readonly names: Map<string, string>;
  wake: number | null;
  lockedUntil: number;
}

/** Called for every line when it becomes durable. */
export type OnCommit = (line: StoredLine, append: Append, client: string) => void;

const LATE = 6000;

/** A durable store for all nodes that is slow, fails before or after it commits, and answers late. */
export class SimulatedStore {
  isFaulty = false;
  readonly #rooms = new Map<string, SimulatedRoom>();
  readonly #timeline: Timeline;
  readonly #random: ScenarioRandom;
  readonly #onCommit: OnCommit;

  constructor(timeline: Timeline, random: ScenarioRandom, onCommit: OnCommit) {
    this.#timeline = timeline;
    this.#random = random;
    this.#onCommit = onCommit;
  }

  /** When something is due in a room. */
  wakeOf(room: string): number | null {
    return this.#rooms.get(room)?.wake ?? null;
  }

  linesOf(room: string): readonly StoredLine[] {
    return this.#rooms.get(room)?.lines ?? [];
  }

  /** The length of a room's journal, with the delays and faults of a query. */
  lengthFor(client: StoreClient, room: string): Promise<number> {
    return this.schedule(client, () => this.linesOf(room).length);
  }

  /** The store as one life of a node uses it. */
  storeFor(client: StoreClient): RoomStore {
    return {
      append: append => this.schedule(client, () => this.#commit(append, client)),
      read: (room, from) => this.schedule(client, () => this.linesOf(room).slice(from)),
      readNames: room => this.schedule(client, () => new Map(this.#rooms.get(room)?.names)),
      claim: (now, limit, lease) => this.schedule(client, () => this.#claim(now, limit, lease)),
    };
  }

  /** Does the work after a delay and answers after another, unless a fault comes in between. */
  schedule<X>(client: StoreClient, work: () => X): Promise<X> {
    const { promise, resolve, reject } = Promise.withResolvers<X>();
    const answer = (wait: number, then: () => void): void => {
      this.#timeline.after(wait, () => client.isAlive() && then());
    };
    const fails = this.#isBad(60);
    this.#timeline.after(this.#wait(), () => {
      // A query of a crashed node may still arrive.
      if (!client.isAlive() && this.#isBad(2)) return;
      if (fails) return answer(this.#wait(), () => reject(new InjectedFault('the store has failed')));
      const done = work();
      if (this.#isBad(80)) return client.crash();
      if (this.#isBad(60)) return answer(this.#wait(), () => reject(new InjectedFault("the store hasn't answered")));
      answer(this.#isBad(40) ? this.#random.below(LATE) : this.#wait(), () => resolve(done));
    });
    return promise;
  }

  #isBad(oneIn: number): boolean {
    return this.isFaulty && this.#random.oneIn(oneIn);
  }

  #wait(): number {
    return this.#random.oneIn(3) ? 0 : this.#random.below(this.isFaulty ? 30 : 6);
  }

  #commit(append: Append, { name }: StoreClient): 'done' | 'conflict' {
    const kept: SimulatedRoom = this.#rooms.get(append.room) ?? {
      lines: [],
      names: new Map(),
      wake: null,
      lockedUntil: 0,
    };
    if (kept.lines.length !== append.expected) return 'conflict';
    this.#rooms.set(append.room, kept);
    for (const [player, name] of append.names ?? []) kept.names.set(player, name);
    kept.wake = append.wake;
    kept.lockedUntil = append.leaseUntil ?? 0;
    for (const line of append.lines) {
      const stored: StoredLine = { number: kept.lines.length, ...line };
      kept.lines.push(stored);
      this.#onCommit(stored, append, name);
    }
    return 'done';
  }

  #claim(now: number, limit: number, lease: number): string[] {
    const due = [...this.#rooms].filter(
      ([, { wake, lockedUntil }]) => wake !== null && wake <= now && lockedUntil <= now,
    );
    for (const [, kept] of due.slice(0, limit)) kept.lockedUntil = now + lease;
    return due.slice(0, limit).map(([id]) => id);
  }
}
