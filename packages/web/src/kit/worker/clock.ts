/** Without a tick for this many milliseconds the device has slept. */
const SILENCE = 5_000;
/** Milliseconds between two ticks, which show that the device is awake. */
export const BEAT = 1_000;
/** Timers are checked at least this often, in milliseconds: the clock may have stood meanwhile, and no timer may be longer than 24 days. */
const LONGEST = 60_000;

/** House time on this device. It stands while the page is closed or asleep, so that no player's time runs out meanwhile. */
export class LocalClock {
  readonly #wall: () => number;
  #alive: number;
  /** How long the device has slept, minus what its wall clock was set back. */
  #slept = 0;
  /** The same moment in waking time and in house time. */
  #since: { readonly awake: number; readonly house: number };
  #latest = 0;

  constructor(wall: () => number = Date.now) {
    this.#wall = wall;
    this.#alive = wall();
    this.#since = { awake: this.#alive, house: this.#alive };
  }

  readonly now = (): number => {
    const { awake, house } = this.#since;
    // It never goes back.
    this.#latest = Math.max(this.#latest, house + this.#awake() - awake);
    return this.#latest;
  };

  /** Until the next tick the device may be asleep, so time goes no further. */
  #awake(): number {
    return Math.min(this.#wall(), this.#alive + SILENCE) - this.#slept;
  }

  readonly wall = (): number => this.#wall();

  /** To be called every second. true: the device has slept since the last call. */
  beat(): boolean {
    const wall = this.#wall();
    const slept = wall - this.#alive - SILENCE;
    if (slept > 0) this.#slept += slept;
    // A wall clock that was set back would otherwise stop house time for as long.
    else this.#slept += Math.min(0, wall - this.#alive);
    this.#alive = wall;
    return slept > 0;
  }

  /** Continues house time from where it stood when the page was closed. */
  resume(at: number): void {
    this.#since = { awake: this.#awake(), house: at };
    this.#latest = at;
  }

  /** Moves house time forward to that of another tab. */
  hear(now: number): void {
    if (now > this.now()) this.#since = { awake: this.#awake(), house: now };
  }

  readonly callAt = (time: number, then: () => void): (() => void) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = time - this.now();
      timer = left <= 0 ? setTimeout(then, 0) : setTimeout(wait, Math.min(left, LONGEST));
    };
    wait();
    return () => clearTimeout(timer);
  };
}
