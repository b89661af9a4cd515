import { installPrograms } from './lib/install.ts';
import { Help, main } from './lib/misuse.ts';
import { served } from './lib/services.ts';
import { boundaries, browser, lint, runStages, subjects, tests, tool, types, unused, words } from './lib/stages.ts';

const HELP = `npm test
Types, format and lint, boundaries, unused code, commit subjects, words and the rules' citations, side by side; then all tests (the server's
on PostgreSQL and Redis too, the laws of every game among them), a few matches by the fuzz tool, a short simulation of hosts, and
matches in Chromium. It stops at the first stage that fails (exit 1). Debian packages that the tests need are installed first if
they are missing; where that isn't possible it says so (exit 2). The last line counts the tests that Vitest and Playwright
ran: \`tests: N passed, M failed\`.`;

await main(async argv => {
  if (argv.includes('--help')) throw new Help(HELP);
  installPrograms();
  const all = tests('all tests', 'default');
  const pages = browser();
  const stages = [
    [types(), lint(), boundaries, unused, subjects, words, tool('rules')],
    served(all.stage),
    // The laws of every game are among the tests; this only shows that the tool runs.
    tool('fuzz', 'der-pate', '--matches', '5'),
    // The first forty seeds are among the tests.
    tool('simulate', '--seed', '41', '--seeds', '260'),
    pages.stage,
  ];
  const code = (await runStages(stages)) ? 0 : 1;
  const [vitest, playwright] = [all.counts(), pages.counts()];
  console.log(`\nin Chromium: ${playwright.passed} passed, ${playwright.failed} failed`);
  console.log(`tests: ${vitest.passed + playwright.passed} passed, ${vitest.failed + playwright.failed} failed`);
  return code;
});
