import { laws } from '@consigliere/kernel/laws';
import { expect, test } from 'vitest';
import { cartaNostra } from './index.ts';

const TWO_MINUTES = 120_000;

test.each([2, 3, 4, 5])(
  '%i players: no law is broken at 6 steps of each of 4 matches',
  seats => {
    expect(laws(cartaNostra, { seed: 'quick', seats, matches: 4, depth: 6 }).failures).toEqual([]);
  },
  TWO_MINUTES,
);
