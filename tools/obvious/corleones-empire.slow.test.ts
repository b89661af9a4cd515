import { expect, test } from 'vitest';
import { flaw, mistakes } from './ask.ts';
import { figures } from './corleones-empire/figures.ts';
import { jobs } from './corleones-empire/jobs.ts';
import { money } from './corleones-empire/money.ts';
import { secrets } from './corleones-empire/secrets.ts';
import { winning } from './corleones-empire/winning.ts';

const POSITIONS = [...winning, ...money, ...jobs, ...figures, ...secrets];

test('there are enough positions, and each leaves a choice', () => {
  expect(POSITIONS.length).toBeGreaterThanOrEqual(60);
  expect(POSITIONS.flatMap(position => flaw(position) ?? [])).toEqual([]);
});

test.for(POSITIONS)('$name', position => {
  expect(mistakes(position)).toEqual([]);
});
