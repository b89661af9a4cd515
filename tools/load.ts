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
  about: `A crowd plays at a server of its own: four people at every table, somebody who looks on at every tenth, all three games, each with a socket. It looks for the answers a second at which 99 of 100 are acknowledged, and seen by everybody at the table, within ${LATENCY_LIMIT} ms; holds most of that; cuts every socket at once; plays on for as long as you like; and compares what was acknowledged with the journals (exit 1 if anything is lost, done twice, too slow or growing).`,
  positionals: {},
  flags: {
    tables: { kind: 'integer', min: 1, max: 100_000, default: 1000, help: 'how many tables' },
    rate: { kind: 'integer', min: 1, max: 100_000, help: 'answers a second, instead of looking for the most' },
    seconds: { kind: 'integer', min: 1, max: 100_000, default: 60, help: 'for how long it is held' },
    step: { kind: 'integer', min: 1, max: 1000, default: 8, help: 'for how long each rate is tried' },
    soak: { kind: 'integer', min: 0, max: 100_000, default: 0, help: 'for how many seconds half of it is played on' },
    store: {
      kind: 'choice',
      of: ['postgres', 'embedded'],
      default: 'postgres',
      help: 'postgres: one that ends with this (or DATABASE_URL)',
    },
    plot: { kind: 'text', value: 'FILE', help: 'where latency over time is drawn, as SVG' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'answers are made from it' },
  },
} as const satisfies Command;

/** Sockets for each table, with those who look on. */
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
      const title = `Until an answer is acknowledged, and seen by everybody else: ${tables} tables, ${loaded.sockets} sockets, ${store}`;
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
