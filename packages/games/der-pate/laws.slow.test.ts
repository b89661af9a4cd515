import { findMissing, laws } from '@consigliere/kernel/laws';
import { expect, test } from 'vitest';
import { derPate } from './index.ts';

const MINUTES = 60_000;

test(
  'no law is broken in 300 matches with each number of players, and everything that can happen does',
  () => {
    const reports = [2, 3, 4].map(seats => laws(derPate, { seed: 'slow', seats, matches: 300, depth: 6 }));
    expect(reports.flatMap(({ failures }) => failures)).toEqual([]);
    expect(findMissing(derPate, new Set(reports.flatMap(({ seen }) => seen)))).toEqual([]);
  },
  10 * MINUTES,
);

test.each([2, 3, 4])(
  '%i players: no law is broken at any step of 33 matches',
  seats => {
    expect(laws(derPate, { seed: 'thorough', seats, matches: 33 }).failures).toEqual([]);
  },
  5 * MINUTES,
);
