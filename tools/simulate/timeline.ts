interface Happening {
  readonly time: number;
  /** Of what happens at the same time, the lower comes first. */
  readonly rank: number;
  readonly order: number;
  readonly then: () => void;
  isOff: boolean;
}

/** When of the same time something happens: before everything else, as it was put there, or after everything else. */
export const FIRST = -1;
const USUAL = 0;
export const LAST = 1;

const isBefore = (a: Happening, b: Happening): boolean =>
  a.time !== b.time ? a.time < b.time : a.rank !== b.rank ? a.rank < b.rank : a.order < b.order;

/** A clock that nobody waits for: time goes from one happening to the next. Keeps the house clock too, which stands in an outage. */
export class Timeline {
  now = 0;
  happened = 0;
  readonly #queue: Happening[] = [];
  #order = 0;
  #outages = 0;
  #closedAt: number | null = null;

  /** House time: time less all outages. */
  house(): number {
    return (this.#closedAt ?? this.now) - this.#outages;
  }

  get isClosed(): boolean {
    return this.#closedAt !== null;
  }

  /** An outage begins: the house clock stands. */
  close(): void {
    this.#closedAt ??= this.now;
  }

  /** The outage is over. */
  reopen(): void {
    if (this.#closedAt !== null) this.#outages += this.now - this.#closedAt;
    this.#closedAt = null;
  }

  /** Lets something happen after so many milliseconds; gives back how to call it off. */
  after(wait: number, then: () => void, rank: number = USUAL): () => void {
    const happening: Happening = { time: this.now + Math.max(0, wait), rank, order: this.#order++, then, isOff: false };
    this.#push(happening);
    return () => {
      happening.isOff = true;
    };
  }

  /** Lets something happen at a house time. Whatever closes the house must call it off. */
  atHouse(time: number, then: () => void, rank: number = USUAL): () => void {
    return this.after(time - this.house(), then, rank);
  }

  /** Goes on to the next happening, and lets everything that follows from it at once be done; false: there is none. */
  async step(): Promise<boolean> {
    for (;;) {
      const next = this.#pop();
      if (next === undefined) return false;
      if (next.isOff) continue;
      this.now = next.time;
      this.happened++;
      next.then();
      await settled();
      return true;
    }
  }

  #push(happening: Happening): void {
    const queue = this.#queue;
    let at = queue.push(happening) - 1;
    while (at > 0) {
      const up = (at - 1) >> 1;
      if (!isBefore(happening, queue[up] as Happening)) break;
      queue[at] = queue[up] as Happening;
      at = up;
    }
    queue[at] = happening;
  }

  #pop(): Happening | undefined {
    const queue = this.#queue;
    const first = queue[0];
    const last = queue.pop();
    if (first === undefined || last === undefined || first === last) return first;
    let at = 0;
    for (;;) {
      let down = 2 * at + 1;
      if (down >= queue.length) break;
      if (down + 1 < queue.length && isBefore(queue[down + 1] as Happening, queue[down] as Happening)) down++;
      if (!isBefore(queue[down] as Happening, last)) break;
      queue[at] = queue[down] as Happening;
      at = down;
    }
    queue[at] = last;
    return first;
  }
}

/** All promises that can go on have gone on: Node runs them before it comes to an immediate. */
const settled = (): Promise<void> => new Promise(done => setImmediate(done));
