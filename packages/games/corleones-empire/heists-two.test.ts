import { expect, test } from 'vitest';
import { bid, DONE, SEAL, suitcaseIt, thug } from './testing/answers.ts';
import { doubt, HEISTS, settled, steal } from './testing/heist.ts';
import { type Position, position, type Scene } from './testing/position.ts';
import { after, hand, suitcase } from './testing/scene.ts';

const stolen = ({ state }: Scene): number[][] => state.own.map(own => own.stolen);
const money = (counts: readonly (readonly number[])[], seat: number): readonly number[] | undefined =>
  counts[seat]?.slice(0, 4);

/** Seat 0 has both Heists and acts alone. */
const TWICE: Position = { hands: [HEISTS.join(' ')], out: [1, 2], suitcases: ['', '2×$1 $5'] };
const twice = (first: string, second: string): Scene => steal(steal(position(TWICE), 0, 1, first), 0, 1, second);

test.each([
  ['$1', '$1'],
  ['$1', '$5'],
  ['$5', '$1'],
])('CE-37 the same robber and victim twice (%s, %s): the second card comes from the rest', (first, second) => {
  const scene = twice(first, second);
  expect(doubt(scene)).toEqual({ '$1 $1': 2, '$5 $1': 2, '$1 $5': 2 });
  expect(scene.state.recalled.doubt).toEqual([2, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0]);
  expect(scene.state.recalled.heists).toEqual([
    { robber: 0, victim: 1, money: -1 },
    { robber: 0, victim: 1, money: -1 },
  ]);
  const kinds = [first, second].map(name => ['$1', '$2', '$3', '$5'].indexOf(name));
  expect(stolen(scene)).toEqual([kinds, kinds, [-1, -1]]);
});

test('CE-37 the same robber twice: a card shown may be from either heist', () => {
  const scene = after(twice('$5', '$1'), [0, thug('tax-office')], [0, suitcaseIt('$5')]);
  expect([doubt(scene), settled(scene)]).toEqual([{ '$5 $1': 2, '$1 $5': 2 }, ['?', '?']]);
  expect([hand(scene, 0), suitcase(scene, 0), suitcase(scene, 1)]).toEqual(['$1 2×$2 2×$3', '$5', '$1']);
  const both = after(scene, [0, suitcaseIt('$1')]);
  expect([doubt(both), settled(both)]).toEqual([{ '$5 $1': 2, '$1 $5': 2 }, ['?', '?']]);
  expect([hand(both, 0), suitcase(both, 0)]).toEqual(['2×$2 2×$3', '$1 $5']);
});

test('CE-37 the same robber twice: two equal cards shown reveal both', () => {
  const scene = after(twice('$1', '$1'), [0, thug('tax-office')], [0, suitcaseIt('$1')]);
  expect(doubt(scene)).toEqual({ '$1 $1': 2, '$5 $1': 2, '$1 $5': 2 });
  const both = after(scene, [0, suitcaseIt('$1')]);
  expect([doubt(both), settled(both)]).toEqual([{ '$1 $1': 2 }, ['$1', '$1']]);
  expect(money(both.state.recalled.suitcases, 1)).toEqual([0, 0, 0, 1]);
  expect(money(both.state.recalled.hands, 0)).toEqual([0, 2, 2, 0]);
});

/** Seats 0 and 1 have a Heist each, seat 2 is rich. */
const TWO: Position = { hands: [...HEISTS], out: [2], suitcases: ['', '', '2×$1 $5'] };

test('CE-37 two robbers of one victim: a card that one shows reveals the other’s', () => {
  const scene = steal(steal(position(TWO), 0, 2, '$5'), 1, 2, '$1');
  expect(doubt(scene)).toEqual({ '$1 $1': 2, '$5 $1': 2, '$1 $5': 2 });
  expect(stolen(scene)).toEqual([
    [3, -1],
    [-1, 0],
    [3, 0],
  ]);
  const shown = after(scene, [0, thug('tax-office')], [0, suitcaseIt('$5')], [0, DONE]);
  expect([doubt(shown), settled(shown)]).toEqual([{ '$5 $1': 2 }, ['$5', '$1']]);
  expect(money(shown.state.recalled.hands, 1)).toEqual([1, 1, 1, 0]);
  expect(money(shown.state.recalled.suitcases, 2)).toEqual([1, 0, 0, 0]);
});

test('CE-37 two robbers of one victim: a card that could be either leaves the other in doubt', () => {
  const scene = steal(steal(position(TWO), 0, 2, '$1'), 1, 2, '$1');
  const shown = after(scene, [0, thug('tax-office')], [0, suitcaseIt('$1')], [0, DONE]);
  expect([doubt(shown), settled(shown)]).toEqual([{ '$1 $1': 2, '$1 $5': 2 }, ['$1', '?']]);
  expect(money(shown.state.recalled.suitcases, 2)).toEqual([1, 0, 0, 1]);
  const other = after(shown, [1, thug('korean-laundry')], [1, suitcaseIt('$1')], [1, DONE]);
  expect([doubt(other), settled(other)]).toEqual([{ '$1 $1': 2 }, ['$1', '$1']]);
});

test('CE-37 two robbers of one victim: the victim’s bid leaves both in doubt, or reveals both', () => {
  const last: Position = {
    ...TWO,
    reserve: [
      [1, 0],
      [1, 0],
    ],
    offered: 'mayor-1 tax-advisor',
  };
  const bidding = (first: string, second: string, shown: string): Scene => {
    const robbed = steal(steal(position(last), 0, 2, first), 1, 2, second);
    return after(robbed, [0, thug('bar')], [0, DONE], [1, thug('gun-shop')], [1, DONE], [2, bid(shown)], [2, SEAL]);
  };
  const low = bidding('$1', '$5', '$1');
  expect([doubt(low), settled(low)]).toEqual([{ '$5 $1': 2, '$1 $5': 2 }, ['?', '?']]);
  const high = bidding('$1', '$1', '$5');
  expect([doubt(high), settled(high)]).toEqual([{ '$1 $1': 2 }, ['$1', '$1']]);
});

test('CE-37 a robber who is robbed: two suitcases, two doubts', () => {
  const wanted: Position = { ...TWO, suitcases: ['$2 $3', '', '$1 2×$5'] };
  const scene = steal(steal(position(wanted), 0, 2, '$5'), 1, 0, '$2');
  expect(doubt(scene)).toEqual({ '$1 $2': 1, '$1 $3': 1, '$5 $2': 2, '$5 $3': 2 });
  expect(stolen(scene)).toEqual([
    [3, 1],
    [-1, 1],
    [3, -1],
  ]);
  const shown = after(scene, [0, thug('tax-office')], [0, suitcaseIt('$5')], [0, DONE]);
  expect([doubt(shown), settled(shown)]).toEqual([{ '$5 $2': 2, '$5 $3': 2 }, ['$5', '?']]);
});

test('CE-37 a victim who robs the robber', () => {
  const wanted: Position = { ...TWO, suitcases: ['$2 $3', '$1 $5', ''] };
  const scene = steal(steal(position(wanted), 0, 1, '$1'), 1, 0, '$3');
  expect(doubt(scene)).toEqual({ '$1 $2': 1, '$1 $3': 1, '$5 $2': 1, '$5 $3': 1 });
  expect(stolen(scene)).toEqual([
    [0, 2],
    [0, 2],
    [-1, -1],
  ]);
  expect([hand(scene, 0), hand(scene, 1)]).toEqual(['$1 $2 $3', '$2 2×$3']);
});

test('CE-37 a stolen card in a suitcase that is robbed in its turn', () => {
  const wanted: Position = { ...TWO, suitcases: ['$2', '', '$1 $5'] };
  const robbed = steal(position(wanted), 0, 2, '$5');
  const shown = after(robbed, [1, thug('bar')], [1, DONE], [0, thug('tax-office')], [0, suitcaseIt('$5')], [0, DONE]);
  expect(settled(shown)).toEqual(['$5']);
  const scene = steal(shown, 1, 0, '$5');
  expect(doubt(scene)).toEqual({ '$5 $2': 1, '$5 $5': 1 });
  expect([settled(scene), hand(scene, 1), suitcase(scene, 0)]).toEqual([['$5', '?'], '$2 $3 $5', '$2']);
});

test('CE-37 a first heist still in doubt weighs the second: cards that are gone are drawn less', () => {
  const wanted: Position = { ...TWO, suitcases: ['', '', '3×$1 $2 $5'] };
  const scene = steal(steal(position(wanted), 0, 2, '$1'), 1, 2, '$2');
  expect(doubt(scene)).toEqual({
    ...{ '$1 $1': 6, '$1 $2': 3, '$1 $5': 3 },
    ...{ '$2 $1': 3, '$2 $5': 1 },
    ...{ '$5 $1': 3, '$5 $2': 1 },
  });
});

test('CE-37 a heist that is known at once isn’t considered again', () => {
  const wanted: Position = { ...TWO, suitcases: ['', '', '2×$3'] };
  const scene = steal(steal(position(wanted), 0, 2, '$3'), 1, 2, '$3');
  expect([doubt(scene), settled(scene)]).toEqual([{ '$3 $3': 2 }, ['$3', '$3']]);
  expect(money(scene.state.recalled.suitcases, 2)).toEqual([0, 0, 0, 0]);
  expect([hand(scene, 0), hand(scene, 1)]).toEqual(['$2 2×$3', '$2 2×$3']);
});
