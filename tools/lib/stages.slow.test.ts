import { execFileSync } from 'node:child_process';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { types } from './stages.ts';

const ROOT = join(import.meta.dirname, '../..');
const linesOf = (command: string, args: readonly string[]): string[] =>
  execFileSync(command, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter(line => line !== '');

test('every TypeScript file of the repository is type-checked', () => {
  const checked = types.scripts.flatMap(script => linesOf(process.execPath, [...script, '--listFilesOnly']));
  const paths = new Set(checked.map(path => relative(ROOT, path)));
  const files = linesOf('git', ['ls-files', '*.ts', '*.tsx']);
  expect(files.length).toBeGreaterThan(1000);
  expect(files.filter(file => !paths.has(file))).toEqual([]);
});
