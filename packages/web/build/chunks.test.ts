import { expect, test } from 'vitest';
import { together } from './chunks.ts';

test("a chunk that names a file that is gone is refused, so that a rename can't split it silently", () => {
  expect(() => together('table', '/src/games/kit/gone.tsx')).toThrow('/src/games/kit/gone.tsx');
});

test("a module that only a game's rules export is not in the chunk of a board that imports the rules", () => {
  const importers: Record<string, string[]> = {
    '/packages/web/src/games/der-pate/board/board.tsx': [],
    '/packages/games/der-pate/rules.ts': ['/packages/web/src/games/der-pate/board/board.tsx'],
    '/packages/games/der-pate/hosted.ts': ['/packages/games/der-pate/rules.ts'],
  };
  const modules = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };
  const { name } = together('der-pate', '/der-pate/board/board.tsx');
  expect(Object.keys(importers).map(id => name(id, modules))).toEqual(['der-pate', null, null]);
});

test('the modules that an entry imports statically are in its chunk, others are not', () => {
  const importers: Record<string, string[]> = {
    '/packages/web/src/main.tsx': [],
    '/packages/web/src/needed.ts': ['/packages/web/src/main.tsx'],
    '/packages/web/src/other.ts': [],
  };
  const modules = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) };
  const { name } = together('first-page', '/src/main.tsx');
  expect(Object.keys(importers).map(id => name(id, modules))).toEqual(['first-page', 'first-page', null]);
});
