import { allGames } from '@consigliere/server/internals';
import { describe, expect, test } from 'vitest';
import { findLeak } from './find-leak.ts';
import { LEAKS } from './leaks/index.ts';
import { runPair } from './run-pair.ts';
import { compareDurations, measureWindows } from './windows.ts';

const TIME = { timeout: 120_000 };
const games = allGames();
const [cartaNostra] = games;
if (cartaNostra === undefined) throw new Error('there are no games');

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('two servers that differ in what a viewer may not know send him the same bytes', TIME, async () => {
    for (const seed of ['a', 'b']) {
      const { difference, frames } = await runPair(game, seed);
      expect(difference).toBeNull();
      expect(frames).toBeGreaterThan(0);
    }
  });

  /** Of every layer some, each with one of the games. */
  const some = LEAKS.filter((_leak, at) => at % 12 === 4 * games.indexOf(game));
  test.each(some.map(leak => [leak.name, leak] as const))('this is found: %s', TIME, async (_name, leak) => {
    expect(await findLeak(game, leak, 'test')).not.toBeNull();
  });
});

test('every leak has a name of its own, and with all games there are more than sixty', () => {
  expect(new Set(LEAKS.map(({ name }) => name)).size).toBe(LEAKS.length);
  expect(LEAKS.length * games.length).toBeGreaterThanOrEqual(60);
});

test(
  'CN-20 how long a moment to react lasts does not tell whether anybody could have done something',
  TIME,
  async () => {
    const { is, most } = compareDurations(await measureWindows(cartaNostra, 600, 'test'));
    expect(is).toBeLessThanOrEqual(most);
  },
);

test('CN-20 where bots are waited for, how long it lasts tells, and that is seen', TIME, async () => {
  const { is, most } = compareDurations(await measureWindows(cartaNostra, 600, 'test', false));
  expect(is).toBeGreaterThan(most);
});
