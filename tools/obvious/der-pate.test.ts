import { expect, test } from 'vitest';
import { answerOf, flaw, isRight } from './ask.ts';
import { finishing } from './der-pate/finishing.ts';
import { middle } from './der-pate/middle.ts';
import { money } from './der-pate/money.ts';

const POSITIONS = [...finishing, ...money, ...middle];

test('there are enough positions, and each leaves a choice', () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(60);
  expect(POSITIONS.flatMap(position => flaw(position) ?? [])).toEqual([]);
});

test.for(POSITIONS)('$name', position => {
  const wrong = ([3, 4, 5] as const).flatMap(level => {
    const answer = answerOf(position, level);
    return isRight(position, answer) ? [] : [{ level, answer }];
  });
  expect(wrong).toEqual([]);
});
