/** Without a beat for so long the device has slept. */
const SILENCE = 5_000;
/** How often the clock must be told that the device is awake. */
export const BEAT = 1_000;
/** Timers are looked at again at least so often: the clock may have stood meanwhile, and none may be longer than 24 days. */
const LONGEST = 60_000;

/** House time on this device: it stands while the page is closed or asleep, so that nobody's time runs out meanwhile. */
export class LocalClock {
  readonly #wall: () => number;
  /** How many times as fast house time passes: who wants no pauses is not kept waiting by bots. */
  readonly #hurry: number;
  #alive: number;
  /** For how long the device has slept, less what its wall clock was set back. */
  #slept = 0;
  /** A moment by the waking hours of the device and by house time. */
  #since: { readonly awake: number; readonly house: number };
  #latest = 0;

  constructor(wall: () => number = Date.now, hurry = 1) {
    this.#wall = wall;
    this.#hurry = hurry;
    this.#alive = wall();
    this.#since = { awake: this.#alive, house: this.#alive };
  }

  /** Whether the player has chosen not to be kept waiting. */
  get isHurried(): boolean {
    return this.#hurry > 1;
  }

  readonly now = (): number => {
    const { awake, house } = this.#since;
    // It never goes back.
    this.#latest = Math.max(this.#latest, Math.floor(house + (this.#awake() - awake) * this.#hurry));
    return this.#latest;
  };

  /** Until the next beat nobody knows whether the device sleeps, so time goes no further. */
  #awake(): number {
    return Math.min(this.#wall(), this.#alive + SILENCE) - this.#slept;
  }

  readonly wall = (): number => this.#wall();

  /** To be called every second; true: the device has slept since the last time. */
  beat(): boolean {
    const wall = this.#wall();
    const slept = wall - this.#alive - SILENCE;
    if (slept > 0) this.#slept += slept;
    // A wall clock that was set back would otherwise stop house time for as long.
    else this.#slept += Math.min(0, wall - this.#alive);
    this.#alive = wall;
    return slept > 0;
  }

  /** House time goes on from where it stood when this device was left. */
  resume(at: number): void {
    this.#since = { awake: this.#awake(), house: at };
    this.#latest = at;
  }

  /** It is at least so late: another page of this device says so. */
  hear(now: number): void {
    if (now > this.now()) this.#since = { awake: this.#awake(), house: now };
  }

  readonly callAt = (time: number, then: () => void): (() => void) => {
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      const left = time - this.now();
      timer = left <= 0 ? setTimeout(then, 0) : setTimeout(wait, Math.min(Math.ceil(left / this.#hurry), LONGEST));
    };
    wait();
    return () => clearTimeout(timer);
  };
}
