/** Time that passes when a test says so. */
export class FakeTime {
  now = 1_000_000;
  #timers: { readonly time: number; readonly then: () => void }[] = [];
  /** Waits until everything is done that needs no time. */
  readonly #idle: () => Promise<void>;

  constructor(idle: () => Promise<void>) {
    this.#idle = idle;
  }

  readonly callAt = (time: number, then: () => void): (() => void) => {
    const timer = { time, then };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter(each => each !== timer);
    };
  };

  get timers(): number {
    return this.#timers.length;
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.now + milliseconds;
    await this.#idle();
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      this.now = Math.max(this.now, next.time);
      next.then();
      await this.#idle();
    }
    this.now = end;
  }

  /** Takes the earliest call that is due by a time. */
  #next(end: number): { readonly time: number; readonly then: () => void } | undefined {
    const next = this.#timers.toSorted((a, b) => a.time - b.time)[0];
    if (next === undefined || next.time > end) return undefined;
    this.#timers = this.#timers.filter(each => each !== next);
    return next;
  }
}
