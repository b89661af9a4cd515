import { expect, test } from 'vitest';
import { callBack, END, favour, place, twoSteps } from './testing/answers.ts';
import { type PositionSpec, position, type TestScene } from './testing/position.ts';
import { after, answers, events, outcome, refusal } from './testing/scene.ts';

const NOT = { code: 'not-legal', rule: 'DP-31' };
const IDLE = { code: 'not-legal', rule: 'DP-40' };
/** A position in which every favour has an effect. */
const wanting = (favours: number, wanted: PositionSpec = {}): TestScene =>
  position({ favours: [favours], friends: [3], river: [2], debts: [[0, 1, 1]], ...wanted });

const offered = (scene: TestScene): object[] => answers(scene, 0).filter(answer => 'favour' in answer);

test.each([
  [0, []],
  [1, [favour(1)]],
  [2, [favour(1), callBack(1)]],
  [3, [favour(1), callBack(1), twoSteps('reputation'), twoSteps('income')]],
  [4, [favour(1), callBack(1), twoSteps('reputation'), twoSteps('income'), favour(4)]],
])('DP-30 on favour space %i: that favour or any earlier one', (space, expected) => {
  expect(offered(wanting(space))).toEqual(expected);
});

test('DP-30 a favour costs a friend, who goes back to Brooklyn', () => {
  const scene = wanting(4);
  expect(outcome(scene, 0, favour(4))).toEqual({ friends: [2, 0, 0], brooklyn: 11, money: [15_000, 10_000, 10_000] });
  expect(offered(wanting(4, { friends: [0] }))).toEqual([]);
});

test('DP-30 at most two friends per turn, even for the same favour', () => {
  const scene = wanting(4);
  const twice = after(scene, [0, favour(4)], [0, favour(4)]);
  expect(twice.state.recalled.money).toEqual([20_000, 10_000, 10_000]);
  expect(twice.state.open.friends).toEqual([1, 0, 0]);
  expect(offered(twice)).toEqual([]);
  for (const third of [favour(1), callBack(1), favour(4)])
    expect(refusal(twice, 0, third)).toEqual({ code: 'not-legal', rule: 'DP-30' });
});

test('DP-30 two friends per turn, not per row: the next turn has two again', () => {
  const last = wanting(4, { placed: [1, 2, 3, 4], friendsUsed: 2 });
  expect(offered(last)).toEqual([]);
  const scene = wanting(4, { seats: 2, turn: 1, placed: [1, 2, 3, 4], events: ['E5'], debts: [] });
  expect(after(scene, [1, END]).state.flow.at(-1)).toMatchObject({ frame: { seat: 0, friendsUsed: 0 } });
});

test('DP-30 favours are used in one’s own turn', () => {
  const scene = position({ favours: [0, 4], friends: [0, 2] });
  expect(refusal(scene, 1, favour(4))?.code).toBe('not-awaited');
});

test('DP-31 favour 1: one of the player’s members from the Hudson to supply', () => {
  expect(outcome(wanting(1), 0, favour(1))).toEqual({
    friends: [2, 0, 0],
    brooklyn: 11,
    river: [1, 0, 0],
    supply: [3, 4, 4],
  });
});

test('DP-31 favour 2: a debt marker back from a player or the bank, without compensation', () => {
  const debts = [
    [0, 1, 2],
    [0, 3, 1],
    [1, 0, 1],
  ] as const;
  const scene = wanting(2, { debts, river: [] });
  expect(offered(scene)).toEqual([callBack(1), callBack(3)]);
  const rest = [
    [1, 4, 0, 0],
    [0, 0, 5, 0],
  ];
  expect(outcome(scene, 0, callBack(1))).toEqual({ friends: [2, 0, 0], brooklyn: 11, debts: [[3, 1, 0, 1], ...rest] });
  expect(outcome(scene, 0, callBack(3))).toEqual({ friends: [2, 0, 0], brooklyn: 11, debts: [[3, 2, 0, 0], ...rest] });
});

test('DP-31 favour 3: two spaces on reputation or income', () => {
  expect(outcome(wanting(3), 0, twoSteps('reputation'))).toEqual({
    friends: [2, 0, 0],
    brooklyn: 11,
    reputation: [2, 0, 0],
  });
  expect(outcome(wanting(3), 0, twoSteps('income'))).toEqual({ friends: [2, 0, 0], brooklyn: 11, income: [2, 0, 0] });
  expect(refusal(wanting(3), 0, twoSteps('influence'))).toEqual(NOT);
  expect(refusal(wanting(3), 0, twoSteps('favours'))).toEqual(NOT);
});

test('DP-31 option favour3: reputation or influence, as in the Dutch text', () => {
  const scene = wanting(3, { options: { favour3: 'reputation-or-influence' } });
  expect(outcome(scene, 0, twoSteps('influence'))).toEqual({ friends: [2, 0, 0], brooklyn: 11, influence: [2, 0, 0] });
  expect(refusal(scene, 0, twoSteps('income'))).toEqual(NOT);
});

test('DP-31 favour 4: 5,000 $', () => {
  expect(events(after(wanting(4), [0, favour(4)]))).toEqual([
    { type: 'favour', seat: 0, favour: 4 },
    { type: 'money', seat: 0, amount: 5000, reason: 'favour', other: null },
  ]);
});

test('DP-31, DP-40 favour 1 without a member in the Hudson, favour 2 without a marker away: not usable', () => {
  const none = wanting(2, { river: [], debts: [[1, 0, 1]] });
  expect(offered(none)).toEqual([]);
  expect(refusal(none, 0, favour(1))).toEqual(IDLE);
  expect(refusal(wanting(1, { river: [] }), 0, favour(1))).toEqual(IDLE);
  expect(offered(wanting(2, { river: [0, 3, 0], debts: [] }))).toEqual([]);
});

test('DP-40 favour 3: one free space on income is enough; both spaces are on one track', () => {
  expect(outcome(wanting(3, { income: [3] }), 0, twoSteps('income'))).toMatchObject({ income: [4, 0, 0] });
  expect(refusal(wanting(3, { income: [4] }), 0, twoSteps('income'))).toEqual(IDLE);
});

test('DP-25, DP-31 favour 3 brings the tiles it passes', () => {
  const scene = wanting(3, { reputation: [2] });
  expect(after(scene, [0, twoSteps('reputation')]).state.open.tiles[0]).toEqual([1, 0, 0, 0, 0, 0]);
});

test('DP-30 a rescued member can be placed, a marker called back can be given again in the same turn', () => {
  const scene = position({
    ...{ favours: [2], friends: [2], supply: [0, 4, 4], debts: [[0, 2, 5]] },
    ...{ placed: [0, 1, 2, 0], faces: [3, 1, 1, 1] },
  });
  const ready = after(scene, [0, favour(1)], [0, callBack(2)], [0, place('black', 'takeover')]);
  expect(answers(ready, 0)).toHaveLength(3);
});
