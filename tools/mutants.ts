import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { type Command, parseArguments } from './lib/arguments.ts';
import { Misuse, main } from './lib/misuse.ts';
import { CORES } from './lib/pool.ts';
import { progress } from './lib/progress.ts';
import { Judge } from './mutants/judge.ts';
import { applied, describe, type Mutant, mutantsOf } from './mutants/places.ts';
import { STRATA, type Stratum, sampleOf, scoreOf, sourcesOf, type Tally, testsFor, written } from './mutants/strata.ts';

const COMMAND = {
  call: 'npm run mutants --',
  about:
    'Plants small faults in the kernel and in the rules of the games, one at a time and in memory only, and counts how many the tests notice (exit 1 under the gate).',
  positionals: {},
  flags: {
    sample: {
      kind: 'integer',
      min: 1,
      max: 1_000_000,
      default: 60,
      help: 'a random sample of this many mutants of each part',
    },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'the seed of the sample' },
    only: { kind: 'text', value: 'PATH', help: 'only sources whose path starts with this' },
    survivors: { kind: 'text', value: 'FILE', help: 'write the mutants that no test noticed to this file' },
    gate: { kind: 'integer', min: 0, max: 100, default: 0, help: 'percent every part must reach' },
    workers: { kind: 'integer', min: 1, max: 256, default: CORES, help: 'processes' },
  },
} as const satisfies Command;

const ROOT = new URL('..', import.meta.url).pathname.replace(/\/$/, '');
const textOf = (path: string): string => readFileSync(`${ROOT}/${path}`, 'utf8');

interface TrialPlan {
  readonly stratum: Stratum;
  readonly places: number;
  readonly sample: readonly Mutant[];
}

interface Handling {
  tried(): void;
  survivor(mutant: Mutant): void;
}

/** Tries a sample in several processes and returns how many faults a test noticed. */
async function killedOf({ stratum, sample }: TrialPlan, workers: number, on: Handling): Promise<number> {
  const judges = Array.from({ length: Math.min(workers, sample.length) }, () => new Judge(ROOT));
  let killed = 0;
  try {
    const survey = (await judges[0]?.survey(stratum.tests)) ?? [];
    const queue = [...sample];
    const work = async (judge: Judge): Promise<void> => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const noticed = await judge.noticing(next.path, applied(next, textOf(next.path)), testsFor(next.path, survey));
        if (noticed === null) on.survivor(next);
        else killed++;
        on.tried();
      }
    };
    await Promise.all(judges.map(work));
  } finally {
    for (const judge of judges) judge.close();
  }
  return killed;
}

await main(async argv => {
  const { sample, seed, only = '', survivors, gate, workers } = parseArguments(COMMAND, argv);
  const plans: TrialPlan[] = STRATA.flatMap(stratum => {
    const sources = sourcesOf(stratum, ROOT).filter(path => path.startsWith(only));
    const places = sources.flatMap(path => mutantsOf(path, textOf(path)));
    return places.length === 0
      ? []
      : [{ stratum, places: places.length, sample: sampleOf(places, sample, seed, stratum.name) }];
  });
  if (plans.length === 0) throw new Misuse(`there is nothing to change in ${only}`);
  const bar = progress(
    'mutants',
    plans.reduce((sum, plan) => sum + plan.sample.length, 0),
  );
  const tallies: Tally[] = [];
  if (survivors !== undefined) writeFileSync(survivors, '');
  const on: Handling = {
    tried: () => bar.step(),
    survivor(mutant) {
      if (survivors !== undefined) appendFileSync(survivors, `${describe(mutant, textOf(mutant.path))}\n`);
    },
  };
  for (const plan of plans) {
    const { stratum, places, sample: drawn } = plan;
    const tally = { name: stratum.name, places, sampled: drawn.length, killed: await killedOf(plan, workers, on) };
    tallies.push(tally);
    console.log(
      `${tally.name}: killed ${tally.killed} of ${tally.sampled} (${written(scoreOf([tally]))}), ${places} places`,
    );
  }
  bar.end();
  const [killed, tried] = [
    tallies.reduce((sum, it) => sum + it.killed, 0),
    tallies.reduce((sum, it) => sum + it.sampled, 0),
  ];
  console.log(`mutants: killed ${killed} of ${tried} (${written(scoreOf(tallies))})`);
  return tallies.every(tally => scoreOf([tally]).percent >= gate) ? 0 : 1;
});
