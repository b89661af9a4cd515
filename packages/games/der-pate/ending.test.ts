import { result, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { evaluate } from './advice/evaluate.ts';
import { END } from './testing/answers.ts';
import { type PositionSpec, position, type TestScene } from './testing/position.ts';
import { after, changed, eventsOf } from './testing/scene.ts';

const EVERYBODY = [12, 12, 12, 12];

/** The last answer of a match: everybody has finished reputation unless the position says otherwise; nobody holds a business. */
const last = (wanted: PositionSpec = {}): TestScene => {
  const seats = wanted.seats ?? 3;
  return position({
    ...{ turn: seats - 1, round: 7, placed: [1, 2, 3, 4], ko: 'reputation', grey: 4, red: 3 },
    ...{ reputation: EVERYBODY, street: '... ... ... ...' },
    ...wanted,
  });
};
const ended = (wanted: PositionSpec = {}): TestScene => {
  const scene = last(wanted);
  return after(scene, [scene.state.open.turn, END]);
};
const placesOf = (wanted: PositionSpec): readonly number[] | undefined => {
  const { rules, state } = ended(wanted);
  return result(rules, state)?.place;
};
const totals = (wanted: PositionSpec): readonly number[] => ended(wanted).state.recalled.money;

test('DP-32 players who aren’t on the last space of the KO track are out', () => {
  const scene = ended({ reputation: [12, 11, 12], influence: [0, 12, 0] });
  expect(scene.state.open.out).toEqual([false, true, false]);
  expect(eventsOf(scene, 'out')).toEqual([{ type: 'out', seats: [1] }]);
  const red = ended({ ko: 'influence', reputation: [12, 0, 0], influence: [0, 12, 12] });
  expect(red.state.open.out).toEqual([true, false, false]);
});

test('DP-33 the others get income once more and 3,000 $ a business, and pay 1,000 $ for each member in jail', () => {
  const wanted = { street: '000 11. ... 2.n', income: [2, 4, 0], jail: [0, 2, 1] };
  const scene = last(wanted);
  const over = after(scene, [2, END]);
  expect(changed(scene, over)).toMatchObject({
    money: [10_000 + 2000 + 9000, 10_000 + 4000 + 6000 - 2000, 10_000 + 3000 - 1000],
    jail: [0, 0, 0],
    supply: [4, 5, 6],
  });
  expect(eventsOf(over, 'freed')).toEqual([
    { type: 'freed', seat: 1, count: 2 },
    { type: 'freed', seat: 2, count: 1 },
  ]);
});

test('DP-33 a player who is out gets no income and no money for businesses, and pays no bail', () => {
  const scene = last({ street: '000 111 ... ...', income: [4, 4], jail: [1, 1], reputation: [11, 12, 12] });
  const over = after(scene, [2, END]);
  expect(over.state.recalled.money).toEqual([10_000, 10_000 + 4000 + 9000 - 1000, 10_000]);
  expect(over.state.open.jail).toEqual([1, 0, 0]);
});

test('DP-34 the owner of a debt marker pays 2,000 $ to the player, or the bank, who has it', () => {
  const debts = [
    [0, 1, 2],
    [1, 2, 1],
    [2, 3, 3],
  ] as const;
  expect(totals({ debts })).toEqual([6000, 12_000, 6000]);
});

test.each([
  ['cancelled', [8000, 10_000, 10_000]],
  ['settled', [6000, 6000, 14_000]],
])('DP-34 the debts of players who are out are %s', (outDebts, expected) => {
  const debts = [
    [0, 1, 1],
    [0, 3, 1],
    [1, 2, 2],
    [1, 3, 1],
  ] as const;
  const options = { 'out-debts': outDebts };
  expect(totals({ debts, reputation: [12, 0, 12], options })).toEqual(expected);
});

test('DP-34 by default players who are out neither pay nor receive', () => {
  const debts = [
    [0, 1, 2],
    [1, 2, 1],
  ] as const;
  const over = ended({ debts, reputation: [12, 0, 12] });
  expect(eventsOf(over, 'money')).toEqual([]);
  expect(over.state.recalled.money).toEqual([10_000, 10_000, 10_000]);
});

test('DP-34 a bot counts on a debt only as far as its owner will be there to pay', () => {
  const owed: PositionSpec = { reputation: [12, 0, 12], debts: [[1, 0, 5]] };
  const gained = (options: Readonly<Record<string, unknown>>): number => {
    const chance = (wanted: PositionSpec): number => {
      const { rules, state } = last({ ...wanted, options });
      return evaluate(view(rules, state, 0));
    };
    return chance(owed) - chance({ ...owed, debts: [] });
  };
  expect(gained({ 'out-debts': 'settled' })).toBeGreaterThan(0.1);
  expect(Math.abs(gained({}))).toBeLessThan(0.01);
});

test('DP-34 totals may go below zero, and creditors are paid in full', () => {
  expect(totals({ money: [1000, 0, 0], debts: [[0, 1, 5]], jail: [0, 0, 2] })).toEqual([-9000, 10_000, -2000]);
});

test('DP-34 the score sheet has every line of the settlement', () => {
  const { rules, state } = ended({ income: [1], debts: [[0, 1, 1]], street: '... 1.. ... ...' });
  expect(result(rules, state)).toEqual({
    place: [3, 1, 2],
    score: [9000, 15_000, 10_000],
    lines: [
      { what: 'money', by: [10_000, 10_000, 10_000] },
      { what: 'settlement', by: [1000, 3000, 0] },
      { what: 'debts', by: [-2000, 2000, 0] },
      { what: 'total', by: [9000, 15_000, 10_000] },
    ],
  });
});

test('DP-35 the player with the most money wins', () => {
  expect(placesOf({ money: [9000, 12_000, 11_000] })).toEqual([3, 1, 2]);
  expect(eventsOf(ended({ money: [9000, 12_000, 11_000] }), 'over')).toEqual([{ type: 'over', winners: [1] }]);
});

test('DP-35 a tie goes to the player who is farther on the other track', () => {
  expect(placesOf({ influence: [4, 7, 7], money: [9000, 9000, 8000] })).toEqual([2, 1, 3]);
  const red = { ko: 'influence', influence: EVERYBODY, reputation: [5, 4, 6] } as const;
  expect(placesOf(red)).toEqual([2, 3, 1]);
});

test('DP-35 then to the larger family: members on businesses and in supply, jail and river aside', () => {
  expect(placesOf({ river: [1, 0, 2] })).toEqual([2, 1, 3]);
  const even = { street: '0.. ... ... ...', money: [7000, 10_000, 9000], river: [3, 3, 0] };
  expect(placesOf(even)).toEqual([1, 1, 3]);
});

test('DP-33, DP-35 members bailed out at the end belong to the family again', () => {
  expect(placesOf({ money: [12_000, 10_000, 10_000], jail: [2, 0, 0], river: [0, 1, 0] })).toEqual([1, 3, 1]);
});

test('DP-35 then there are several winners', () => {
  expect(placesOf({})).toEqual([1, 1, 1]);
  expect(eventsOf(ended({ money: [1000, 10_000, 10_000] }), 'over')).toEqual([{ type: 'over', winners: [1, 2] }]);
});

test('DP-35 the money of players who are out doesn’t count', () => {
  expect(placesOf({ reputation: [11, 12, 12], money: [90_000, 1000, 2000] })).toEqual([3, 2, 1]);
});

test('DP-36 everybody loses if nobody has finished the KO track', () => {
  expect(placesOf({ reputation: [11, 0, 5] })).toEqual([0, 0, 0]);
  const scene = ended({ reputation: [11, 0, 5] });
  expect(eventsOf(scene, 'out', 'over')).toEqual([
    { type: 'out', seats: [0, 1, 2] },
    { type: 'over', winners: [] },
  ]);
});

test('DP-43 friends, tiles and debt markers in supply are worth nothing', () => {
  const wanted = {
    friends: [5],
    tiles: ['wedding grandchild birthday cop judge senator'],
    debts: [[1, 3, 1]] as const,
  };
  expect(totals(wanted)).toEqual([10_000, 8000, 10_000]);
  expect(placesOf({ ...wanted, debts: [] })).toEqual([1, 1, 1]);
});

test('DP-43 places behind the winner follow DP-35; players who are out share the last place', () => {
  const wanted = { seats: 4, reputation: [0, 12, 5, 12], money: [50_000, 3000, 70_000, 4000] };
  expect(placesOf(wanted)).toEqual([3, 2, 3, 1]);
  expect(placesOf({ ...wanted, money: [0, 4000, 0, 4000] })).toEqual([3, 1, 3, 1]);
});

test('DP-32 nobody is out if everybody has finished', () => {
  const scene = ended({});
  expect(eventsOf(scene, 'out')).toEqual([]);
  expect(scene.state.open.out).toEqual([false, false, false]);
});

test('there is no result before the end', () => {
  const { rules, state } = last();
  expect(result(rules, state)).toBeNull();
});
