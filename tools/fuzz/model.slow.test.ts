import { expect, test } from 'vitest';
import { gameOf } from '../lib/game.ts';
import { compareModel } from './model.ts';

test.each([2, 3, 4, 5])(
  'in a hundred matches of %i players Carta Nostra’s model agrees with the rules',
  seats => {
    for (let from = 0; from < 100; from += 10)
      expect(
        compareModel(gameOf('carta-nostra'), { seed: 'slow', seats, from, matches: 10, depth: 25 }).failures,
      ).toEqual([]);
  },
  300_000,
);
