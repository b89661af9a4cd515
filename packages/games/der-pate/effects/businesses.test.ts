import { expect, test } from 'vitest';
import { place } from '../testing/answers.ts';
import { position } from '../testing/position.ts';
import { after, eventsOf, outcome, refusal } from '../testing/scene.ts';

const faces = (face: number): number[] => [face, 0, 0, 0];

test('DP-13 smuggling 2 pays all three holders 2,000 $ and one space on reputation', () => {
  const scene = position({ seats: 4, faces: faces(2), street: '001 222 133 332', turn: 0 });
  expect(outcome(scene, 0, place('black', 'business'))).toEqual({
    money: [10_000, 14_000, 10_000, 12_000],
    reputation: [0, 2, 0, 1],
  });
  const three = position({ seats: 4, faces: faces(2), street: '000 111 222 333' });
  expect(outcome(three, 0, place('black', 'business'))).toEqual({
    money: [12_000, 10_000, 12_000, 12_000],
    reputation: [1, 0, 1, 1],
  });
});

test.each([
  [1, { money: [11_000, 11_000, 10_000], influence: [1, 1, 0] }],
  [2, { money: [12_000, 10_000, 12_000], reputation: [1, 0, 1] }],
  [3, { money: [10_000, 13_000, 13_000] }],
  [4, { money: [14_000, 10_000, 14_000] }],
  [5, { money: [10_000, 15_000, 10_000] }],
])('DP-13, DP-C7 a %i pays the holder of every business of that value; neutral ones pay nothing', (face, gains) => {
  expect(outcome(position({ faces: faces(face) }), 0, place('black', 'business'))).toEqual(gains);
});

test('DP-13 a player who holds several businesses of the value is paid for each', () => {
  const scene = position({ faces: faces(1), street: '0.. ..0 nnn 0..' });
  expect(outcome(scene, 0, place('black', 'business'))).toEqual({
    money: [12_000, 10_000, 10_000],
    influence: [2, 0, 0],
  });
  const all = position({ faces: faces(1), street: '.0. ..0 nnn 0..' });
  expect(outcome(all, 0, place('black', 'business'))).toEqual({
    money: [13_000, 10_000, 10_000],
    influence: [3, 0, 0],
    tiles: expect.anything(),
  });
});

test('DP-13 empty businesses pay nothing', () => {
  const scene = position({ faces: faces(5), street: '000 ... nnn ...' });
  expect(outcome(scene, 0, place('black', 'business'))).toEqual({});
});

test('DP-9, DP-13 the car does not protect from income', () => {
  for (const car of [0, 6]) {
    const scene = position({ faces: faces(4), car });
    expect(outcome(scene, 0, place('black', 'business'))).toEqual({ money: [14_000, 10_000, 14_000] });
  }
});

test('DP-13 the die may have any colour', () => {
  for (const die of ['black', 'white', 'grey', 'red'] as const)
    expect(outcome(position({ faces: [5, 5, 5, 5] }), 0, place(die, 'business'))).toEqual({
      money: [10_000, 15_000, 10_000],
    });
});

test('DP-13 a puppet hand earns nothing: it is refused on a business', () => {
  expect(refusal(position({ faces: [0, 1, 2, 3] }), 0, place('black', 'business'))).toEqual({
    code: 'not-legal',
    rule: 'DP-13',
  });
});

test('DP-38 payments to several players go clockwise from the active player', () => {
  const scene = position({ turn: 2, faces: faces(2), street: '001 1.. 1.. .2.' });
  const told = eventsOf(after(scene, [2, place('black', 'business')]), 'money', 'advanced');
  expect(told.map(event => 'seat' in event && event.seat)).toEqual([2, 2, 1, 1, 1, 1]);
  const clockwise = position({ turn: 1, faces: faces(2), street: '..0 ... 2.. .1.' });
  const order = eventsOf(after(clockwise, [1, place('black', 'business')]), 'money');
  expect(order.map(event => 'seat' in event && event.seat)).toEqual([1, 2, 0]);
});

test('DP-12 press: one space on reputation and one on influence, and no business is paid', () => {
  for (const placed of [
    [0, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 1, 2, 0],
  ])
    expect(
      outcome(position({ placed, faces: [0, 5, 5, 5], tiles: ['grandchild'] }), 0, place('black', 'press')),
    ).toEqual({
      reputation: [1, 0, 0],
      influence: [1, 0, 0],
    });
});

test.each(['black', 'white', 'grey', 'red'] as const)('DP-12 press takes the %s die too', die => {
  expect(outcome(position({ faces: [0, 0, 0, 0] }), 0, place(die, 'press'))).toEqual({
    reputation: [1, 0, 0],
    influence: [1, 0, 0],
  });
});

test('DP-12, DP-29 press at the end of both tracks is two advances: 1,000 $ each', () => {
  const scene = position({ faces: [0, 1, 1, 1], reputation: [12], influence: [12] });
  expect(outcome(scene, 0, place('black', 'press'))).toEqual({ money: [12_000, 10_000, 10_000] });
  const one = position({ faces: [0, 1, 1, 1], reputation: [12], influence: [11] });
  expect(outcome(one, 0, place('black', 'press'))).toEqual({ money: [11_000, 10_000, 10_000], influence: [12, 0, 0] });
});
