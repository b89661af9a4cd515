import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { boundaries, lint, PROJECTS, types } from './stages.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The files that a project lists itself: those it would compile even if no other file imported them. */
function filesOf(project: string, script: readonly string[]): string[] {
  const config = execFileSync(process.execPath, [...script, '--showConfig'], { cwd: ROOT, encoding: 'utf8' });
  const { files } = JSON.parse(config) as { files: readonly string[] };
  return files.map(file => join(dirname(project), file));
}

test('every TypeScript file of the repository is type-checked', () => {
  const checked = new Set(
    PROJECTS.flatMap(project => types([project]).scripts.flatMap(script => filesOf(project, script))),
  );
  const isFolderOfOthers = (name: string): boolean => /(^|[\\/])(node_modules|dist|coverage)$/.test(name);
  const files = globSync('**/*.{ts,tsx,mts,cts}', { cwd: ROOT, exclude: isFolderOfOthers });
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(file => !checked.has(file))).toEqual([]);
});

test("lint output that only counts files is silence; a hint isn't", () => {
  const { isSilence } = lint();
  expect(isSilence?.('Checked 1652 files in 3s. No fixes applied.\n')).toBe(true);
  expect(
    isSilence?.('a.ts:1:1 lint/complexity/useLiteralKeys FIXABLE\n\nChecked 3 files in 3s. No fixes applied.\n'),
  ).toBe(false);
  expect(isSilence?.('Checked 3 files in 3s. No fixes applied.\nFound 2 infos.\n')).toBe(false);
});

test("boundaries without violations are silent; a warning isn't", () => {
  const kept = '\n✔ no dependency violations found (1700 modules, 6000 dependencies cruised)\n\n';
  expect(boundaries.isSilence?.(kept)).toBe(true);
  expect(boundaries.isSilence?.(`  warn no-orphans: a.ts\n${kept}`)).toBe(false);
});
