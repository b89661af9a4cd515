import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, parseArguments } from './lib/arguments.ts';
import { gameOf } from './lib/game.ts';
import { Misuse, main } from './lib/misuse.ts';

const COMMAND = {
  call: 'npm run freeze --',
  about:
    'Builds the present rules of a game into one file, so that its records and rooms can be read after its version is raised.',
  positionals: { game: { help: 'the game, e.g. carta-nostra' } },
  flags: {},
} as const satisfies Command;

const ROOT = join(import.meta.dirname, '..');
const TYPES = `import type { FrozenRules } from '@consigliere/kernel';

export const frozen: FrozenRules;
`;

await main(argv => {
  const { id, version } = gameOf(parseArguments(COMMAND, argv).game);
  const folder = join(ROOT, 'packages/games', id, 'frozen');
  const file = join(folder, `version-${version}.mjs`);
  if (existsSync(file)) throw new Misuse(`version ${version} of ${id} is frozen already: what is frozen never changes`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    file,
    `// The rules of ${id}, version ${version}, built by \`npm run freeze\` from commit ${commit()}. Don't edit.\n${bundle(id)}`,
  );
  writeFileSync(file.replace(/mjs$/, 'd.mts'), TYPES);
  console.log(
    `packages/games/${id}/frozen/version-${version}.mjs: now name it in packages/games/${id}/loadable-rules.ts`,
  );
  return 0;
});

function commit(): string {
  return spawnSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).stdout.trim();
}

/** The rules, the kernel and the fold of journals, in one module without imports. */
function bundle(id: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'freeze-'));
  const [entry, built] = [join(folder, 'entry.mjs'), join(folder, 'built.mjs')];
  writeFileSync(
    entry,
    `import { rules } from ${JSON.stringify(join(ROOT, 'packages/games', id, 'rules.ts'))};
import { freezeRules } from ${JSON.stringify(join(ROOT, 'packages/match/freeze.ts'))};
export const frozen = freezeRules(rules);
`,
  );
  const bundler = join(ROOT, 'node_modules/rolldown/bin/cli.mjs');
  const { status, stderr } = spawnSync(
    process.execPath,
    [bundler, entry, '--format', 'esm', '--platform', 'neutral', '--minify', '--file', built],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  const text = readFileSync(built, 'utf8');
  rmSync(folder, { recursive: true });
  return text;
}
