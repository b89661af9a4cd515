import { expect, test } from 'vitest';
import { gameOf, optionsOf, rulesFor } from './game.ts';
import { Misuse } from './misuse.ts';

test('a game is found by its id', () => {
  expect(gameOf('carta-nostra').id).toBe('carta-nostra');
});

test.each(['x', '', 'toString'])('there is no game %j', id => {
  expect(() => gameOf(id)).toThrow(
    new Misuse(`unknown game "${id}"; the games are carta-nostra, der-pate, corleones-empire`),
  );
});

test('options are parsed by their look', () => {
  expect(optionsOf(['wins=3', 'second-player-bonus=true', 'deck=by-players', 'odd=a=b', 'none='])).toEqual({
    wins: 3,
    'second-player-bonus': true,
    deck: 'by-players',
    odd: 'a=b',
    none: '',
  });
});

test.each([
  [['wins'], 'an option is written name=value, not "wins"; for example --option wins=3'],
  [['=3'], 'an option is written name=value, not "=3"; for example --option wins=3'],
  [['wins=3', 'wins=2'], 'option wins is given twice'],
])('%j is refused', (pairs, message) => {
  expect(() => optionsOf(pairs)).toThrow(new Misuse(message));
});

test("the game says why options or seats aren't allowed", () => {
  const game = gameOf('carta-nostra');
  expect(rulesFor(game, 3, { wins: 2 }).seats).toBe(3);
  expect(() => rulesFor(game, 7, {})).toThrow(new Misuse('carta-nostra is for 2 to 5 players, not 7'));
  expect(() => rulesFor(game, 3, { wins: 0 })).toThrow(Misuse);
  expect(() => rulesFor(game, 3, optionsOf(['__proto__=1']))).toThrow('has no option "__proto__"');
});
