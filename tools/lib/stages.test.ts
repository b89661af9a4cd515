import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { boundaries, lint, PROJECTS, runStages, type Stage, types } from './stages.ts';

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

/** A stage that leaves a file of its name in a folder, says something and exits. */
const stageIn = (folder: string, name: string, exit: number): Stage => {
  const file = JSON.stringify(join(folder, name));
  return {
    name,
    scripts: [['-e', `require('fs').writeFileSync(${file}, ''); console.log('read'); process.exit(${exit})`]],
  };
};

test('stages run up to the first that fails, and those beside it run to their end', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  onTestFinished(() => void vi.restoreAllMocks());
  const folder = mkdtempSync(join(tmpdir(), 'consigliere-stages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [first, second, third, fourth] = ['first', 'second', 'third', 'fourth'].map((name, at) =>
    stageIn(folder, name, at === 1 ? 1 : 0),
  ) as [Stage, Stage, Stage, Stage];
  expect(await runStages([[first], [second, third], fourth])).toBe(false);
  expect(readdirSync(folder).sort()).toEqual(['first', 'second', 'third']);
  expect(await runStages([[first, third], [fourth]])).toBe(true);
  expect(await runStages([{ ...first, isSilence: output => output === '' }])).toBe(false);
  expect(await runStages([{ ...first, isSilence: output => output === 'read\n' }])).toBe(true);
});
