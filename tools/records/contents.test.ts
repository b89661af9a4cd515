import { expect, test } from 'vitest';
import { verdictOf } from './file.ts';

test('a match that everybody lost was won by nobody, not shared', () => {
  expect(
    [
      [0, 0, 0],
      [1, 2, 2],
      [1, 1, 3],
    ].map(verdictOf),
  ).toEqual(['won by nobody', 'won alone', 'won together']);
});
