import { random, sfc32 } from '@consigliere/kernel/host';
import { allGames } from '@consigliere/server/internals';
import { type LatencySamples, newLatencySamples } from './latency-samples.ts';
import type { LoadClient } from './load-client.ts';
import { LoadTable } from './load-table.ts';
import { RandomPool } from './random-pool.ts';

const PLAYERS = 4;
/** How many tables are opened at the same time. */
const AT_ONCE = 24;
/** How often due answers are looked for, in milliseconds. */
const TICK = 2;

interface CrowdPlan {
  readonly address: string;
  readonly tables: number;
  readonly seed: string;
  readonly onOpened: () => void;
}

/** The outcome of a period of play. */
export interface PlayPeriod {
  readonly seconds: number;
  readonly from: number;
  readonly to: number;
  /** Answers that were due, and those of them for which no client had a prompt. */
  readonly due: number;
  readonly starved: number;
}

/** All clients. Answers are due at a fixed rate, however fast the server is, and any client with a prompt gives them. */
export class Crowd {
  readonly tables: LoadTable[] = [];
  readonly times: LatencySamples = newLatencySamples();
  readonly refused = new Map<string, number>();
  readonly faults: string[] = [];
  readonly #ready = new RandomPool<LoadClient>();
  readonly #random: (n: number) => number;
  #clients = 0;

  constructor(seed: string) {
    const rng = sfc32(`load ${seed}`);
    this.#random = n => random(rng, '', n);
  }

  get clients(): readonly LoadClient[] {
    return this.tables.flatMap(({ clients }) => clients);
  }

  /** Opens all tables; every tenth has a spectator. */
  async openTables({ address, tables, onOpened }: Omit<CrowdPlan, 'seed'>): Promise<void> {
    const games = allGames();
    let next = 0;
    const work = async (): Promise<void> => {
      while (next < tables) {
        const number = next++;
        const game = games[number % games.length]?.id ?? '';
        const spectators = number % 10 === 0 ? 1 : 0;
        const setting = { address, game, players: PLAYERS, spectators, nextAddress: () => this.#nextAddress() };
        this.tables.push(await LoadTable.open(setting, this.#listeners()));
        onOpened();
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await this.waitUntil(() => this.clients.every(({ isLive }) => isLive));
  }

  /** Gives answers at this rate for this long. Latency counts from the time at which an answer is due, not from when it is sent. */
  async play(rate: number, seconds: number, onTick: (share: number) => void = () => {}): Promise<PlayPeriod> {
    const from = performance.now();
    const all = Math.round(rate * seconds);
    let due = 0;
    let starved = 0;
    while (due < all) {
      const now = performance.now();
      for (; due < all && from + (due * 1000) / rate <= now; due++) {
        const client = this.#ready.pick(this.#random);
        if (client === undefined) starved++;
        else client.answer(from + (due * 1000) / rate);
      }
      onTick(due / all);
      await new Promise(resolve => setTimeout(resolve, TICK));
    }
    const to = performance.now();
    return { seconds: (to - from) / 1000, from, to, due, starved };
  }

  /** Drops all connections at once. */
  dropConnections(): void {
    for (const client of this.clients) client.dropConnection();
  }

  /** Waits until every answer is acknowledged. */
  waitUntilQuiet(): Promise<boolean> {
    return this.waitUntil(() => this.tables.every(({ isQuiet }) => isQuiet));
  }

  /** Waits until the condition holds; false if it doesn't in time. */
  async waitUntil(isSo: () => boolean, patience = 60_000): Promise<boolean> {
    const began = performance.now();
    while (!isSo()) {
      if (performance.now() - began > patience) return false;
      await new Promise(resolve => setTimeout(resolve, 20));
    }
    return true;
  }

  leave(): void {
    for (const client of this.clients) client.leave();
  }

  #nextAddress(): string {
    const number = this.#clients++;
    return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  }

  #listeners(): Parameters<typeof LoadTable.open>[1] {
    const took = (due: number) => ({ due, took: performance.now() - due });
    return {
      random: this.#random,
      onChange: client => this.#ready.setMember(client, client.mayAnswer),
      onAcknowledged: due => void this.times.acknowledged.push(took(due)),
      onSeen: due => void this.times.seen.push(took(due)),
      onRefused: code => void this.refused.set(code, (this.refused.get(code) ?? 0) + 1),
      onFault: fault => void this.faults.push(fault),
    };
  }
}
