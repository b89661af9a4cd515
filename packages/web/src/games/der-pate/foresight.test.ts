import { rules } from '@consigliere/games/der-pate/rules';
import { type Position, place, position } from '@consigliere/games/der-pate/testing';
import { key, view } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { outcomesOf, type Placing } from './foresight.ts';

/** What one answer would bring the first of two families. */
function foreseen(wanted: Position, action: unknown) {
  const scene = position({ seats: 2, ...wanted });
  const seen = structuredClone(view(scene.rules, scene.state, 0));
  return outcomesOf(rules, seen, [action as Placing]).get(key(action as Placing));
}

const gain = { money: 0, steps: {}, friends: 0, businesses: 0, jailed: 0, drowned: 0, debts: 0 };

test('DP-13 a die on its number pays everybody who holds such a business', () => {
  expect(foreseen({ faces: [1, 2, 3, 4] }, place('black', 'business'))).toEqual({
    gains: [
      { ...gain, seat: 0, money: 1000, steps: { influence: 1 } },
      { ...gain, seat: 1, money: 1000, steps: { influence: 1 } },
    ],
    car: null,
    neutral: 0,
    more: null,
  });
});

test('DP-18 a raid says whose members go to jail, and that neutral ones leave', () => {
  const outcome = foreseen({ faces: [1, 2, 3, 3], placed: [1, 2, 0, 0], car: 0 }, place('red', 'raid'));
  expect(outcome).toEqual({
    gains: [{ ...gain, seat: 1, businesses: -1, jailed: 1 }],
    car: null,
    neutral: 1,
    more: null,
  });
});

test('DP-16 a visit says where the car goes', () => {
  expect(foreseen({ faces: [3, 2, 3, 3], placed: [0, 1, 0, 0], car: 0 }, place('black', 'visit'))).toEqual({
    gains: [{ ...gain, seat: 1, businesses: -1 }],
    car: 3,
    neutral: 0,
    more: null,
  });
});

test('DP-21 a call asks for a choice, or does nothing', () => {
  const last = { faces: [1, 2, 3, 3], placed: [1, 2, 0, 3], car: 0 };
  expect(foreseen(last, place('grey', 'consigliere'))?.more).toBe('nothing');
  expect(foreseen({ ...last, street: '000 11. nnn nnn' }, place('grey', 'consigliere'))?.more).toBe('choice');
});

test('what the next roll brings is not foretold', () => {
  const outcome = foreseen({ faces: [1, 2, 3, 4], placed: [0, 1, 0, 0] }, place('grey', 'reputation'));
  expect(outcome?.gains).toEqual([{ ...gain, seat: 0, steps: { reputation: 3 } }]);
});

test('a die on a number nobody holds does nothing', () => {
  const outcome = foreseen({ faces: [5, 2, 3, 4], street: '000 1.1 nnn nn.' }, place('black', 'business'));
  expect(outcome).toEqual({ gains: [], car: null, neutral: 0, more: 'nothing' });
});

test('DP-10 what the last die does of itself is not told of the one before it', () => {
  const outcome = foreseen({ faces: [0, 2, 3, 4], placed: [0, 1, 2, 0], jail: [0, 1] }, place('black', 'press'));
  expect(outcome?.gains).toEqual([{ ...gain, seat: 0, steps: { reputation: 1, influence: 1 } }]);
  expect(outcome?.more).toBe(null);
});

test('DP-16 a visit to an empty business asks whether to occupy it', () => {
  const wanted = { faces: [3, 2, 3, 3], placed: [0, 1, 0, 0], car: 0, street: '000 .11 nnn nnn' };
  expect(foreseen(wanted, place('black', 'visit'))).toEqual({ gains: [], car: 3, neutral: 0, more: 'choice' });
});
