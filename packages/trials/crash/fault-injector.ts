import type { RandomBelow } from '../hostile/mutate.ts';
import type { FaultTarget } from './fault-target.ts';

/** Least and most acknowledged answers between two faults. */
const BETWEEN_KILLS = { least: 60, most: 160 };

/** Breaks one target after the other, each in the middle of play. */
export class FaultInjector {
  kills = 0;
  answers = 0;
  readonly #victims: readonly FaultTarget[];
  readonly #most: number;
  readonly #chance: RandomBelow;
  readonly #onKill: () => void;
  #next = BETWEEN_KILLS.least;
  #killing: Promise<void> | null = null;
  /** A fault that lasts until this many answers have been given. */
  #waiting: { readonly until: number; readonly resolve: () => void } | null = null;
  #isQuiet = false;

  constructor(victims: readonly FaultTarget[], most: number, randomBelow: RandomBelow, onKill: () => void) {
    this.#victims = victims;
    this.#most = most;
    this.#chance = randomBelow;
    this.#onKill = onKill;
  }

  countAnswer(): void {
    this.answers++;
    if (this.#waiting !== null && this.answers >= this.#waiting.until) this.#waiting.resolve();
    this.#killIfDue();
  }

  /** Makes clients wait when the next fault is due and the last one isn't over; null to play on. */
  waitForNext(): Promise<void> | null {
    return this.#isDue() ? this.#killing : null;
  }

  /** Resolves when no fault is going on; called when nobody is playing. */
  async whenRestored(): Promise<void> {
    this.#isQuiet = true;
    this.#waiting?.resolve();
    while (this.#killing !== null) await this.#killing;
    this.#isQuiet = false;
  }

  #isDue(): boolean {
    return this.answers >= this.#next && this.kills < this.#most;
  }

  #killIfDue(): void {
    if (this.#isDue()) this.#killing ??= this.#kill();
  }

  async #kill(): Promise<void> {
    const { least, most } = BETWEEN_KILLS;
    this.#next = this.answers + least + this.#chance(most - least);
    await this.#victims[this.kills++ % this.#victims.length]?.injectFault(answers => this.#waitForAnswers(answers));
    this.#onKill();
    this.#killing = null;
    this.#killIfDue();
  }

  #waitForAnswers(answers: number): Promise<void> {
    if (this.#isQuiet) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting = { until: this.answers + answers, resolve };
    return promise;
  }
}
