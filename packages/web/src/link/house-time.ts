/** A time that is told later than this behind what was reckoned means that the house has stood still. */
const STOOD = 2_000;

/** The time of a house as far as it is known here. What it tells was so when it was sent, and is a little old when it arrives. */
export class HouseTime {
  readonly #wall: () => number;
  #ahead: number | null = null;

  constructor(wall: () => number = Date.now) {
    this.#wall = wall;
  }

  /** The house says that it is so late. The quickest message is the nearest to the truth. */
  hear(now: number): void {
    const ahead = now - this.#wall();
    if (this.#ahead === null || ahead > this.#ahead || ahead < this.#ahead - STOOD) this.#ahead = ahead;
  }

  now(): number {
    return this.#wall() + (this.#ahead ?? 0);
  }
}
