import { parentPort, workerData } from 'node:worker_threads';
import { botContestant } from './bots.ts';
import { contestant, measure } from './engine.ts';

/** One contestant per thread, so that other code doesn't change what the compiler has optimised. */
const { bench, name, game, seats } = workerData as {
  bench: 'engine' | 'bots';
  name: string;
  game: string;
  seats: number;
};
const it = await (bench === 'engine' ? contestant : botContestant)(name, game, seats);
parentPort?.on('message', ({ seed, seconds }: { seed: number; seconds: number }) =>
  parentPort?.postMessage(measure(it, seed, seconds)),
);
