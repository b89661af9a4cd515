import { rmSync, writeFileSync } from 'node:fs';
import type { NodeProcess } from '../../testing/node-process.ts';
import { KILL_POINTS, type KillOrder, type KillPoint } from './kill-orders.ts';

/** Between a start and the next kill: this many messages arrive, or this many milliseconds pass. */
const MESSAGES = { least: 4, most: 24 };
const LONGEST_WAIT = 5000;
/** A server that doesn't come to the statement at which it is to kill itself is killed after this many milliseconds. */
const LONGEST_LIFE = 4000;
/** Statements of a kind that are passed before the one that is meant. */
const MOST_SKIPPED = 3;

/** Each place at which a server kills itself has its turn. */
const PLACES = (Object.keys(KILL_POINTS) as KillPoint[]).flatMap(place =>
  (['before', 'after'] as const).map(when => [place, when] as const),
);

/** A server, and the file in which it reads at which statement it is to kill itself. */
export interface Victim {
  readonly node: NodeProcess;
  readonly orders: string;
}

interface KillerOptions {
  readonly victims: readonly Victim[];
  readonly kills: number;
  readonly random: (n: number) => number;
  readonly onKill: () => void;
}

/** Kills servers in turns: between a message and its answer, at a statement, at any moment, at a statement. */
export class Killer {
  /** The kills of each sort. */
  readonly counts = { moment: 0, message: 0, statement: 0 };
  readonly #options: KillerOptions;
  #messages = 0;
  #nextPlace: number;
  #onMessage: (() => Promise<void>) | null = null;

  constructor(options: KillerOptions) {
    this.#options = options;
    this.#nextPlace = options.random(PLACES.length);
  }

  /** To be called between a message and its answer. false: the senders were killed meanwhile. */
  async beforeAnswer(): Promise<boolean> {
    this.#messages++;
    if (this.#onMessage === null) return true;
    await this.#onMessage();
    return false;
  }

  async run(): Promise<void> {
    const { kills, victims, random, onKill } = this.#options;
    for (let number = 0; number < kills; number++) {
      const victim = victims[number % victims.length];
      if (victim === undefined) throw new Error('there is nothing to kill');
      await this.#waitForMessages(MESSAGES.least + random(MESSAGES.most - MESSAGES.least));
      if (number % 4 === 0) await this.#killAtMessage();
      else if (number % 4 === 2) await this.#killNow(victim);
      else await this.#killAtStatement(victim, number);
      onKill();
    }
  }

  async #waitForMessages(count: number): Promise<void> {
    const [until, end] = [this.#messages + count, performance.now() + LONGEST_WAIT];
    while (this.#messages < until && performance.now() < end) await pause(5);
    // So that not all kills come right after a message.
    await pause(this.#options.random(50));
  }

  async #killNow({ node }: Victim): Promise<void> {
    this.counts.moment++;
    await node.restart();
  }

  /** Kills all servers when the next message has arrived, since any of them may have sent it. Without a message it's any moment. */
  async #killAtMessage(): Promise<void> {
    const { victims } = this.#options;
    const killAll = async (): Promise<void> => {
      await Promise.all(victims.map(({ node }) => node.kill()));
    };
    const { promise, resolve } = Promise.withResolvers<'message' | 'moment'>();
    this.#onMessage = async () => {
      this.#onMessage = null;
      await killAll();
      resolve('message');
    };
    const timer = setTimeout(() => resolve('moment'), LONGEST_WAIT);
    const sort = await promise;
    clearTimeout(timer);
    this.#onMessage = null;
    this.counts[sort]++;
    await killAll();
    await Promise.all(victims.map(({ node }) => node.start()));
  }

  async #killAtStatement({ node, orders }: Victim, number: number): Promise<void> {
    const [place, when] = PLACES[this.#nextPlace++ % PLACES.length] ?? ['marked', 'after'];
    const skipped = this.#options.random(MOST_SKIPPED);
    writeFileSync(orders, JSON.stringify({ place, when, skipped, number } satisfies KillOrder));
    const isByItself = await node.whenGone(LONGEST_LIFE);
    this.counts[isByItself ? 'statement' : 'moment']++;
    rmSync(orders);
    await node.start();
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, milliseconds));
