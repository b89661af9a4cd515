import { writeFileSync } from 'node:fs';
import {
  embeddedDeployment,
  judgeLoad,
  LATENCY_LIMIT,
  latencyLines,
  runLoad,
  singleNodePostgresDeployment,
} from '@consigliere/trials';
import { type Command, parseArguments } from './lib/arguments.ts';
import { installPrograms } from './lib/install.ts';
import { main } from './lib/misuse.ts';
import { runServed } from './lib/services.ts';
import { checkFileLimit, drawPlot, newBars } from './load/plot.ts';

const COMMAND = {
  call: 'npm run load --',
  about: `Clients play all three games on a server of its own: four players at every table, a spectator at every tenth, each with a socket. It finds the highest rate at which 99 % of the answers are acknowledged, and seen by everybody at the table, within ${LATENCY_LIMIT} ms; holds most of that rate; drops all connections at once; soaks if asked to; and compares the acknowledged answers with the journals (exit 1 if anything is lost, done twice, too slow or growing).`,
  positionals: {},
  flags: {
    tables: { kind: 'integer', min: 1, max: 100_000, default: 1000, help: 'how many tables' },
    rate: {
      kind: 'integer',
      min: 1,
      max: 100_000,
      help: 'answers per second, instead of looking for the highest rate',
    },
    seconds: { kind: 'integer', min: 1, max: 100_000, default: 60, help: 'how long the rate is held' },
    step: { kind: 'integer', min: 1, max: 1000, default: 8, help: 'how many seconds each rate is tried' },
    soak: { kind: 'integer', min: 0, max: 100_000, default: 0, help: 'how many seconds to go on at half the rate' },
    store: {
      kind: 'choice',
      of: ['postgres', 'embedded'],
      default: 'postgres',
      help: 'postgres: a temporary one (or DATABASE_URL)',
    },
    plot: { kind: 'text', value: 'FILE', help: 'write latency over time to this file, as SVG' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'seed of the answers' },
  },
} as const satisfies Command;

/** Sockets per table, spectators included. */
const SOCKETS = 4.1;
const SHOWN = 5;

await main(async argv => {
  const { tables, rate = null, seconds, step, soak, store, plot, seed } = parseArguments(COMMAND, argv);
  checkFileLimit(tables * SOCKETS);
  const { DATABASE_URL } = process.env;
  if (store === 'postgres' && !DATABASE_URL) {
    installPrograms();
    return runServed(['tools/run.mjs', 'load', ...argv]);
  }
  const deployment =
    store === 'postgres' ? await singleNodePostgresDeployment(DATABASE_URL ?? '') : await embeddedDeployment({});
  const bars = newBars('load');
  const onLine = (line: string): void => {
    bars.end();
    console.log(line);
  };
  try {
    const loaded = await runLoad(deployment, {
      tables,
      rate,
      seconds,
      step,
      soak,
      seed,
      onProgress: bars.show,
      onLine,
    });
    bars.end();
    if (plot !== undefined) {
      const { lines, phases } = latencyLines(loaded);
      const title = `Latency until an answer is acknowledged, and seen by everybody else: ${tables} tables, ${loaded.sockets} sockets, ${store}`;
      writeFileSync(plot, drawPlot({ title, lines, phases, limit: LATENCY_LIMIT }));
    }
    const { lines, wrong, isGood } = judgeLoad(loaded, tables);
    for (const fault of wrong.slice(0, SHOWN)) console.error(fault);
    for (const line of lines) console.log(line);
    return isGood ? 0 : 1;
  } finally {
    await deployment.close();
  }
});
