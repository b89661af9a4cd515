import { upgradeInOwnStore } from '@consigliere/trials';
import { type Command, parseArguments } from './lib/arguments.ts';
import { installPrograms } from './lib/install.ts';
import { main } from './lib/misuse.ts';
import { progress } from './lib/progress.ts';
import { runServed } from './lib/services.ts';

const COMMAND = {
  call: 'npm run upgrade --',
  about:
    'Leaves running matches of all games in a store of its own and takes them through a change of the rules and back, as `npm run validate -- --migrate` does: what would differ is listed and nothing else, what cannot go on is frozen and exported, and when the rules are back every match goes on (exit 1 if anything is otherwise).',
  positionals: {},
  flags: {
    matches: { kind: 'integer', min: 12, max: 1_000_000, default: 1000, help: 'how many are running' },
    seed: { kind: 'text', value: 'TEXT', default: '1', help: 'where each match stands is made from it' },
    store: {
      kind: 'choice',
      of: ['embedded', 'postgres'],
      default: 'embedded',
      help: 'postgres: with a PostgreSQL that ends with this (or DATABASE_URL)',
    },
  },
} as const satisfies Command;

/** Faults shown in full. */
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
  const told = await upgradeInOwnStore(databaseUrl, { matches, seed, onMatch: () => bar.step() });
  bar.end();
  const { differing, frozen, migrated, exported, played, faults } = told;
  for (const fault of faults.slice(0, SHOWN)) console.error(fault);
  console.log(`a change nobody announced: ${differing} of ${told.matches} would differ, and were listed`);
  console.log(`a new version: ${migrated} taken over, ${frozen} frozen, ${exported} of these exported`);
  console.log(`upgrade: ${told.matches} matches, ${played} went on when the rules were back, ${faults.length} faults`);
  return faults.length === 0 ? 0 : 1;
});
