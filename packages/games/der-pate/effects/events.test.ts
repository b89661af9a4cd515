import { expect, test } from 'vitest';
import type { EventId } from '../edition/edition.ts';
import { BAIL_OUT, DECLINE, END, freeTakeover, LET_DROWN, PAY, place, ROLL, sell } from '../testing/answers.ts';
import { type PositionSpec, position } from '../testing/position.ts';
import {
  after,
  answers,
  awaited,
  before,
  changed,
  decision,
  eventsOf,
  outcome,
  refusal,
  turnUp,
  withFaces,
} from '../testing/scene.ts';
import { streetText } from '../testing/street.ts';

test('DP-E1 each player may pay 2,000 $ to advance one space on favours', () => {
  const scene = turnUp('E1', { favours: [0, 3, 1] });
  expect(answers(scene, 0)).toEqual([PAY, DECLINE]);
  const paid = after(scene, [0, PAY], [1, PAY], [2, DECLINE]);
  expect(paid.state.open.favours).toEqual([1, 4, 1]);
  expect(paid.state.recalled.money).toEqual([8000, 8000, 10_000]);
  expect(decision(paid)).toEqual(['turn', 0]);
  expect(eventsOf(paid, 'declined')).toEqual([{ type: 'declined', seat: 2, what: 'E1' }]);
});

test('DP-E1, DP-40 a player at the end of the favours track isn’t asked', () => {
  const scene = turnUp('E1', { favours: [4, 0, 4] });
  expect(decision(scene)).toEqual(['event', 1]);
  expect(decision(after(scene, [1, DECLINE]))).toEqual(['turn', 0]);
});

test('DP-41 E1 also asks players who can’t pay: they can only decline', () => {
  const scene = turnUp('E1', { money: [1000, 2000, 0] });
  expect(decision(scene)).toEqual(['event', 0]);
  expect(answers(scene, 0)).toEqual([DECLINE]);
  expect(refusal(scene, 0, PAY)).toEqual({ code: 'not-legal', rule: 'DP-41' });
  const next = after(scene, [0, DECLINE]);
  expect(answers(next, 1)).toEqual([PAY, DECLINE]);
  expect(answers(after(next, [1, PAY]), 2)).toEqual([DECLINE]);
});

test('DP-E2 each player may clear one of their businesses, take the member back and get 4,000 $', () => {
  const scene = turnUp('E2', { car: 9 });
  expect(answers(scene, 0)).toEqual([sell(0), sell(1), sell(2), DECLINE]);
  const sold = after(scene, [0, sell(1)]);
  expect(changed(scene, sold)).toEqual({
    street: '0.0 111 222 nnn',
    supply: [5, 4, 4],
    money: [14_000, 10_000, 10_000],
  });
  expect(decision(sold)).toEqual(['event', 1]);
  expect(decision(after(sold, [1, DECLINE]))).toEqual(['event', 2]);
});

test('DP-9, DP-E2 a protected business isn’t cleared; a player who has no other isn’t asked', () => {
  const scene = turnUp('E2', { car: 4, street: '000 111 202 nnn' });
  expect(answers(scene, 0)).toEqual([sell(0), sell(1), sell(2), sell(7), DECLINE]);
  expect(decision(after(scene, [0, DECLINE]))).toEqual(['event', 2]);
  const mixed = after(turnUp('E2', { car: 4, street: '000 110 221 nnn' }), [0, DECLINE]);
  expect(answers(mixed, 1)).toEqual([sell(8), DECLINE]);
  expect(refusal(mixed, 1, sell(3))).toEqual({ code: 'not-legal', rule: 'DP-9' });
});

test('DP-9, DP-E3 the member at the car goes into the Hudson; the car does not protect here', () => {
  const scene = before('E3', { car: 7 });
  expect(outcome(scene, 2, END)).toMatchObject({ street: '000 111 2.2 nnn', river: [0, 0, 1] });
});

test('DP-E3 a neutral member goes to the box, an empty business has nobody to lose', () => {
  expect(outcome(before('E3', { car: 10 }), 2, END)).toMatchObject({ street: '000 111 222 n.n', box: 1 });
  const nobody = outcome(before('E3', { car: 5, street: '000 11. 222 nnn' }), 2, END);
  expect(Object.keys(nobody).sort()).toEqual(['car', 'red', 'round', 'turn', 'turnedUp']);
});

test('DP-E4 all players at once give a debt marker, if they have one left, to the player on their left', () => {
  const all = turnUp('E4', {});
  expect(all.state.open.debts).toEqual([
    [4, 1, 0, 0],
    [0, 4, 1, 0],
    [1, 0, 4, 0],
  ]);
  const some = turnUp('E4', { debts: [[1, 0, 5]] });
  expect(some.state.open.debts).toEqual([
    [4, 1, 0, 0],
    [5, 0, 0, 0],
    [1, 0, 4, 0],
  ]);
});

test('DP-E5 each die put on press this round pays 2,000 $ extra', () => {
  const wanted = { lasting: 'E5', faces: [0, 0, 0, 0], reputation: [12], influence: [11] } as const;
  for (const placed of [
    [0, 0, 0, 0],
    [0, 1, 0, 0],
  ])
    expect(outcome(position({ ...wanted, placed, tiles: ['grandchild'] }), 0, place('black', 'press'))).toEqual({
      money: [13_000, 10_000, 10_000],
      influence: [12, 0, 0],
    });
  const other = position({ ...wanted, placed: [0, 1, 0, 0], faces: [1, 1, 1, 1] });
  expect(outcome(other, 0, place('grey', 'reputation'))).toEqual({ money: [11_000, 10_000, 10_000] });
});

test('DP-E5 it pays the active player', () => {
  const scene = position({ turn: 2, lasting: 'E5', faces: [0, 0, 0, 0] });
  expect(outcome(scene, 2, place('red', 'press'))).toMatchObject({ money: [10_000, 10_000, 12_000] });
});

test('DP-E6 before rolling, each player may take over one business of their choice without a die', () => {
  const scene = turnUp('E6', { car: 0 });
  expect(answers(scene, 0)).toEqual([ROLL, ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map(freeTakeover)]);
  const taken = after(scene, [0, freeTakeover(7)]);
  expect(changed(scene, taken)).toEqual({
    street: '000 111 202 nnn',
    supply: [3, 4, 4],
    river: [0, 0, 1],
    debts: [
      [4, 0, 1, 0],
      [0, 5, 0, 0],
      [0, 0, 5, 0],
    ],
  });
  expect(refusal(taken, 0, freeTakeover(8))).toEqual({ code: 'not-legal', rule: 'DP-E6' });
});

test('DP-9, DP-19, DP-E6 the same conditions: no protected, empty or own business, a member and a marker', () => {
  const scene = turnUp('E6', { car: 4, street: '000 111 .22 nnn' });
  expect(answers(scene, 0)).toEqual([ROLL, ...[7, 8, 9, 10, 11].map(freeTakeover)]);
  for (const wanted of [{ supply: [0, 4, 4] }, { debts: [[0, 2, 5]] as const }]) {
    const without = turnUp('E6', { car: 4, ...wanted });
    expect(eventsOf(without, 'rolled')).toHaveLength(1);
  }
});

test('DP-E6 the next player has a takeover too, and after the round nobody has', () => {
  const next = after(position({ lasting: 'E6', placed: [1, 2, 3, 4], car: 9 }), [0, END]);
  expect(awaited(next)).toEqual([1]);
  expect(answers(next, 1)).toContainEqual(freeTakeover(0));
  const round = after(position({ lasting: 'E6', turn: 2, placed: [1, 2, 3, 4], events: ['E5'] }), [2, END]);
  expect(eventsOf(round, 'rolled')).toHaveLength(1);
});

test('DP-E7 a player with businesses in the car’s district gets one friend, not one for each', () => {
  const scene = before('E7', { car: 4, street: '000 110 222 nnn' });
  expect(outcome(scene, 2, END)).toMatchObject({ friends: [1, 1, 0], brooklyn: 11 });
  const neutral = turnUp('E7', { car: 9 });
  expect(neutral.state.open.friends).toEqual([0, 0, 0]);
});

test('DP-38, DP-E7 the last friends go from the start player clockwise', () => {
  const scene = turnUp('E7', { startPlayer: 2, car: 4, street: '000 120 222 nnn', friends: [0, 11, 0] });
  expect(scene.state.open.friends).toEqual([1, 11, 1]);
  const one = turnUp('E7', { startPlayer: 1, car: 4, street: '000 120 222 nnn', friends: [0, 12, 0] });
  expect(one.state.open.friends).toEqual([0, 13, 0]);
});

test.each([
  [1, '0.0 111 222 .nn', [1, 0, 0], 1],
  [2, '00. 111 .22 n.n', [1, 0, 1], 1],
  [3, '000 111 22. nnn', [0, 0, 1], 0],
  [4, '.00 111 2.2 nnn', [1, 0, 1], 0],
  [5, '000 111 222 nn.', [0, 0, 0], 1],
])('DP-9, DP-E8 the start player rolls a %i: the members there go to jail', (face, street, jail, box) => {
  const next = after(withFaces(before('E8', { car: 3 }), 'event', [face]), [2, END]);
  expect(streetText(next.state.open.holder)).toBe(street);
  expect(next.state.open).toMatchObject({ jail, box });
  expect(eventsOf(next, 'extra-die')).toEqual([{ type: 'extra-die', seat: 0, face, reason: 'event' }]);
});

test('DP-E8 a puppet hand: nothing', () => {
  const scene = withFaces(before('E8', { car: 3 }), 'event', [0]);
  expect(eventsOf(after(scene, [2, END]), 'cleared')).toEqual([]);
});

test('DP-E9 pay 2,000 $ for each member in jail and take all back, or all go into the Hudson', () => {
  const scene = turnUp('E9', { jail: [2, 0, 1] });
  expect(answers(scene, 0)).toEqual([BAIL_OUT, LET_DROWN]);
  expect(outcome(scene, 0, BAIL_OUT)).toEqual({ money: [6000, 10_000, 10_000], jail: [0, 0, 1], supply: [4, 4, 3] });
  expect(outcome(scene, 0, LET_DROWN)).toEqual({ jail: [0, 0, 1], river: [2, 0, 0] });
  expect(decision(after(scene, [0, BAIL_OUT]))).toEqual(['event', 2]);
});

test('DP-41, DP-E9 a player who can’t pay for all is asked and can only let them drown', () => {
  const scene = turnUp('E9', { jail: [2, 1, 0], money: [3000] });
  expect(answers(scene, 0)).toEqual([LET_DROWN]);
  expect(refusal(scene, 0, BAIL_OUT)).toEqual({ code: 'not-legal', rule: 'DP-41' });
  expect(answers(turnUp('E9', { jail: [2], money: [4000] }), 0)).toEqual([BAIL_OUT, LET_DROWN]);
});

test('DP-E9 with nobody in jail nobody is asked', () => {
  const scene = turnUp('E9');
  expect(decision(scene)).toEqual(['turn', 0]);
  expect(eventsOf(scene, 'no-effect')).toMatchObject([{ what: 'E9' }]);
});

test('DP-9, DP-E10 members in gambling businesses go to jail', () => {
  const open = before('E10', { seats: 4, car: 0 });
  expect(outcome(open, 3, END)).toMatchObject({ street: '000 1.1 222 33.', jail: [0, 1, 0, 1] });
  const guarded = before('E10', { car: 5 });
  expect(outcome(guarded, 2, END)).toMatchObject({ street: '000 111 222 nn.', box: 1 });
});

test('DP-39 cop and judge don’t reroll E8’s die: nobody is asked', () => {
  const scene = turnUp('E8', { tiles: ['cop judge'] });
  const told = eventsOf(scene, 'extra-die', 'turn');
  expect(told.map(({ type }) => type)).toEqual(['extra-die', 'turn']);
});

/** No family has a marker of its own left. */
const EVERYTHING_OWED: PositionSpec['debts'] = [0, 1, 2].map(owner => [owner, (owner + 1) % 3, 5] as const);

test.each<[EventId, PositionSpec]>([
  ['E1', { favours: [4, 4, 4] }],
  ['E2', { street: '... ... ... ...' }],
  ['E4', { debts: EVERYTHING_OWED }],
  ['E3', { street: '... ... ... ...' }],
  ['E7', { street: '... ... ... ...' }],
  ['E9', {}],
  ['E10', { street: '... ... ... ...' }],
])('DP-7, DP-E1 to DP-E10 %s without anybody to concern says that nothing happens', (event, given) => {
  const scene = after(before(event, given), [2, END]);
  expect(eventsOf(scene, 'no-effect')).toMatchObject([{ what: event }]);
});
