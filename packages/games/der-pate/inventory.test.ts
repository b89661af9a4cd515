import { expect, test } from 'vitest';
import { check, things } from './inventory.ts';
import { type PositionSpec, position, started } from './testing/position.ts';

/** The number of pieces of each kind, wherever they lie. */
function counts(...scene: readonly PositionSpec[]): Record<string, number> {
  const sums: Record<string, number> = {};
  const [wanted] = scene;
  const { state } = wanted === undefined ? started() : position(wanted);
  for (const [thing, , count] of things(state)) sums[thing] = (sums[thing] ?? 0) + count;
  return sums;
}

test('DP-C2, DP-C4 everything of the box is counted once, wherever it lies', () => {
  const expected = expect.objectContaining({
    ...{ 'member of Corleone': 7, 'member of Barzini': 7, 'debt marker of Tattaglia': 5, friend: 13 },
    ...{ 'neutral member': 3, 'cop of Corleone': 1, 'event 0': 1, 'event 9': 1 },
  });
  expect(counts()).toEqual(expected);
  const later: PositionSpec = {
    ...{ jail: [1, 2], river: [0, 1, 2], debts: [[1, 3, 2]], friends: [2, 3, 1], round: 4 },
    ...{ street: '0.0 .11 222 .n.', tiles: ['wedding cop'] },
  };
  expect(counts(later)).toEqual(expected);
});

const wrongs: readonly (readonly [string, (scene: ReturnType<typeof position>['state']) => void])[] = [
  ['somebody has spent more than they had', ({ recalled }) => void recalled.money.splice(1, 1, -1000)],
  ['money comes in thousands', ({ recalled }) => void recalled.money.splice(1, 1, 1500)],
  ['a marker stands beyond the end of reputation', ({ open }) => void open.reputation.splice(0, 1, 13)],
  ['a marker stands beyond the end of influence', ({ open }) => void open.influence.splice(2, 1, 13)],
  ['a marker stands beyond the end of income', ({ open }) => void open.income.splice(0, 1, 5)],
  ['more events than rounds', ({ open }) => void open.turnedUp.push(9)],
  ['an event marker went on after the KO track was decided', ({ open }) => void Object.assign(open, { grey: 5 })],
];

test.each(wrongs)('a wrong state is found: %s', (why, spoil) => {
  const { rules, state } = position();
  expect(check(state, rules.given)).toBeNull();
  spoil(state);
  expect(check(state, rules.given)).toBe(why);
});

test('DP-34 only at the end may money be below zero', () => {
  const { rules, state } = position({ money: [-1000] });
  state.open.over = true;
  expect(check(state, rules.given)).toBeNull();
});
