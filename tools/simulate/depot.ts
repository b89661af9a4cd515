import type { Append, RoomStore, StoredLine } from '@consigliere/match';
import type { Chance } from './scenario.ts';
import type { Timeline } from './timeline.ts';

/** A failure that was meant: nobody is to blame for it. */
export class Meant extends Error {}

/** What the depot asks of a node's life, and tells it. */
export interface Customer {
  readonly name: string;
  readonly isAlive: () => boolean;
  /** The node is gone at this very moment. */
  readonly crash: () => void;
}

interface Kept {
  readonly lines: StoredLine[];
  wake: number | null;
  lockedUntil: number;
}

/** Told of everything that becomes durable, at that moment. */
export type OnCommit = (line: StoredLine, append: Append, customer: string) => void;

const LATE = 6000;

/** A durable store that takes time, fails before or after it commits, and answers late: one for all nodes. */
export class Depot {
  isFaulty = false;
  readonly #rooms = new Map<string, Kept>();
  readonly #timeline: Timeline;
  readonly #chance: Chance;
  readonly #onCommit: OnCommit;

  constructor(timeline: Timeline, chance: Chance, onCommit: OnCommit) {
    this.#timeline = timeline;
    this.#chance = chance;
    this.#onCommit = onCommit;
  }

  linesOf(room: string): readonly StoredLine[] {
    return this.#rooms.get(room)?.lines ?? [];
  }

  /** How many lines a room has, as one life of a node is told it. */
  lengthFor(customer: Customer, room: string): Promise<number> {
    return this.#asked(customer, () => this.linesOf(room).length);
  }

  /** The store as one life of a node has it. */
  storeFor(customer: Customer): RoomStore {
    return {
      append: append => this.#asked(customer, () => this.#commit(append, customer)),
      read: (room, from) => this.#asked(customer, () => this.linesOf(room).slice(from)),
      claim: (now, limit, lease) => this.#asked(customer, () => this.#claim(now, limit, lease)),
    };
  }

  /** Does something at a later moment and answers at a still later one, unless one of the many things happens that happen. */
  #asked<X>(customer: Customer, work: () => X): Promise<X> {
    const { promise, resolve, reject } = Promise.withResolvers<X>();
    const answer = (wait: number, then: () => void): void => {
      this.#timeline.after(wait, () => customer.isAlive() && then());
    };
    const fails = this.#isBad(60);
    this.#timeline.after(this.#wait(), () => {
      // What a node that is gone had sent may still be on its way.
      if (!customer.isAlive() && this.#isBad(2)) return;
      if (fails) return answer(this.#wait(), () => reject(new Meant('the store has failed')));
      const done = work();
      if (this.#isBad(80)) return customer.crash();
      if (this.#isBad(60)) return answer(this.#wait(), () => reject(new Meant('the store has not answered')));
      answer(this.#isBad(40) ? this.#chance.below(LATE) : this.#wait(), () => resolve(done));
    });
    return promise;
  }

  #isBad(oneIn: number): boolean {
    return this.isFaulty && this.#chance.oneIn(oneIn);
  }

  #wait(): number {
    return this.#chance.oneIn(3) ? 0 : this.#chance.below(this.isFaulty ? 30 : 6);
  }

  #commit(append: Append, { name }: Customer): 'done' | 'conflict' {
    const kept = this.#rooms.get(append.room) ?? { lines: [], wake: null, lockedUntil: 0 };
    if (kept.lines.length !== append.expected) return 'conflict';
    this.#rooms.set(append.room, kept);
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
