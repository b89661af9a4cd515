import { expect, test } from 'vitest';
import { DECLINE, OCCUPY, place } from '../testing/answers.ts';
import { type PositionSpec, position, type TestScene } from '../testing/position.ts';
import { after, answers, changed, decision, eventsOf, outcome } from '../testing/scene.ts';

/** Row 2, with the white die placed (or the black one). */
const second = (wanted: PositionSpec): TestScene =>
  position({ placed: [0, 1, 0, 0], tiles: ['grandchild'], ...wanted });

test.each([1, 2, 3, 4, 5])('DP-14 a grey %i: that many spaces on reputation, a red one on influence', pips => {
  const scene = second({ faces: [1, 1, pips, pips], reputation: [3], influence: [4] });
  expect(outcome(scene, 0, place('grey', 'reputation'))).toMatchObject({ reputation: [3 + pips, 0, 0] });
  expect(outcome(scene, 0, place('red', 'influence'))).toMatchObject({ influence: [4 + pips, 0, 0] });
});

test('DP-14 all spaces are advanced without asking', () => {
  const scene = second({ faces: [1, 1, 2, 1] });
  expect(outcome(scene, 0, place('grey', 'reputation'))).toEqual({ reputation: [2, 0, 0] });
});

test.each([1, 2, 3, 4, 5])('DP-15 bet rigging with a white %i: 1,000 $ per pip', pips => {
  const scene = position({ placed: [1, 0, 0, 0], faces: [1, pips, 1, 1] });
  expect(outcome(scene, 0, place('white', 'bet'))).toEqual({ money: [10_000 + 1000 * pips, 10_000, 10_000] });
});

test.each([
  [3, 1, 4],
  [3, 5, 8],
  [10, 4, 2],
])('DP-16 visit: the car goes clockwise from %i by %i to %i', (car, pips, to) => {
  const scene = second({ car, faces: [pips, 1, 1, 1], street: '... ... ... ...', supply: [0, 7, 7] });
  expect(outcome(scene, 0, place('black', 'visit'))).toEqual({ car: to });
});

test('DP-16 visit: an empty business may be occupied from supply', () => {
  const scene = second({ car: 0, faces: [5, 1, 1, 1], street: '000 11. 222 nnn' });
  const visiting = after(scene, [0, place('black', 'visit')]);
  expect(decision(visiting)).toEqual(['visit', 0]);
  expect(answers(visiting, 0)).toEqual([OCCUPY, DECLINE]);
  expect(outcome(visiting, 0, OCCUPY)).toEqual({ street: '000 110 222 nnn', supply: [3, 5, 4] });
  expect(outcome(visiting, 0, DECLINE)).toEqual({});
});

test('DP-16 visit: without a member in supply nobody is asked', () => {
  const scene = second({ faces: [5, 1, 1, 1], street: '000 11. 222 nnn', supply: [0, 5, 4] });
  const visited = after(scene, [0, place('black', 'visit')]);
  expect(changed(scene, visited)).toEqual({ car: 5 });
  expect(decision(visited)).toEqual(['turn', 0]);
});

test('DP-16 visit: another family’s member goes home, and the business stays empty', () => {
  const scene = second({ faces: [4, 1, 1, 1] });
  expect(outcome(scene, 0, place('black', 'visit'))).toEqual({ car: 4, street: '000 1.1 222 nnn', supply: [4, 5, 4] });
});

test('DP-16 visit: a neutral member goes to the box', () => {
  const scene = second({ car: 5, faces: [5, 1, 1, 1] });
  expect(outcome(scene, 0, place('black', 'visit'))).toEqual({ car: 10, street: '000 111 222 n.n', box: 1 });
});

test('DP-16 visit: nothing happens to one’s own business', () => {
  const scene = second({ car: 11, faces: [2, 1, 1, 1] });
  expect(outcome(scene, 0, place('black', 'visit'))).toEqual({ car: 1 });
});

test('DP-9, DP-16 the visit ignores the protection by the car', () => {
  const scene = second({ car: 3, faces: [1, 1, 1, 1], street: '000 111 222 nnn' });
  const visited = after(scene, [0, place('black', 'visit')]);
  expect(eventsOf(visited, 'car', 'cleared')).toEqual([
    { type: 'car', space: 4 },
    { type: 'cleared', business: 4, holder: 1, to: 'supply' },
  ]);
  const empty = after(
    second({ car: 3, faces: [2, 1, 1, 1], street: '000 11. 222 nnn' }),
    [0, place('black', 'visit')],
    [0, OCCUPY],
  );
  expect(empty.state.open.holder[5]).toBe(0);
});
