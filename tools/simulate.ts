import { type Command, parseArguments } from './lib/arguments.ts';
import { main } from './lib/misuse.ts';
import { CORES, inWorkers } from './lib/pool.ts';
import { progress } from './lib/progress.ts';
import { type SimulateJob, type SimulationOutcome, simulate } from './simulate/simulation.ts';
import { VIOLATIONS } from './simulate/violations.ts';

const COMMAND = {
  call: 'npm run simulate --',
  about:
    'Runs rooms on hosts that crash, a store that fails and a network that breaks, in virtual time, and checks that ' +
    'everything recovers (exit 1 if anything does not). The same seed gives the same run.',
  positionals: {},
  flags: {
    seeds: { kind: 'integer', min: 1, max: 100_000_000, default: 300, help: 'how many seeds' },
    seed: { kind: 'integer', min: 0, max: 1_000_000_000, default: 1, help: 'the first seed' },
    trace: { kind: 'switch', help: 'print everything that happens, seed by seed' },
    workers: { kind: 'integer', min: 1, max: 256, default: CORES, help: 'worker threads' },
  },
} as const satisfies Command;

/** Few enough for a smooth progress bar and evenly used workers. */
const SEEDS_A_JOB = 10;
/** How many violations are printed. */
const SHOWN = 5;

await main(async argv => {
  const { seeds, seed, trace, workers } = parseArguments(COMMAND, argv);
  const bar = progress('simulate', seeds);
  let [events, violations] = [0, 0];
  const onResult = (outcomes: readonly SimulationOutcome[]): void => {
    bar.step(outcomes.length);
    for (const outcome of outcomes) {
      events += outcome.events;
      violations += outcome.violations.length;
      for (const { name, what } of violations <= SHOWN + outcome.violations.length ? outcome.violations : []) {
        console.error(`seed ${outcome.seed}: ${name} (promised: ${VIOLATIONS[name]}): ${what}`);
        console.error(`  npm run simulate -- --seed ${outcome.seed} --seeds 1 --trace`);
      }
    }
  };
  const all = Array.from({ length: seeds }, (_, at) => String(seed + at));
  if (trace) for (const each of all) onResult([await simulate(each, console.log)]);
  else {
    const jobs: SimulateJob[] = [];
    for (let at = 0; at < seeds; at += SEEDS_A_JOB) jobs.push({ seeds: all.slice(at, at + SEEDS_A_JOB) });
    await inWorkers(new URL('./simulate/simulation.ts', import.meta.url), jobs, { workers, onResult });
  }
  bar.end();
  console.log(`simulate: ${seeds} seeds, ${events} events, ${violations} violations`);
  return violations === 0 ? 0 : 1;
});
