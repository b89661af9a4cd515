import type { NodeProcess } from '../../testing/node-process.ts';
import type { Chance } from '../hostile/mutate.ts';

/** After so many acknowledged answers a node is killed; again and again. */
const BETWEEN_KILLS = { least: 60, most: 160 };

/** Kills one node after the other, each in the middle of play, and starts it again. */
export class Killer {
  kills = 0;
  answers = 0;
  readonly #nodes: readonly NodeProcess[];
  readonly #most: number;
  readonly #chance: Chance;
  readonly #onKill: () => void;
  #next = BETWEEN_KILLS.least;
  #killing: Promise<void> | null = null;

  constructor(nodes: readonly NodeProcess[], most: number, chance: Chance, onKill: () => void) {
    this.#nodes = nodes;
    this.#most = most;
    this.#chance = chance;
    this.#onKill = onKill;
  }

  answered(): void {
    this.answers++;
    this.#killIfDue();
  }

  /** Play goes on at the other node while one is down, but not past the next kill. */
  hold(): Promise<void> | null {
    return this.#isDue() ? this.#killing : null;
  }

  /** Nothing is down any more. */
  async settled(): Promise<void> {
    while (this.#killing !== null) await this.#killing;
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
    await this.#nodes[this.kills++ % this.#nodes.length]?.restart();
    this.#onKill();
    this.#killing = null;
    this.#killIfDue();
  }
}
