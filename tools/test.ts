import { games } from '@consigliere/games';
import { installPrograms } from './lib/install.ts';
import { Help, main } from './lib/misuse.ts';
import { served } from './lib/services.ts';
import { boundaries, browser, lint, runStages, subjects, tests, tool, types, unused } from './lib/stages.ts';

const HELP = `npm test
Types, format and lint, boundaries, unused code, subjects of commits, all tests (those of the server also on PostgreSQL and Redis), the rules'
citations, a short fuzz of each game, a short simulation of hosts, matches in Chromium; stops at the first stage that fails (exit 1). What the tests
need of Debian is installed first if it is missing; where that is not possible it says so (exit 2). The last line tells how many
tests Vitest and Playwright ran: \`tests: N passed, M failed\`.`;

await main(argv => {
  if (argv.includes('--help')) throw new Help(HELP);
  installPrograms();
  const all = tests('all tests', 'default');
  const pages = browser();
  const fuzz = Object.keys(games).map(id => tool('fuzz', id, '--matches', '25'));
  const simulation = tool('simulate', '--seeds', '300');
  const stages = [
    types(),
    lint(),
    boundaries,
    unused,
    subjects,
    served(all.stage),
    tool('rules'),
    ...fuzz,
    simulation,
    pages.stage,
  ];
  const code = runStages(stages) ? 0 : 1;
  const [vitest, playwright] = [all.counts(), pages.counts()];
  console.log(`\nin Chromium: ${playwright.passed} passed, ${playwright.failed} failed`);
  console.log(`tests: ${vitest.passed + playwright.passed} passed, ${vitest.failed + playwright.failed} failed`);
  return code;
});
