import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const GAMES = join(import.meta.dirname, '../packages/games');

/** Counts type assertions in a file, `as const` excepted. */
function countCasts(path: string): number {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) count++;
    ts.forEachChild(node, visit);
  };
  visit(file);
  return count;
}

const isCounted = (name: string): boolean => name.endsWith('.ts') && !/\.test\.ts$|^(testing|frozen)\//.test(name);

const castsIn = (game: string): number =>
  readdirSync(join(GAMES, game), { recursive: true, encoding: 'utf8' })
    .filter(isCounted)
    .reduce((sum, name) => sum + countCasts(join(GAMES, game, name)), 0);

// These limits may be lowered, never raised: see the idioms in docs/adding-a-game.md.
test.each([
  ['carta-nostra', 1],
  ['der-pate', 2],
  ['corleones-empire', 7],
])('%s casts at most %i times outside its tests', (game, most) => {
  expect(castsIn(game)).toBeLessThanOrEqual(most);
});
