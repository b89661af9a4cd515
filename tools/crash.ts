import {
  crash,
  crashNews,
  damageHouses,
  embeddedDeployment,
  postgresDeployment,
  unreliableDeployment,
} from '@consigliere/trials';
import { type Command, parseArguments } from './lib/arguments.ts';
import { installPrograms } from './lib/install.ts';
import { Misuse, main } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';
import { runServed } from './lib/services.ts';

const COMMAND = {
  call: 'npm run crash --',
  about:
    'Four clients play all three games over sockets while servers, or the services they need, are killed with SIGKILL and restarted. No acknowledged answer may be lost or done twice, everybody must see what they saw before, and a restored backup must replay (exit 1 if anything is wrong).',
  positionals: {},
  flags: {
    damage: {
      kind: 'switch',
      help: 'instead: damage the files of killed servers in every way, --kills times. Nothing may get lost without a word, and tables that are not damaged must play on',
    },
    kills: { kind: 'integer', min: 1, max: 100_000, default: 20, help: 'how often something is killed' },
    news: {
      kind: 'switch',
      help: 'instead: people at tables are sent news by webhooks, push, mail and chats while servers are killed, also between a message and its answer. Nothing owed may get lost, and mails and messages to Discord and Slack may not come twice',
    },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'seed of the answers and the times of the kills' },
    store: {
      kind: 'choice',
      of: ['embedded', 'postgres'],
      default: 'embedded',
      help: 'postgres: two servers on a temporary PostgreSQL and Redis (or DATABASE_URL and REDIS_URL)',
    },
    victim: {
      kind: 'choice',
      of: ['server', 'database', 'fanout'],
      default: 'server',
      help: 'what is killed; database, fanout: two servers on a temporary PostgreSQL and Redis, one of which is killed (Redis is also stopped for a while, in turns)',
    },
  },
} as const satisfies Command;

/** How many faults are printed. */
const SHOWN = 5;

/** Tables at which news is made, how many times as fast the servers' time goes, and the pause between answers at a table in milliseconds. */
const NEWS = { tables: 18, pace: 12, pause: 4000 };

await main(async argv => {
  const { kills, seed, store, victim, damage, news } = parseArguments(COMMAND, argv);
  if (news && (damage || victim !== 'server')) throw new Misuse('--news goes with --kills, --seed and --store only');
  if (damage) return runDamage(kills, seed);
  const { DATABASE_URL, REDIS_URL } = process.env;
  if (victim !== 'server' || store === 'postgres') installPrograms();
  if (victim === 'server' && store === 'postgres' && !(DATABASE_URL && REDIS_URL))
    return runServed(['tools/run.mjs', 'crash', ...argv]);
  if (news)
    return runNews(kills, seed, variables =>
      store === 'embedded'
        ? embeddedDeployment(variables(0))
        : postgresDeployment(DATABASE_URL ?? '', REDIS_URL ?? '', variables),
    );
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
      `${matches} matches played and replayed from a backup, ${views} views compared, ${faults.length} faults`,
    );
    console.log(
      `crash: ${kills} kills, ${acknowledged} answers acknowledged, ${lost.length} lost, ${twice.length} twice`,
    );
    return lost.length + twice.length + faults.length === 0 ? 0 : 1;
  } finally {
    await deployment.close();
  }
});

async function runDamage(damages: number, seed: string): Promise<number> {
  const bar = progress('damage', damages);
  const { outcomes, closed, playedOn, faults } = await damageHouses({ damages, seed, onDamage: () => bar.step() });
  bar.end();
  for (const fault of faults.slice(0, SHOWN)) console.error(fault);
  const { repaired, reported, refused, silent } = outcomes;
  console.log(
    `${repaired} without loss, ${reported} reported, ${refused} refused at the start with words on what to do, ${silent} silent`,
  );
  console.log(
    `crash: ${damages} damages, ${closed} tables changed or closed, ${playedOn} others played on, ${faults.length} faults`,
  );
  return faults.length === 0 ? 0 : 1;
}

async function runNews(kills: number, seed: string, make: Parameters<typeof crashNews>[0]): Promise<number> {
  const bar = progress('crash --news', kills);
  const result = await crashNews(make, { kills, seed, ...NEWS, onKill: () => bar.step() });
  bar.end();
  const { owed, lost, twice, repeated, unknown, dead, dropped, messages, faults } = result;
  for (const fault of [...lost, ...twice, ...faults].slice(0, SHOWN)) console.error(fault);
  const { moment, message, statement } = result.kills;
  console.log(
    `killed at any moment ${moment} times, between a message and its answer ${message}, at a statement ${statement}; ${messages} messages arrived, ${dead} dead, ${dropped} dropped, unknown after a kill ${unknown.crashed}, without an answer ${unknown.unanswered}; ${faults.length} faults`,
  );
  console.log(
    `crash: ${kills} kills, ${owed} messages owed, ${lost.length} lost, ${twice.length} twice against the promise, ${repeated} repeated as promised, ${unknown.crashed + unknown.unanswered} unknown`,
  );
  return lost.length + twice.length + faults.length === 0 ? 0 : 1;
}
