import { Help, Misuse, main } from './lib/misuse.ts';
import { scopeOf } from './lib/scope.ts';
import { boundaries, lint, runStages, type Stage, subjects, tests, types, words } from './lib/stages.ts';

const HELP = `npm run check [-- NAME]
Types, format and lint, boundaries, subjects of commits, words, and all tests but *.slow.test.ts; stops at the first stage that fails (exit 1).
NAME, a package (kernel, games, bots, match, protocol, server, trials, web, tools) or a game: only its types, lint and tests.`;

const NOT_SLOW = ['--exclude', '**/*.slow.test.ts'];

const everything = (): readonly (Stage | readonly Stage[])[] => [
  [types(), lint(), boundaries, subjects, words],
  tests('quick tests', 'minimal', ...NOT_SLOW).stage,
];

function only(name: string): readonly (Stage | readonly Stage[])[] {
  const { projects, folders } = scopeOf(name);
  const filters = folders.map(folder => `${folder}/`);
  return [[types(projects), lint(folders)], tests(`quick tests of ${name}`, 'minimal', ...NOT_SLOW, ...filters).stage];
}

await main(async argv => {
  if (argv.includes('--help')) throw new Help(HELP);
  const [name, ...others] = argv;
  if (others.length > 0) throw new Misuse(`one name at a time, not ${argv.join(' ')}`);
  return (await runStages(name === undefined ? everything() : only(name))) ? 0 : 1;
});
