import { findMissing, laws } from '@consigliere/kernel/laws';
import { expect, test } from 'vitest';
import { cartaNostra } from './index.ts';

const MINUTES = 60_000;

test(
  'no law is broken in 150 matches with each number of players, and everything that can happen does',
  () => {
    const reports = [2, 3, 4, 5].map(seats => laws(cartaNostra, { seed: 'slow', seats, matches: 150, depth: 6 }));
    expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
    expect(findMissing(cartaNostra, new Set(reports.flatMap(({ seen }) => seen)))).toEqual([]);
  },
  10 * MINUTES,
);

test.each([2, 3, 4, 5])(
  '%i players: no law is broken at any step of 10 matches',
  seats => {
    expect(laws(cartaNostra, { seed: 'thorough', seats, matches: 10 }).failures).toEqual([]);
  },
  5 * MINUTES,
);
