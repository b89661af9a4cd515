import { expect, test } from 'vitest';
import { flaw, mistakes } from './ask.ts';
import { finishing } from './der-pate/finishing.ts';
import { middle } from './der-pate/middle.ts';
import { money } from './der-pate/money.ts';

const POSITIONS = [...finishing, ...money, ...middle];

test('there are enough positions, and each leaves a choice', () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(60);
  expect(POSITIONS.flatMap(position => flaw(position) ?? [])).toEqual([]);
});

test.for(POSITIONS)('$name', position => {
  expect(mistakes(position)).toEqual([]);
});
