import { rulesOf } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { cartaNostra } from './index.ts';
import { given, OPTIONS } from './options.ts';

const DEFAULT = {
  edition: 'standard',
  eachKind: 10,
  startingHand: 7,
  handLimit: 10,
  secondPlayerBonus: false,
  wins: 1,
  recruitsHimself: true,
  start: null,
};

/** Why options are refused, as the whole program refuses them. */
function why(options: Record<string, unknown>, seats = 3): string {
  const rules = rulesOf(cartaNostra, seats, options);
  return rules.ok ? 'they are not' : rules.why;
}

test.each([
  [2, 10],
  [3, 10],
  [4, 10],
  [5, 12],
])('CN-C2, CN-C3, CN-C4 by default %i players have %i of each kind', (seats, eachKind) => {
  expect(given({}, seats)).toEqual({ ok: true, value: { ...DEFAULT, eachKind } });
});

test.each([8, 9, 10, 11, 12, 13, 14])('option deck: %i of each kind, whatever the number of players', deck => {
  for (const seats of [2, 3, 4, 5])
    expect(given({ deck }, seats)).toEqual({ ok: true, value: { ...DEFAULT, eachKind: deck } });
});

test('option deck: by-players is the default by name', () => {
  expect(given({ deck: 'by-players' }, 5)).toEqual(given({}, 5));
});

test('option second-player-bonus: for two players', () => {
  const options = { 'second-player-bonus': true };
  expect(given(options, 2)).toEqual({ ok: true, value: { ...DEFAULT, secondPlayerBonus: true } });
  for (const seats of [3, 4, 5])
    expect(why(options, seats)).toBe(`option second-player-bonus is for 2 players, not ${seats}`);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('CN-30 option wins: first to %i', wins => {
  expect(given({ wins }, 3)).toEqual({ ok: true, value: { ...DEFAULT, wins } });
});

test.each([2, 3, 4, 5])(
  'CN-2, CN-30 option start: a last winner who is seated; of %i players no further seat',
  seats => {
    for (const start of [0, 1, 2, 3, 4]) {
      if (start < seats) expect(given({ start }, seats)).toMatchObject({ ok: true, value: { start } });
      else expect(why({ start }, seats)).toBe(`option start names seat ${start}; the seats are 0 to ${seats - 1}`);
    }
  },
);

test('CN-2, CN-30 option start: random when there is no last winner, or they are no longer seated', () => {
  expect(given({ start: 'random' }, 3)).toEqual({ ok: true, value: DEFAULT });
});

test('CN-13 option recruit: a Consigliere may take any card, or any but itself', () => {
  expect(given({ recruit: 'any-card' }, 3)).toEqual({ ok: true, value: DEFAULT });
  expect(given({ recruit: 'other-cards' }, 3)).toEqual({ ok: true, value: { ...DEFAULT, recruitsHimself: false } });
});

const DECKS = 'option deck may be by-players, 8, 9, 10, 11, 12, 13, 14, not';
const WINS = 'option wins may be 1, 2, 3, 4, 5, 6, 7, 8, 9, not';
test.each([
  [{ deck: 7 }, `${DECKS} 7`],
  [{ deck: 15 }, `${DECKS} 15`],
  [{ deck: '10' }, `${DECKS} "10"`],
  [{ deck: 10.5 }, `${DECKS} 10.5`],
  [{ deck: [10] }, `${DECKS} [10]`],
  [{ wins: 0 }, `${WINS} 0`],
  [{ wins: 10 }, `${WINS} 10`],
  [{ wins: true }, `${WINS} true`],
  [{ 'second-player-bonus': 'yes' }, 'option second-player-bonus may be false, true, not "yes"'],
  [{ start: -1 }, 'option start may be random, 0, 1, 2, 3, 4, not -1'],
  [{ start: 5 }, 'option start may be random, 0, 1, 2, 3, 4, not 5'],
  [{ limit: 9 }, 'carta-nostra has no option "limit"; it has deck, second-player-bonus, wins, start, recruit'],
  [
    JSON.parse('{"__proto__":{"deck":9}}'),
    'carta-nostra has no option "__proto__"; it has deck, second-player-bonus, wins, start, recruit',
  ],
])('wrong options are refused with a sentence: %j', (options, sentence) => {
  expect(why(options)).toBe(sentence);
});

test.each([0, 1, 6, 2.5, Number.NaN])('CN-C5 %d players are refused', seats => {
  expect(why({}, seats)).toBe(`carta-nostra is for 2 to 5 players, not ${seats}`);
});

test('every value an option may take is accepted by some table', () => {
  for (const [name, values] of Object.entries(OPTIONS))
    for (const value of values)
      expect(
        [2, 3, 4, 5].some(seats => given({ [name]: value }, seats).ok),
        `${name} ${value}`,
      ).toBe(true);
});
