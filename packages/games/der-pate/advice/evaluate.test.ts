import { view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { type PositionSpec, position } from '../testing/position.ts';
import { estimateNobodyWins } from './evaluate.ts';

/** The last turn of a match, with reputation as the KO track. */
function chance(reputation: readonly number[]): number {
  const last: PositionSpec = { turn: 2, round: 7, placed: [1, 2, 3, 4], ko: 'reputation', grey: 4, red: 3, reputation };
  const { rules, state } = position(last);
  return estimateNobodyWins(view(rules, state, 0));
}

test('DP-36 somebody who has finished the KO track can win, so not everybody loses', () => {
  expect(chance([0, 12, 0])).toBe(0);
});

test('DP-36 at the end of the last turn everybody loses if nobody is near the end of the KO track', () => {
  expect(chance([3, 4, 5])).toBeGreaterThan(0.99);
});

test('DP-36 the nearer somebody is, the less likely everybody loses', () => {
  const chances = [8, 10, 11, 12].map(nearest => chance([3, 4, nearest]));
  expect(chances).toEqual(chances.toSorted((one, other) => other - one));
  expect(new Set(chances).size).toBeGreaterThan(1);
});
