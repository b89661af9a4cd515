import { boundaries, lint, runStages, tests, tool, types, unused } from './lib/stages.ts';

const HELP = `npm test
Types, format and lint, boundaries, unused code, all tests, the rules' citations, a short fuzz; stops at the first
stage that fails (exit 1). The last line tells how many tests Vitest ran: \`tests: N passed, M failed\`.`;

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  const all = tests('all tests');
  const fuzz = tool('fuzz', 'carta-nostra', '--matches', '200');
  if (!runStages([types, lint, boundaries, unused, all.stage, tool('rules'), fuzz])) process.exitCode = 1;
  const { passed, failed } = all.counts();
  console.log(`\ntests: ${passed} passed, ${failed} failed`);
}
