import { games } from '@consigliere/games';
import type { Shape } from '@consigliere/kernel';
import type { MatchRecord, RecordCheck } from '@consigliere/kernel/host';
import { type Command, parseArguments } from './lib/arguments.ts';
import { gameOf } from './lib/game.ts';
import { main } from './lib/misuse.ts';
import { CORES, inWorkers } from './lib/pool.ts';
import { progress } from './lib/progress.ts';
import { linesOf, mustBeNew, nameFor, recordFiles, type Trait, tallied, write } from './records/file.ts';
import { MATCHES } from './records/plan.ts';
import type { RecordsJob } from './records/play.ts';
import { type DataLine, recordIn } from './replay/read.ts';

const COMMAND = {
  call: 'npm run records --',
  about:
    'Replays the finished matches in fixtures/records: every answer must still be legal and lead to its hash (exit 1 if one differs).',
  positionals: { game: { default: 'all', help: 'one game, e.g. carta-nostra' } },
  flags: {
    make: { kind: 'switch', help: 'play and store new ones, for a version of the rules that has none yet' },
    matches: { kind: 'integer', min: 1, max: 100_000, default: MATCHES, help: 'matches to make for each game' },
    slice: {
      kind: 'integer',
      min: 1,
      max: 100_000,
      help: 'check only this many matches of each file, from the first on',
    },
    table: { kind: 'switch', help: 'print what they cover: players, options, bots, ends' },
    workers: { kind: 'integer', min: 1, max: 256, default: CORES, help: 'worker threads' },
  },
} as const satisfies Command;

const WORKER = new URL('./records/play.ts', import.meta.url);
/** The number of records in one job. */
const A_JOB = 10;
/** The number of differing records that are printed. */
const SHOWN = 10;

async function make(game: string, matches: number, workers: number): Promise<void> {
  const name = nameFor(gameOf(game));
  mustBeNew(name);
  const jobs = Array.from({ length: matches }, (_, index) => ({ make: { game, index } }));
  const made: MatchRecord<Shape>[] = [];
  const bar = progress(`records ${game}`, matches);
  await inWorkers<(typeof jobs)[number], MatchRecord<Shape>>(WORKER, jobs, {
    workers,
    onResult: (record, job) => {
      made[job.make.index] = record;
      bar.step();
    },
  });
  bar.end();
  console.log(`records ${game}: ${matches} matches kept in ${name}, ${write(name, made)} bytes`);
}

async function check(files: readonly string[], slice: number | undefined, workers: number): Promise<number> {
  const lines = files.flatMap(name => linesOf(name).slice(0, slice));
  const jobs: (RecordsJob & { readonly lines: readonly DataLine[] })[] = [];
  for (let from = 0; from < lines.length; from += A_JOB) {
    const some = lines.slice(from, from + A_JOB);
    jobs.push({ check: some.map(line => recordIn<Shape>(line)), lines: some });
  }
  const bar = progress('records', lines.length);
  let [answers, differ] = [0, 0];
  await inWorkers<(typeof jobs)[number], readonly RecordCheck[]>(WORKER, jobs, {
    workers,
    onResult: (results, job) => {
      bar.step(results.length);
      for (const [index, { answers: good, why }] of results.entries()) {
        answers += good;
        if (why !== null && differ++ < SHOWN) console.error(`${job.lines[index]?.at}: ${why}`);
      }
    },
  });
  bar.end();
  console.log(`records: ${lines.length} matches, ${answers} answers, ${differ} differ`);
  return differ === 0 ? 0 : 1;
}

async function tell(name: string, workers: number): Promise<void> {
  const jobs = linesOf(name).map((line, index) => ({ describe: { record: recordIn<Shape>(line), index } }));
  const bar = progress(name, jobs.length);
  const traits: Trait[] = [];
  await inWorkers<(typeof jobs)[number], readonly Trait[]>(WORKER, jobs, {
    workers,
    onResult: some => {
      traits.push(...some);
      bar.step();
    },
  });
  bar.end();
  console.log([`${name}: ${jobs.length} matches`, ...tallied(traits)].join('\n'));
}

await main(async argv => {
  const { game, make: isToMake, matches, slice, table, workers } = parseArguments(COMMAND, argv);
  const chosen = game === 'all' ? Object.keys(games) : [gameOf(game).id];
  if (isToMake) for (const each of chosen) await make(each, matches, workers);
  if (isToMake) return 0;
  // Records of older versions are replayed by their own rules.
  const kept = recordFiles().filter(name => chosen.some(each => name.startsWith(`${each}-`)));
  const current = chosen.map(each => nameFor(gameOf(each)));
  if (table) for (const name of current) await tell(name, workers);
  if (table) return 0;
  return check(kept, slice, workers);
});
