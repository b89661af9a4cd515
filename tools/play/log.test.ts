import { expect, test } from 'vitest';
import { lineAfter } from './log.ts';

const LINES = ['one', 'two', 'three', 'four'];
const said = (turns: number, seed = 'x'): (string | null)[] =>
  Array.from({ length: turns }, (_, turn) => lineAfter(LINES, turn, seed));

test('a character speaks after one turn in three', () => {
  for (let turn = 0; turn < 30; turn += 3)
    expect(
      said(30)
        .slice(turn, turn + 3)
        .filter(line => line !== null),
    ).toHaveLength(1);
});

test('no line is repeated before all others were used', () => {
  const spoken = said(36).filter(line => line !== null);
  expect(spoken.slice(0, 4).toSorted()).toEqual(LINES.toSorted());
  expect(spoken.slice(4, 8)).toEqual(spoken.slice(0, 4));
});

test('the lines are the same however often they are drawn, and different at another table', () => {
  expect(said(12)).toEqual(said(12));
  expect(new Set(['a', 'b', 'c', 'd'].map(seed => said(12, seed).join())).size).toBeGreaterThan(1);
});
