import { type PositionSpec, place, position } from '@consigliere/games/der-pate/testing';
import { preview, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { sumUp } from './gains.tsx';

/** The gains that a field draws for the first of two families. */
function drawn(wanted: PositionSpec, action: ReturnType<typeof place>) {
  const { rules, state } = position({ seats: 2, ...wanted });
  const { gains, neutral, car } = sumUp(preview(rules, view(rules, state, 0), action));
  return { gains: Object.fromEntries(gains), neutral, car };
}

const nothing = { tiles: [] };

test('DP-13 a field of row 1 draws what everybody gets', () => {
  const gain = { ...nothing, money: 1000, influence: 1 };
  expect(drawn({ faces: [1, 2, 3, 4] }, place('black', 'business'))).toEqual({
    gains: { 0: gain, 1: gain },
    neutral: 0,
    car: null,
  });
});

test('DP-14, DP-25 a gained tile is drawn beside the spaces', () => {
  const rolled = { faces: [1, 2, 3, 4], placed: [0, 1, 0, 0] };
  expect(drawn(rolled, place('grey', 'reputation')).gains).toEqual({
    0: { reputation: 3, tiles: ['wedding'] },
  });
});

test('DP-16 a visit draws where the car goes and who loses a business', () => {
  expect(drawn({ faces: [3, 2, 3, 3], placed: [0, 1, 0, 0], car: 0 }, place('black', 'visit'))).toEqual({
    gains: { 1: { ...nothing, businesses: -1 } },
    neutral: 0,
    car: 3,
  });
});

test('DP-17 an assembly draws the money and the debt markers that go back', () => {
  const rolled = { faces: [1, 2, 3, 4], placed: [1, 2, 0, 0], debts: [[1, 0, 2]] as const };
  expect(drawn(rolled, place('grey', 'assembly')).gains).toEqual({
    0: { ...nothing, money: 6000 },
    1: { ...nothing, money: -6000, debts: -2 },
  });
});

test('DP-18 a raid draws whose members go to jail, and that neutral ones leave', () => {
  expect(drawn({ faces: [1, 2, 3, 3], placed: [1, 2, 0, 0], car: 0 }, place('red', 'raid'))).toEqual({
    gains: { 1: { ...nothing, businesses: -1, jail: 1 } },
    neutral: 1,
    car: null,
  });
});
