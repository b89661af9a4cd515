import { games } from '@consigliere/games';
import { boundaries, lint, runStages, tests, tool, types, unused } from './lib/stages.ts';

const HELP = `npm test
Types, format and lint, boundaries, unused code, all tests, the rules' citations, a short fuzz of each game; stops at the first
stage that fails (exit 1). The last line tells how many tests Vitest ran: \`tests: N passed, M failed\`.`;

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  const all = tests('all tests');
  const fuzz = Object.keys(games).map(id => tool('fuzz', id, '--matches', '100'));
  if (!runStages([types, lint, boundaries, unused, all.stage, tool('rules'), ...fuzz])) process.exitCode = 1;
  const { passed, failed } = all.counts();
  console.log(`\ntests: ${passed} passed, ${failed} failed`);
}
