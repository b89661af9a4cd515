import { upgradeInOwnStore } from '@consigliere/trials';
import { type Command, parseArguments } from './lib/arguments.ts';
import { installPrograms } from './lib/install.ts';
import { main } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';
import { runServed } from './lib/services.ts';

const COMMAND = {
  call: 'npm run upgrade --',
  about:
    'Takes running matches of all games, in a store of its own, through a change of rules and back, as `npm run validate -- --migrate` does. Only matches that would differ are listed, matches that can’t be migrated are frozen and exported, and after the rollback every match goes on (exit 1 otherwise).',
  positionals: {},
  flags: {
    matches: { kind: 'integer', min: 12, max: 1_000_000, default: 1000, help: 'how many matches are running' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'seed of the matches' },
    store: {
      kind: 'choice',
      of: ['embedded', 'postgres'],
      default: 'embedded',
      help: 'postgres: a temporary one (or DATABASE_URL)',
    },
  },
} as const satisfies Command;

/** How many faults are printed. */
const SHOWN = 10;

await main(async argv => {
  const { matches, seed, store } = parseArguments(COMMAND, argv);
  const { DATABASE_URL } = process.env;
  if (store === 'postgres' && !DATABASE_URL) {
    installPrograms();
    return runServed(['tools/run.mjs', 'upgrade', ...argv]);
  }
  const bar = progress('upgrade', matches);
  const databaseUrl = store === 'postgres' ? DATABASE_URL : undefined;
  const result = await upgradeInOwnStore(databaseUrl, { matches, seed, onMatch: () => bar.step() });
  bar.end();
  const { differing, frozen, migrated, exported, played, faults } = result;
  for (const fault of faults.slice(0, SHOWN)) console.error(fault);
  console.log(`an unannounced change: ${differing} of ${result.matches} would differ and were listed`);
  console.log(`a new version: ${migrated} migrated, ${frozen} frozen, ${exported} of these exported`);
  console.log(`upgrade: ${result.matches} matches, ${played} went on after the rollback, ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
});
