import { allGames } from '@consigliere/server/internals';
import { describe, expect, test } from 'vitest';
import { findLeak } from './find-leak.ts';
import { LEAKS, leaksIn } from './leaks/index.ts';
import { makePairedTable } from './paired-table.ts';
import { runPair } from './run-pair.ts';
import { compareDurations, measureWindows } from './windows.ts';

const TIME = { timeout: 120_000 };
const games = allGames();
const [cartaNostra] = games;
if (cartaNostra === undefined) throw new Error('there are no games');

describe.each(games.map(game => [game.id, game] as const))('%s', (_, game) => {
  test('two servers that differ only in what a viewer may not know send that viewer the same bytes', TIME, async () => {
    for (const seed of ['a', 'b']) {
      const { difference, frames } = await runPair(game, seed);
      expect(difference).toBeNull();
      expect(frames).toBeGreaterThan(0);
    }
  });

  /** A sample of the leaks at every layer, each with one of the games. */
  const some = leaksIn(game).filter(({ isInWindows }, at) => isInWindows || at % 12 === 4 * games.indexOf(game));
  test.each(some.map(leak => [leak.name, leak] as const))('this leak is found: %s', TIME, async (_name, leak) => {
    expect(await findLeak(game, leak, 'test')).not.toBeNull();
  });
});

test('every leak has a unique name, and with all games there are at least sixty', () => {
  expect(new Set(LEAKS.map(({ name }) => name)).size).toBe(LEAKS.length);
  expect(LEAKS.length * games.length).toBeGreaterThanOrEqual(60);
});

test("CN-20 the length of a reaction window doesn't tell whether anybody could have reacted", TIME, async () => {
  const { is, most } = compareDurations(await measureWindows(cartaNostra, 600, 'test'));
  expect(is).toBeLessThanOrEqual(most);
});

test('CN-20 if windows waited for bots, their length would tell, and the comparison finds it', TIME, async () => {
  const { is, most } = compareDurations(await measureWindows(cartaNostra, 600, 'test', false));
  expect(is).toBeGreaterThan(most);
});

test('a late spectator gets the same bytes in both worlds, and nothing later than the delay', TIME, async () => {
  for (const game of games)
    for (const seed of ['late a', 'late b']) {
      const { difference, frames } = await runPair(game, seed, { isLate: true });
      expect(difference).toBeNull();
      expect(frames).toBeGreaterThan(0);
    }
});

test('this leak is found: a late spectator is sent the present', TIME, async () => {
  const found: string[] = [];
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { difference } = await runPair(cartaNostra, seed, { isLate: true, hooks: { isEarly: true } });
    if (difference !== null) found.push(difference);
  }
  expect(found.join()).toContain('a late spectator got');
});

test('some pairs are seen by a common screen, which gets what a spectator gets', () => {
  const tables = Array.from({ length: 40 }, (_, seed) => makePairedTable(cartaNostra, `screen ${seed}`));
  const names = new Set(tables.filter(({ viewer }) => viewer === null).map(({ isScreen }) => isScreen));
  expect([...names].sort()).toEqual([false, true]);
});
