import { games } from '@consigliere/games';
import { expect, test } from 'vitest';
import { gameOf } from '../lib/game.ts';
import { drawnIn, lastLine, suspicious, testDraws } from './draws.ts';

test.each(Object.keys(games))(
  '%s: every deck and every die is fair',
  id => {
    const drawn = drawnIn(gameOf(id));
    expect(drawn.some(({ kind }) => kind === 'shuffle')).toBe(true);
    const tests = drawn.flatMap(each =>
      testDraws({ ...each, seed: 'short', count: each.kind === 'shuffle' ? 1500 : 5000 }),
    );
    expect(suspicious(tests)).toEqual([]);
    expect(lastLine(tests)).toMatch(/^randomness: \d+ tests, 0 suspicious \(smallest p 0\.\d+\)$/);
  },
  240_000,
);
