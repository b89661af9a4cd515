import { laws } from '@consigliere/kernel/laws';
import { expect, test } from 'vitest';
import { derPate } from './index.ts';

const TWO_MINUTES = 120_000;

test.each([2, 3, 4])(
  '%i players: no law is broken at any step of 3 matches',
  seats => {
    expect(laws(derPate, { seed: 'thorough', seats, matches: 3 }).failures).toEqual([]);
  },
  TWO_MINUTES,
);

test.each([2, 3, 4])(
  '%i players: no law is broken at 6 steps of each of 8 matches',
  seats => {
    expect(laws(derPate, { seed: 'quick', seats, matches: 8, depth: 6 }).failures).toEqual([]);
  },
  TWO_MINUTES,
);
