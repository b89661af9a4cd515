import { crash, embeddedDeployment, postgresDeployment, unreliableDeployment } from '@consigliere/trials';
import { type Command, parseArguments } from './lib/arguments.ts';
import { installPrograms } from './lib/install.ts';
import { main } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';
import { runServed } from './lib/services.ts';

const COMMAND = {
  call: 'npm run crash --',
  about:
    'Four clients play all three games over sockets while servers, or what they need, are killed with -9 in the middle of it and started again: no acknowledged answer may be lost or done twice, everybody sees what he saw, and a copy of the store is restored and every match in it played again (exit 1 if anything is wrong).',
  positionals: {},
  flags: {
    kills: { kind: 'integer', min: 1, max: 100_000, default: 20, help: 'how often something is killed' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'answers and moments of the kills are made from it' },
    store: {
      kind: 'choice',
      of: ['embedded', 'postgres'],
      default: 'embedded',
      help: 'postgres: two servers, with a PostgreSQL and a Redis that end with this (or DATABASE_URL and REDIS_URL)',
    },
    victim: {
      kind: 'choice',
      of: ['server', 'database', 'fanout'],
      default: 'server',
      help: 'what is killed; database, fanout: two servers with a PostgreSQL and a Redis of their own, of which one is killed (Redis also cut off, in turn)',
    },
  },
} as const satisfies Command;

/** Faults shown in full. */
const SHOWN = 5;

await main(async argv => {
  const { kills, seed, store, victim } = parseArguments(COMMAND, argv);
  const { DATABASE_URL, REDIS_URL } = process.env;
  if (victim !== 'server' || store === 'postgres') installPrograms();
  if (victim === 'server' && store === 'postgres' && !(DATABASE_URL && REDIS_URL))
    return runServed(['tools/run.mjs', 'crash', ...argv]);
  const deployment =
    victim !== 'server'
      ? await unreliableDeployment(victim)
      : store === 'embedded'
        ? await embeddedDeployment()
        : await postgresDeployment(DATABASE_URL ?? '', REDIS_URL ?? '');
  const bar = progress('crash', kills);
  try {
    const { matches, acknowledged, lost, twice, views, faults } = await crash(deployment, {
      kills,
      seed,
      onKill: () => bar.step(),
    });
    bar.end();
    for (const fault of faults.slice(0, SHOWN)) console.error(fault);
    console.log(
      `${matches} matches played to their end and again from a copy, ${views} views compared, ${faults.length} faults`,
    );
    console.log(
      `crash: ${kills} kills, ${acknowledged} answers acknowledged, ${lost.length} lost, ${twice.length} twice`,
    );
    return lost.length + twice.length + faults.length === 0 ? 0 : 1;
  } finally {
    await deployment.close();
  }
});
