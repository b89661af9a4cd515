import { games } from '@consigliere/games';
import { type Command, parseArguments } from './lib/arguments.ts';
import { gameOf } from './lib/game.ts';
import { main } from './lib/misuse.ts';
import { CORES, inWorkers } from './lib/pool.ts';
import { progress } from './lib/progress.ts';
import { type DrawJob, type Drawn, drawnIn, lastLine, suspicious, type Test } from './randomness/draws.ts';

const COMMAND = {
  call: 'npm run randomness --',
  about:
    'Shuffles every deck and throws every die of the games as a match does, and tests by chi-squared whether all results are equally likely (exit 1 if something is suspicious).',
  positionals: {},
  flags: {
    shuffles: { kind: 'integer', min: 1000, max: 1_000_000_000, default: 20_000, help: 'shuffles of each deck' },
    dice: { kind: 'integer', min: 10_000, max: 1_000_000_000, default: 200_000, help: 'throws of each die' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'the seed' },
    workers: { kind: 'integer', min: 1, max: 256, default: CORES, help: 'worker threads' },
    all: { kind: 'switch', help: 'show every test, not only suspicious ones' },
  },
} as const satisfies Command;

/** Sizes that no game uses, at which a remainder or a rounded fraction would be most uneven. */
const AWKWARD: readonly Drawn[] = [7, 100, 1000, 3 * 2 ** 19, 2 ** 21 - 1024].map(size => ({
  game: 'no game',
  kind: 'value',
  purpose: 'awkward',
  size,
}));

await main(async argv => {
  const { shuffles, dice, seed, workers, all } = parseArguments(COMMAND, argv);
  const drawn = [...Object.keys(games).flatMap(id => drawnIn(gameOf(id))), ...AWKWARD];
  const jobs: DrawJob[] = drawn.map(each => ({ ...each, seed, count: each.kind === 'shuffle' ? shuffles : dice }));
  const bar = progress('randomness', jobs.length);
  const tests: Test[] = [];
  await inWorkers<DrawJob, readonly Test[]>(new URL('./randomness/draws.ts', import.meta.url), jobs, {
    workers,
    onResult: results => {
      tests.push(...results);
      bar.step();
    },
  });
  bar.end();
  if (all) for (const { what, p } of tests) console.log(`p ${p.toFixed(4)}  ${what}`);
  const found = suspicious(tests);
  for (const { what, p } of found) console.error(`suspicious: ${what} (p ${p.toPrecision(2)})`);
  console.log(`${shuffles} shuffles of each deck, ${dice} throws of each die, seed "${seed}"`);
  console.log(lastLine(tests));
  return found.length === 0 ? 0 : 1;
});
