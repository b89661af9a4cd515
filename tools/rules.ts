import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { games } from '@consigliere/games';
import { type Command, parseArguments } from './lib/arguments.ts';
import { gameOf } from './lib/game.ts';
import { main } from './lib/misuse.ts';
import { fillRulings, RULINGS, ruleIds, testsOf } from './rules/pages.ts';

const COMMAND = {
  call: 'npm run rules --',
  about: 'Lists the rules of each game with the tests that name them (exit 1 if a rule has none).',
  positionals: { game: { default: 'all', help: 'one game only' } },
  flags: {
    titles: { kind: 'switch', help: 'show the titles of the tests' },
    write: { kind: 'switch', help: 'write the rulings of all games into docs/rulings.md, and stop there' },
  },
} as const satisfies Command;

const ROOT = new URL('..', import.meta.url);

/** Every title that the test runner knows, with tables of tests expanded. */
function titles(game: string): string[] {
  const vitest = new URL('node_modules/vitest/vitest.mjs', ROOT).pathname;
  const args = [vitest, 'list', `packages/games/${game}/`, '--json'];
  const listed = execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 });
  return (JSON.parse(listed) as { name: string }[]).map(({ name }) => name);
}

function writeRulings(): void {
  const page = new URL('docs/rulings.md', ROOT);
  writeFileSync(page, fillRulings(readFileSync(page, 'utf8'), RULINGS));
}

await main(argv => {
  const { game, titles: withTitles, write } = parseArguments(COMMAND, argv);
  if (write) {
    writeRulings();
    return 0;
  }
  const chosen = game === 'all' ? Object.keys(games) : [gameOf(game).id];
  let covered = 0;
  let all = 0;
  for (const id of chosen) {
    const page = readFileSync(new URL(`packages/games/${id}/README.md`, ROOT), 'utf8');
    for (const { rule, tests } of testsOf(ruleIds(page), titles(id))) {
      all++;
      if (tests.length > 0) covered++;
      console.log(`${rule.padEnd(8)} ${tests.length === 0 ? 'NO TEST' : `${tests.length} tests`}`);
      if (withTitles) for (const title of tests) console.log(`         ${title}`);
    }
  }
  console.log(`rules: ${covered} of ${all} covered`);
  return covered === all && all > 0 ? 0 : 1;
});
