import { parentPort, workerData } from 'node:worker_threads';
import { random, sfc32 } from '@consigliere/kernel/host';
import { Attacker, makeVolley } from './attacker.ts';
import { type KnownTable, makeMessage } from './messages.ts';

/** The server to attack, and the guests to attack it as. */
export interface MobOptions {
  readonly address: string;
  readonly cookies: readonly string[];
  readonly sockets: number;
  readonly seed: string;
  readonly known: KnownTable;
}

/** Commands to the worker, which replies with the number of messages sent so far. */
export type AttackCommand = 'attack' | 'rest';

const { address, cookies, sockets, seed, known } = workerData as MobOptions;
const rng = sfc32(seed);
const randomBelow = (n: number): number => random(rng, '', n);
/** Texts sent at once on each socket, and the pause after them in milliseconds. */
const [TEXTS, PAUSE] = [5, 250];
/** Made beforehand, because making them costs more than refusing them and mustn't count. */
const VOLLEYS = Array.from({ length: 500 }, () =>
  makeVolley(randomBelow, TEXTS, () => makeMessage(randomBelow, known)),
);

let isResting = true;
let sent = 0;
const attackers = Array.from(
  { length: sockets },
  (_, number) => new Attacker({ address, cookie: cookies[number % cookies.length] ?? '', hear: () => {} }),
);

async function attack(attacker: Attacker): Promise<void> {
  while (!isResting) {
    await attacker.say(VOLLEYS[randomBelow(VOLLEYS.length)] ?? [], randomBelow);
    sent += TEXTS;
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
  await attacker.close();
}

let attacking: Promise<unknown> = Promise.resolve();
parentPort?.on('message', async (word: AttackCommand) => {
  isResting = word === 'rest';
  if (isResting) await attacking;
  else attacking = Promise.all(attackers.map(attack));
  parentPort?.postMessage(sent);
});
