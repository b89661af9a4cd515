import { expect, test } from 'vitest';
import { box, givenIn } from './box.ts';
import type { Edition } from './edition.ts';
import { standard } from './standard.ts';

test('CN-C1 to CN-C4 the standard edition, with its marks', () => {
  const ten = { id: 'CN-C2', value: 10, mark: 'R' };
  expect(standard).toEqual({
    id: 'standard',
    eachKind: { 2: ten, 3: ten, 4: ten, 5: { id: 'CN-C3', value: 12, mark: 'R' } },
    startingHand: { id: 'CN-C4', value: 7, mark: 'K' },
    handLimit: { id: 'CN-C4', value: 10, mark: 'K' },
  });
});

test('an edition passes as it is, through JSON too', () => {
  expect(box.faults(JSON.parse(JSON.stringify(standard)))).toEqual([]);
});

/** The position and code of the first fault. */
const faultIn = (data: unknown): string => {
  const [first] = box.faults(data);
  return first === undefined ? 'none' : `${first.path} ${first.code}`.trim();
};

test.each([
  [null, 'object'],
  ['standard', 'object'],
  [{ ...standard, startingHand: { ...standard.startingHand, value: 12 } }, 'eachKind.5.value cards-to-deal'],
  [{}, 'id id'],
  [{ ...standard, id: '' }, 'id id'],
  [{ ...standard, startingHand: 7 }, 'startingHand missing'],
  [{ ...standard, startingHand: { ...standard.startingHand, value: 6.5 } }, 'startingHand.value number'],
  [{ ...standard, startingHand: { ...standard.startingHand, value: 0 } }, 'startingHand.value number'],
  [{ ...standard, startingHand: { ...standard.startingHand, mark: 'X' } }, 'startingHand.mark mark'],
  [{ ...standard, startingHand: { ...standard.startingHand, id: 'CN-4' } }, 'startingHand missing'],
  [{ ...standard, handLimit: null }, 'handLimit missing'],
  [{ ...standard, handLimit: { id: 'CN-C4', value: 10 } }, 'handLimit.mark mark'],
  [{ ...standard, eachKind: undefined }, 'eachKind.2 missing'],
  [
    { ...standard, eachKind: { ...standard.eachKind, 4: { id: 'CN-C2', value: 10, mark: 'r' } } },
    'eachKind.4.mark mark',
  ],
])('a wrong edition is refused with the place and the reason: %#', (data, why) => {
  expect(faultIn(data)).toBe(why);
});

test('an owner of the box can correct a number without touching a rule', () => {
  const own: Edition = {
    id: 'my box',
    eachKind: { ...standard.eachKind, 3: { id: 'CN-C2', value: 11, mark: 'K' } },
    startingHand: { id: 'CN-C4', value: 6, mark: 'K' },
    handLimit: { id: 'CN-C4', value: 9, mark: 'K' },
  };
  expect(givenIn({}, 3, own)).toEqual({
    ok: true,
    value: {
      edition: 'my box',
      eachKind: 11,
      startingHand: 6,
      handLimit: 9,
      secondPlayerBonus: false,
      wins: 1,
      recruitsHimself: true,
      start: null,
    },
  });
});

test('a wrong edition gives no game', () => {
  expect(givenIn({}, 3, { ...standard, id: '' })).toEqual({ ok: false, why: 'edition: id: id (longest 40)' });
});

test('CN-1 an edition with too few cards to deal gives no game', () => {
  const few: Edition = { ...standard, startingHand: { id: 'CN-C4', value: 8, mark: 'K' } };
  expect(givenIn({ deck: 8 }, 5, few)).toEqual({
    ok: false,
    why: '40 cards are too few to deal 8 to each of 5 players',
  });
  expect(givenIn({ deck: 9 }, 5, few)).toMatchObject({ ok: true });
});

/** An edition with this number of each kind for this number of players, and hands of this many cards. */
const dealtFrom = (seats: 2 | 3 | 4 | 5, eachKind: number, hand: number): Edition => ({
  ...standard,
  eachKind: { ...standard.eachKind, [seats]: { id: 'CN-C2', value: eachKind, mark: 'K' } },
  startingHand: { id: 'CN-C4', value: hand, mark: 'K' },
});

test.each([
  ['two players: four each, the card turned up, and one more for the second', 2, 2, 4, 10],
  ['three players: three each and the card turned up', 3, 2, 3, 10],
] as const)('CN-1 exactly as many cards as are dealt are enough for %s', (_who, seats, eachKind, hand, needed) => {
  const enough = dealtFrom(seats, eachKind, hand);
  expect(box.faults(enough)).toEqual([]);
  expect(givenIn({ 'second-player-bonus': seats === 2 }, seats, enough)).toMatchObject({ ok: true });
  expect(box.faults(dealtFrom(seats, eachKind - 1, hand))).toEqual([
    {
      path: `eachKind.${seats}.value`,
      code: 'cards-to-deal',
      values: { seats: String(seats), cards: 5 * (eachKind - 1), needed },
    },
  ]);
});
