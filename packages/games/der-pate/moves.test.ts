import { expect, test } from 'vitest';
import { bank, byTheSenator, place, takeOver, twoSteps } from './testing/answers.ts';
import { position } from './testing/position.ts';
import { after, answers, decision, events, eventsOf, outcome } from './testing/scene.ts';

test.each(['reputation', 'influence'] as const)(
  'DP-29 an advance from the last space of %s pays exactly 1,000 $',
  track => {
    for (const pips of [1, 5]) {
      const scene = position({ placed: [1, 0, 0, 0], faces: [1, 1, pips, pips], [track]: [12] });
      expect(outcome(scene, 0, place(track === 'reputation' ? 'grey' : 'red', track))).toEqual({
        money: [11_000, 10_000, 10_000],
      });
    }
  },
);

test('DP-29 the spaces beyond the end are lost', () => {
  const scene = position({ placed: [1, 0, 0, 0], faces: [1, 1, 5, 1], reputation: [10] });
  expect(outcome(scene, 0, place('grey', 'reputation'))).toEqual({ reputation: [12, 0, 0] });
});

test('DP-29 each business is an advance of its own', () => {
  const scene = position({ faces: [2, 1, 1, 1], street: '..0 ... 0.. .0.', reputation: [12] });
  expect(outcome(scene, 0, place('black', 'business'))).toEqual({ money: [19_000, 10_000, 10_000] });
  const last = position({ faces: [2, 1, 1, 1], street: '..0 ... 0.. .0.', reputation: [11] });
  expect(outcome(last, 0, place('black', 'business'))).toEqual({
    money: [18_000, 10_000, 10_000],
    reputation: [12, 0, 0],
  });
});

test('DP-29 favour 3 at the end of reputation is one advance', () => {
  const scene = position({ friends: [1], favours: [3], reputation: [12] });
  expect(outcome(scene, 0, twoSteps('reputation'))).toMatchObject({ money: [11_000, 10_000, 10_000] });
});

test('DP-29 income and favours pay nothing when full', () => {
  const scene = after(position({ placed: [1, 0, 2, 3], income: [3], favours: [3] }), [0, place('white', 'banker')]);
  const full = after(scene, [0, bank('income')]);
  expect(full.state.open.income).toEqual([4, 0, 0]);
  expect(eventsOf(full, 'money')).toEqual([]);
});

test('DP-9 protection is decided at the moment of the effect: a visit moves the car first', () => {
  const wanted = {
    placed: [0, 1, 0, 0],
    faces: [3, 1, 1, 5],
    street: '000 111 222 nnn',
    car: 1,
    tiles: ['grandchild'],
  };
  const visited = after(position(wanted), [0, place('black', 'visit')]);
  expect(visited.state.open.car).toBe(4);
  const third = position({ ...wanted, placed: [2, 1, 0, 0], car: visited.state.open.car });
  expect(outcome(third, 0, place('red', 'raid'))).toMatchObject({ street: '000 111 222 nn.' });
  const unmoved = position({ ...wanted, placed: [2, 1, 0, 0] });
  expect(outcome(unmoved, 0, place('red', 'raid'))).toMatchObject({ street: '000 1.1 222 nn.' });
});

test('DP-9 a protected empty business can only be occupied by a visit', () => {
  const scene = position({ placed: [1, 2, 0, 3], street: '0.. 111 222 nnn', car: 2 });
  expect(outcome(scene, 0, place('grey', 'consigliere'))).toEqual({});
  const away = after(position({ placed: [1, 2, 0, 3], street: '0.. 111 222 nnn', car: 3 }), [
    0,
    place('grey', 'consigliere'),
  ]);
  expect(decision(away)).toEqual(['consigliere', 0]);
});

test.each([0, 1, 2, 3])(
  'DP-9 the car protects the three businesses of district %i wherever it stands in it',
  district => {
    for (const space of [0, 1, 2]) {
      const car = 3 * district + space;
      const scene = position({ placed: [0, 1, 2, 3], seats: 4, car, turn: 0, street: '111 111 333 222' });
      const informed = after(scene, [0, place('black', 'informer')]);
      const businesses = answers(informed, 0).flatMap(answer => ('business' in answer ? [answer.business] : []));
      expect(businesses).toEqual(Array.from({ length: 12 }, (_, i) => i).filter(i => Math.floor(i / 3) !== district));
    }
  },
);

test('DP-19, DP-27 a takeover with the senator goes by the pips of the die placed', () => {
  const scene = position({ placed: [2, 1, 0, 0], faces: [5, 5, 3, 1], tiles: ['senator'] });
  const choosing = after(scene, [0, byTheSenator('grey', 'takeover')]);
  expect(answers(choosing, 0).slice(0, -1)).toEqual([takeOver(3), takeOver(8)]);
});

test('every move is told to the table', () => {
  const scene = after(position({ placed: [0, 1, 2, 0], faces: [3, 1, 1, 1] }), [0, place('black', 'takeover')]);
  expect(events(after(scene, [0, takeOver(3)])).slice(0, 4)).toEqual([
    { type: 'placed', seat: 0, die: 0, face: 3, field: 'takeover', senator: false },
    { type: 'cleared', business: 3, holder: 1, to: 'river' },
    { type: 'debt', owner: 0, from: 0, to: 1 },
    { type: 'occupied', seat: 0, business: 3 },
  ]);
});
