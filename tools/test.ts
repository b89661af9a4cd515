import { games } from '@consigliere/games';
import { installPrograms } from './lib/install.ts';
import { Help, main } from './lib/misuse.ts';
import { served } from './lib/services.ts';
import { boundaries, lint, runStages, tests, tool, types, unused } from './lib/stages.ts';

const HELP = `npm test
Types, format and lint, boundaries, unused code, all tests (those of the server also on PostgreSQL and Redis), the rules'
citations, a short fuzz of each game, a short simulation of hosts; stops at the first stage that fails (exit 1). What the tests
need of Debian is installed first if it is missing; where that is not possible it says so (exit 2). The last line tells how many
tests Vitest ran: \`tests: N passed, M failed\`.`;

await main(argv => {
  if (argv.includes('--help')) throw new Help(HELP);
  installPrograms();
  const all = tests('all tests');
  const fuzz = Object.keys(games).map(id => tool('fuzz', id, '--matches', '100'));
  const simulation = tool('simulate', '--seeds', '300');
  const stages = [types, lint, boundaries, unused, served(all.stage), tool('rules'), ...fuzz, simulation];
  const code = runStages(stages) ? 0 : 1;
  const { passed, failed } = all.counts();
  console.log(`\ntests: ${passed} passed, ${failed} failed`);
  return code;
});
