import { expect, test } from 'vitest';
import { DECLINE, place, takeOver } from '../testing/answers.ts';
import { type PositionSpec, position, type TestScene } from '../testing/position.ts';
import { after, answers, changed, decision, eventsOf, outcome, refusal } from '../testing/scene.ts';

/** Row 3 with a die of this colour and the red one left (or the white one, if this die is red); a tile makes the last die wait. */
const third = (die: 'black' | 'white' | 'grey' | 'red', wanted: PositionSpec): TestScene => {
  const placed = { black: [0, 1, 2, 0], white: [1, 0, 2, 0], grey: [1, 2, 0, 0], red: [1, 0, 2, 0] }[die];
  return position({ placed, tiles: ['grandchild', 'grandchild', 'grandchild'], ...wanted });
};

test('DP-17 assembly: every debt marker held goes back, each for 1,000 $ per pip', () => {
  const debts = [
    [1, 0, 2],
    [2, 0, 1],
  ] as const;
  const scene = third('grey', { debts, faces: [1, 1, 3, 1] });
  expect(outcome(scene, 0, place('grey', 'assembly'))).toEqual({
    money: [19_000, 4000, 7000],
    debts: [
      [5, 0, 0, 0],
      [0, 5, 0, 0],
      [0, 0, 5, 0],
    ],
  });
});

test('DP-17 assembly: markers at the bank, with others, and one’s own with others are not touched', () => {
  const debts = [
    [0, 1, 1],
    [1, 2, 1],
    [0, 3, 1],
    [2, 3, 2],
  ] as const;
  const scene = third('grey', { debts, faces: [1, 1, 5, 1] });
  expect(outcome(scene, 0, place('grey', 'assembly'))).toEqual({});
});

test('DP-17, DP-18 an assembly without markers and a raid without anybody say that nothing happens', () => {
  const noMarkers = after(third('grey', { faces: [1, 1, 3, 1] }), [0, place('grey', 'assembly')]);
  expect(eventsOf(noMarkers, 'no-effect')).toMatchObject([{ what: 'assembly' }]);
  const nobody = after(third('red', { street: '... ... ... ...', faces: [1, 1, 3, 5] }), [0, place('red', 'raid')]);
  expect(eventsOf(nobody, 'no-effect')).toMatchObject([{ what: 'raid' }]);
});

test('DP-17 assembly: a debtor who can’t pay in full pays what they have, and the debt markers return all the same', () => {
  const scene = third('grey', { debts: [[1, 0, 3]], money: [0, 7000, 9000], faces: [1, 1, 4, 1] });
  expect(outcome(scene, 0, place('grey', 'assembly'))).toEqual({
    money: [7000, 0, 9000],
    debts: [
      [5, 0, 0, 0],
      [0, 5, 0, 0],
      [0, 0, 5, 0],
    ],
  });
  const broke = third('grey', { debts: [[1, 0, 1]], money: [0, 0, 0], faces: [1, 1, 4, 1] });
  expect(outcome(broke, 0, place('grey', 'assembly'))).toEqual({ debts: expect.anything() });
});

test('DP-17, DP-38 assembly: the owners pay clockwise from the active player', () => {
  const debts = [
    [0, 1, 1],
    [2, 1, 1],
  ] as const;
  const scene = third('grey', { turn: 1, debts, faces: [1, 1, 1, 1] });
  const told = eventsOf(after(scene, [1, place('grey', 'assembly')]), 'money');
  expect(told).toEqual([
    { type: 'money', seat: 1, amount: 1000, reason: 'assembly', other: 2 },
    { type: 'money', seat: 1, amount: 1000, reason: 'assembly', other: 0 },
  ]);
});

test('DP-18 FBI raid with a 5 hits the two gambling businesses', () => {
  const scene = third('red', { seats: 4, faces: [1, 1, 1, 5], car: 0 });
  expect(outcome(scene, 0, place('red', 'raid'))).toEqual({ street: '000 1.1 222 33.', jail: [0, 1, 0, 1] });
});

test('DP-18 FBI raid: own businesses too, empty ones not, neutral members go to the box', () => {
  const scene = third('red', { faces: [1, 1, 1, 1], car: 6, street: '.0. ... 222 n11' });
  expect(outcome(scene, 0, place('red', 'raid'))).toEqual({ street: '... ... 222 .11', jail: [1, 0, 0], box: 3 });
});

test('DP-9, DP-18 FBI raid: not under the protection of the car', () => {
  const scene = third('red', { faces: [1, 1, 1, 5], car: 3 });
  expect(outcome(scene, 0, place('red', 'raid'))).toEqual({ street: '000 111 222 nn.', box: 1 });
});

test('DP-19 a takeover drowns the holder and leaves a debt marker', () => {
  const scene = third('black', { faces: [3, 1, 1, 1] });
  const choosing = after(scene, [0, place('black', 'takeover')]);
  expect(decision(choosing)).toEqual(['takeover', 0]);
  expect(answers(choosing, 0)).toEqual([takeOver(3), takeOver(8), DECLINE]);
  expect(changed(scene, after(choosing, [0, takeOver(8)]))).toEqual({
    street: '000 111 220 nnn',
    supply: [3, 4, 4],
    river: [0, 0, 1],
    debts: [
      [4, 0, 1, 0],
      [0, 5, 0, 0],
      [0, 0, 5, 0],
    ],
  });
});

test('DP-19 a takeover of a neutral business: the member to the box, the marker to the bank', () => {
  const scene = after(third('black', { faces: [5, 1, 1, 1] }), [0, place('black', 'takeover')]);
  expect(outcome(scene, 0, takeOver(11))).toEqual({
    street: '000 111 222 nn0',
    supply: [3, 4, 4],
    box: 1,
    debts: [
      [4, 0, 0, 1],
      [0, 5, 0, 0],
      [0, 0, 5, 0],
    ],
  });
});

test('DP-19 a takeover is optional', () => {
  const scene = after(third('black', { faces: [3, 1, 1, 1] }), [0, place('black', 'takeover')]);
  expect(outcome(scene, 0, DECLINE)).toEqual({});
});

test.each([
  ['an empty business', { street: '000 .11 22. nnn' }],
  ['an own business', { street: '111 000 220 nnn' }],
  ['without an own debt marker', { debts: [[0, 1, 5]] as const }],
  ['without a member in supply', { supply: [0, 4, 4] }],
  ['without a business of that value', { street: '111 ... ... 222' }],
])('DP-19 no takeover of or %s', (_what, wanted) => {
  const scene = third('black', { faces: [3, 1, 1, 1], car: 0, ...wanted });
  const placed = after(scene, [0, place('black', 'takeover')]);
  expect(changed(scene, placed)).toEqual({});
  expect(eventsOf(placed, 'no-effect')).toMatchObject([{ what: 'takeover' }]);
});

test('DP-9, DP-19 no takeover under the protection of the car', () => {
  const scene = after(third('black', { faces: [3, 1, 1, 1], car: 4 }), [0, place('black', 'takeover')]);
  expect(answers(scene, 0)).toEqual([takeOver(8), DECLINE]);
  expect(refusal(scene, 0, takeOver(3))).toEqual({ code: 'not-legal', rule: 'DP-9' });
  expect(refusal(scene, 0, takeOver(0))).toEqual({ code: 'not-legal', rule: 'DP-19' });
});

test.each([1, 2, 3, 4, 5])('DP-20 a friend for %i,000 $', pips => {
  const scene = third('white', { faces: [1, pips, 1, 1] });
  expect(outcome(scene, 0, place('white', 'friend'))).toEqual({
    money: [10_000 - 1000 * pips, 10_000, 10_000],
    friends: [1, 0, 0],
    brooklyn: 12,
  });
});

test('DP-20 a player who can’t pay in full can’t choose the friend', () => {
  const poor = third('white', { faces: [1, 4, 1, 1], money: [3000] });
  expect(refusal(poor, 0, place('white', 'friend'))).toEqual({ code: 'not-legal', rule: 'DP-20' });
  const enough = third('white', { faces: [1, 4, 1, 1], money: [4000] });
  expect(outcome(enough, 0, place('white', 'friend'))).toMatchObject({ money: [0, 10_000, 10_000] });
});

test('DP-20 with Brooklyn empty the field is open to everybody, and nothing is paid or taken', () => {
  const scene = third('white', { faces: [1, 5, 1, 1], money: [0], friends: [0, 13] });
  const placed = after(scene, [0, place('white', 'friend')]);
  expect(changed(scene, placed)).toEqual({});
  expect(eventsOf(placed, 'no-effect')).toMatchObject([{ what: 'friend' }]);
});
