import { cartaNostra } from '@consigliere/games/carta-nostra';
import { corleonesEmpire } from '@consigliere/games/corleones-empire';
import { derPate } from '@consigliere/games/der-pate';
import { type Game, LANGUAGES, type Shape } from '@consigliere/kernel';
import { fittingOptions } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { loadRareCatalogue } from '../../kit/words/rare-catalogues.ts';
import { valuesOf } from './option-choices.tsx';

const game = cartaNostra as unknown as Game<Shape>;

test('the possible starting players depend on the number of players', () => {
  expect(valuesOf(game, 'start', {}, 2)).toEqual(['random', 0, 1]);
  expect(valuesOf(game, 'start', {}, 4)).toEqual(['random', 0, 1, 2, 3]);
});

test('an option for two is not offered to three', () => {
  expect(valuesOf(game, 'second-player-bonus', {}, 2)).toEqual([false, true]);
  expect(valuesOf(game, 'second-player-bonus', {}, 3)).toEqual([false]);
});

test("options that don't fit the number of players fall back, and the rest stays", () => {
  const options = { 'second-player-bonus': true, wins: 3, start: 1 };
  expect(fittingOptions(game, 2, options)).toEqual(options);
  expect(fittingOptions(game, 3, options)).toEqual({ wins: 3, start: 1 });
});

test.each(LANGUAGES)('every option of every game is explained in one line, %s', async language => {
  const { optionHints } = await loadRareCatalogue('lobby', language);
  const games = [cartaNostra, corleonesEmpire, derPate];
  const options = new Set(games.flatMap(each => Object.keys(each.options)));
  expect(Object.keys(optionHints).sort()).toEqual([...options].sort());
});
