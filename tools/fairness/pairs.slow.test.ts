import { games } from '@consigliere/games';
import { expect, test } from 'vitest';
import { comparePairs } from './pairs.ts';

const job = { seats: 3, iterations: 12, seed: 'a test', pairs: 12 };

test.each(Object.keys(games).flatMap(game => ['greedy', 'flat', 'ismcts'].map(bot => [bot, game] as const)))(
  '%s answers the same in two worlds of %s that its seat cannot tell apart',
  (bot, game) => {
    const { asked, unfair } = comparePairs({ ...job, game, bot });
    expect([asked, unfair]).toEqual([12, []]);
  },
);

test('an oracle, which sees hidden things, is caught', () => {
  const { apart, unfair } = comparePairs({ ...job, game: 'carta-nostra', bot: 'oracle', pairs: 40 });
  expect(apart).toBeGreaterThan(30);
  expect(unfair.length).toBeGreaterThan(0);
});
