import type { Pairs, PairsJob } from './fairness/pairs.ts';
import { type Command, parseArguments } from './lib/arguments.ts';
import { gameOf } from './lib/game.ts';
import { main } from './lib/misuse.ts';
import { CORES, inWorkers } from './lib/pool.ts';
import { progress } from './lib/progress.ts';

const COMMAND = {
  call: 'npm run fairness --',
  about:
    'Asks bots in pairs of worlds that differ only in things hidden from their seat (exit 1 if an answer differs).',
  positionals: { game: { help: 'the game, e.g. carta-nostra' } },
  flags: {
    pairs: { kind: 'integer', min: 1, max: 10_000_000, default: 1000, help: 'pairs of worlds for each bot' },
    bots: { kind: 'text', value: 'A,B,…', default: 'greedy,flat,ismcts', help: 'the bots to ask' },
    iterations: { kind: 'integer', min: 1, max: 1_000_000, default: 20, help: 'how long a search bot thinks' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'the seed of the matches' },
    workers: { kind: 'integer', min: 1, max: 256, default: CORES, help: 'worker threads' },
  },
} as const satisfies Command;

const PAIRS_A_JOB = 50;
/** The number of differing answers that are printed. */
const SHOWN = 5;

await main(async argv => {
  const { game, pairs, bots, iterations, seed, workers } = parseArguments(COMMAND, argv);
  const { min, max } = gameOf(game).seats;
  const jobs: PairsJob[] = [];
  for (const bot of bots.split(','))
    for (let from = 0, round = 0; from < pairs; from += PAIRS_A_JOB, round++)
      jobs.push({
        game,
        seats: min + (round % (max - min + 1)),
        bot,
        iterations,
        seed: `${seed} ${round}`,
        pairs: Math.min(PAIRS_A_JOB, pairs - from),
      });
  const bar = progress(`fairness ${game}`, pairs * bots.split(',').length);
  let [asked, apart, failed] = [0, 0, 0];
  const onResult = (result: Pairs, job: PairsJob): void => {
    asked += result.asked;
    apart += result.apart;
    bar.step(job.pairs);
    for (const { key, answer, seat } of result.unfair)
      if (failed++ < SHOWN)
        console.error(`${job.bot}, ${job.seats} players, match "${key}", answer ${answer}, seat ${seat}`);
  };
  await inWorkers(new URL('./fairness/pairs.ts', import.meta.url), jobs, { workers, onResult });
  bar.end();
  console.log(`${asked} pairs of worlds, ${apart} of them with something hidden that differs`);
  console.log(`fairness ${game}: ${asked - failed} the same, ${failed} different`);
  return failed === 0 ? 0 : 1;
});
