import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@consigliere/games';
import { expect, test } from 'vitest';
import { Misuse } from './misuse.ts';
import { scopeOf } from './scope.ts';

const ROOT = join(import.meta.dirname, '../..');

test('every package, the tools and every game can be checked by themselves', () => {
  const names = [...readdirSync(join(ROOT, 'packages')), 'tools', ...Object.keys(games)];
  const folders = names.flatMap(name => scopeOf(name).folders);
  expect(folders).toContain('packages/kernel');
  expect(folders.filter(folder => !existsSync(join(ROOT, folder)))).toEqual([]);
});

test('a game is checked with its rules and its face', () => {
  const { folders } = scopeOf('der-pate');
  expect(folders).toEqual(['packages/games/der-pate', 'packages/web/src/games/der-pate']);
});

test('an unknown name is refused with the names there are', () => {
  expect(() => scopeOf('kernal')).toThrow(Misuse);
  expect(() => scopeOf('kernal')).toThrow(/no package or game "kernal"; check one of kernel, games, .* der-pate/);
});
