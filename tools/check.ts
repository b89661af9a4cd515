import { boundaries, lint, runStages, tests, types } from './lib/stages.ts';

const HELP = `npm run check
Types, format and lint, boundaries, and all tests but *.slow.test.ts; stops at the first stage that fails (exit 1).`;

if (process.argv.includes('--help')) {
  console.log(HELP);
} else {
  const quick = tests('quick tests', 'minimal', '--exclude', '**/*.slow.test.ts');
  if (!runStages([types(), lint(), boundaries, quick.stage])) process.exitCode = 1;
}
