import { random, sfc32 } from '@consigliere/kernel/host';
import { allGames } from '@consigliere/server/internals';
import type { Person } from './person.ts';
import { Ready } from './ready.ts';
import { Table } from './table.ts';
import { newTimes, type Times } from './times.ts';

const PLAYERS = 4;
/** Tables opened at the same time. */
const AT_ONCE = 24;
/** How often, in milliseconds, it is looked whether answers are due. */
const TICK = 2;

interface CrowdPlan {
  readonly address: string;
  readonly tables: number;
  readonly seed: string;
  readonly onOpened: () => void;
}

/** What came of a time of playing. */
export interface Played {
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  /** Answers that were due, and those among them for which nobody was free. */
  readonly due: number;
  readonly starved: number;
}

/** Everybody who plays: answers are due at a given rate, whatever the server does; whoever is asked gives them. */
export class Crowd {
  readonly tables: Table[] = [];
  readonly times: Times = newTimes();
  readonly refused = new Map<string, number>();
  readonly faults: string[] = [];
  readonly #ready = new Ready<Person>();
  readonly #random: (n: number) => number;
  #people = 0;

  constructor(seed: string) {
    const rng = sfc32(`load ${seed}`);
    this.#random = n => random(rng, '', n);
  }

  get people(): readonly Person[] {
    return this.tables.flatMap(({ people }) => people);
  }

  /** Opens all tables; at every tenth somebody looks on. */
  async gather({ address, tables, onOpened }: Omit<CrowdPlan, 'seed'>): Promise<void> {
    const games = allGames();
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < tables) {
        const number = next++;
        const game = games[number % games.length]?.id ?? '';
        const spectators = number % 10 === 0 ? 1 : 0;
        const setting = { address, game, players: PLAYERS, spectators, nextAddress: () => this.#nextAddress() };
        this.tables.push(await Table.open(setting, this.#ears()));
        onOpened();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await this.until(() => this.people.every(({ isLive }) => isLive));
  }

  /** So many answers a second, for so many seconds; what is late is late because of whoever is asked, not because he waits. */
  async play(rate: number, seconds: number, onTick: (share: number) => void = () => {}): Promise<Played> {
    const from = performance.now();
    const all = Math.round(rate * seconds);
    let due = 0;
    let starved = 0;
    while (due < all) {
      const now = performance.now();
      for (; due < all && from + (due * 1000) / rate <= now; due++) {
        const person = this.#ready.any(this.#random);
        if (person === undefined) starved++;
        else person.answer(from + (due * 1000) / rate);
      }
      onTick(due / all);
      await new Promise(resolve => setTimeout(resolve, TICK));
    }
    const to = performance.now();
    return { seconds: (to - from) / 1000, from, to, due, starved };
  }

  /** Every line is cut at once. */
  cut(): void {
    for (const person of this.people) person.cut();
  }

  /** Nothing is on its way any more. */
  quiet(): Promise<boolean> {
    return this.until(() => this.tables.every(({ isQuiet }) => isQuiet));
  }

  /** Waits for something; false: it does not come. */
  async until(isSo: () => boolean, patience = 60_000): Promise<boolean> {
    const began = performance.now();
    while (!isSo()) {
      if (performance.now() - began > patience) return false;
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    return true;
  }

  leave(): void {
    for (const person of this.people) person.leave();
  }

  #nextAddress(): string {
    const number = this.#people++;
    return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  }

  #ears(): Parameters<typeof Table.open>[1] {
    const took = (due: number) => ({ due, took: performance.now() - due });
    return {
      random: this.#random,
      onChange: person => this.#ready.put(person, person.mayAnswer),
      onAcknowledged: due => void this.times.acknowledged.push(took(due)),
      onSeen: due => void this.times.seen.push(took(due)),
      onRefused: code => void this.refused.set(code, (this.refused.get(code) ?? 0) + 1),
      onFault: fault => void this.faults.push(fault),
    };
  }
}
