import { parentPort, workerData } from 'node:worker_threads';
import { random, sfc32 } from '@consigliere/kernel';
import { Attacker, volley } from './attacker.ts';
import { type Known, messageAt } from './messages.ts';

/** Whom to attack, and as whom. */
export interface MobOrders {
  readonly address: string;
  readonly cookies: readonly string[];
  readonly sockets: number;
  readonly seed: string;
  readonly known: Known;
}

const { address, cookies, sockets, seed, known } = workerData as MobOrders;
const rng = sfc32(seed);
const chance = (n: number): number => random(rng, '', n);
/** So many texts at once on each socket, and after a pause, in milliseconds, again. */
const [TEXTS, PAUSE] = [5, 250];

let isOver = false;
let sent = 0;
const attackers = Array.from(
  { length: sockets },
  (_, number) => new Attacker({ address, cookie: cookies[number % cookies.length] ?? '', hear: () => {} }),
);
parentPort?.once('message', () => {
  isOver = true;
});

await Promise.all(
  attackers.map(async attacker => {
    while (!isOver) {
      const texts = volley(chance, TEXTS, () => messageAt(chance, known));
      await attacker.say(texts, chance);
      sent += TEXTS;
      await new Promise(resolve => setTimeout(resolve, PAUSE));
    }
    await attacker.close();
  }),
);
parentPort?.postMessage(sent);
