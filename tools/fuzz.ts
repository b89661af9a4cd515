import { findMissing, LAWS, type LawReport } from '@consigliere/kernel/laws';
import { type FuzzJob, jobsFor } from './fuzz/job.ts';
import { type Command, parseArguments } from './lib/arguments.ts';
import { gameOf } from './lib/game.ts';
import { Misuse, main } from './lib/misuse.ts';
import { CORES, inWorkers } from './lib/pool.ts';
import { progress } from './lib/progress.ts';

const COMMAND = {
  call: 'npm run fuzz --',
  about: 'Plays random matches with every number of players and checks every law in each (exit 1 if one breaks).',
  positionals: { game: { help: 'the game, e.g. carta-nostra' } },
  flags: {
    matches: { kind: 'integer', min: 1, max: 10_000_000, default: 200, help: 'matches of each player count' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'the seed of the matches' },
    seats: { kind: 'integer', min: 1, max: 12, help: 'only this player count' },
    from: { kind: 'integer', min: 0, max: 10_000_000, default: 0, help: 'the number of the first match' },
    depth: {
      kind: 'integer',
      min: 1,
      max: 1_000_000,
      default: 6,
      help: 'steps of a match at which costly laws are checked; with --model, the percentage of answers at which everything is compared',
    },
    model: {
      kind: 'switch',
      help: 'compare the model that bots search in with the rules, answer by answer, instead of checking the laws',
    },
    workers: { kind: 'integer', min: 1, max: 256, default: CORES, help: 'worker threads' },
  },
} as const satisfies Command;

/** From this many matches of each player count on, everything that a game lists in `occurs` must have happened (law 9). */
const EXHAUSTIVE = 1000;
/** The number of failures shown in full. */
const SHOWN = 5;

await main(async argv => {
  const { game: id, matches, seed, seats, from, depth, model, workers } = parseArguments(COMMAND, argv);
  const game = gameOf(id);
  const { min, max } = game.seats;
  if (seats !== undefined && (seats < min || seats > max))
    throw new Misuse(`${id} is for ${min} to ${max} players, not ${seats}`);
  if (model && game.advice?.model === undefined) throw new Misuse(`${id} has no model`);
  const counts = seats === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [seats];
  const jobs = jobsFor({ game: id, model, matches, seed, seats: 0, from, depth }, counts);
  const bar = progress(`fuzz ${id}`, matches * counts.length);
  const seen = new Set<string>();
  const answers = new Map<number, number>();
  let failed = 0;
  const onResult = (report: LawReport, job: FuzzJob): void => {
    bar.step(job.matches);
    answers.set(job.seats, (answers.get(job.seats) ?? 0) + report.answers);
    for (const name of report.seen) seen.add(name);
    for (const { law, why, match, step } of report.failures) {
      if (failed++ >= SHOWN) continue;
      console.error(
        `${model ? 'model' : `law ${law} (${LAWS[law]})`}, ${job.seats} players, match ${match}, answer ${step}: ${why}`,
      );
      console.error(
        `  npm run fuzz -- ${id}${model ? ' --model' : ''} --seats ${job.seats} --seed ${seed} --from ${match} --matches 1`,
      );
    }
  };
  await inWorkers(new URL('./fuzz/job.ts', import.meta.url), jobs, { workers, onResult });
  bar.end();
  for (const count of counts) console.log(`${count} players: ${matches} matches, ${answers.get(count)} answers`);
  const never = model ? [] : findMissing(game, seen);
  if (never.length > 0) console.log(`never happened: ${never.join('; ')}`);
  if (never.length > 0 && seats === undefined && matches >= EXHAUSTIVE) failed++;
  console.log(`${matches * counts.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
