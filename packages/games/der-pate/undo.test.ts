import type { Seat } from '@consigliere/kernel';
import { answer, beginAt, canUndo, type History, undo } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import {
  bank,
  birthday,
  cop,
  END,
  favour,
  inform,
  JUDGE,
  KEEP,
  OCCUPY,
  PAY,
  place,
  ROLL,
  tile,
} from './testing/answers.ts';
import { position, started, type TestScene } from './testing/position.ts';
import { turnUp } from './testing/scene.ts';
import type { DerPate } from './types.ts';

type Answers = readonly (readonly [seat: Seat, answer: object])[];

function course({ rules, state }: TestScene, answers: Answers): History<DerPate> {
  return answers.reduce((before, [seat, pick]) => answer(rules, before, seat, [pick]), beginAt(state));
}

const HELD = { tiles: ['wedding birthday cop judge grandchild'], friends: [2], favours: [4] };
const ROW_1 = position({ ...HELD, faces: [5, 5, 5, 5] });
const ROW_2 = position({ ...HELD, placed: [0, 1, 0, 0], faces: [5, 1, 1, 1], street: '000 11. 222 nnn' });
const ROW_3 = position({ placed: [1, 2, 0, 0], faces: [1, 1, 1, 1] });
const ROW_4 = position({ placed: [0, 1, 2, 3] });
const BANKER = position({ placed: [1, 0, 2, 3] });

test.each([
  ['a placement before a roll that waits', ROW_1, [[0, place('black', 'business')]]],
  ['a visit that asks', ROW_2, [[0, place('black', 'visit')]]],
  [
    'an occupation, while the roll waits',
    ROW_2,
    [
      [0, place('black', 'visit')],
      [0, OCCUPY],
    ],
  ],
  ['a placement in row 3 with the last die after it', ROW_3, [[0, place('grey', 'assembly')]]],
  [
    'an informer’s word',
    ROW_4,
    [
      [0, place('black', 'informer')],
      [0, inform(3)],
    ],
  ],
  [
    'a banker’s step',
    BANKER,
    [
      [0, place('white', 'banker')],
      [0, bank('income')],
    ],
  ],
  ['a wedding', ROW_1, [[0, tile('wedding')]]],
  ['a birthday', ROW_1, [[0, birthday('income')]]],
  ['a favour', ROW_1, [[0, favour(4)]]],
  ['a payment in an event before another is asked', turnUp('E1'), [[0, PAY]]],
] as const)('undo: %s can be taken back', (_what, scene, answers) => {
  const before = course(scene, answers.slice(0, -1));
  const after = course(scene, answers);
  expect(canUndo(after, 0)).toBe(true);
  expect(undo(scene.rules, after, 0)?.state).toEqual(before.state);
});

test.each([
  ['a roll', position({ ...HELD, phase: 'before-roll' }), [[0, ROLL]]],
  [
    'a placement after which the game rolls at once',
    position({ faces: [5, 5, 5, 5] }),
    [[0, place('black', 'business')]],
  ],
  ['a cop’s roll', ROW_1, [[0, cop('black')]]],
  ['a judge’s roll', ROW_1, [[0, JUDGE]]],
  ['a grandchild’s die', ROW_1, [[0, tile('grandchild')]]],
  ['the end of a turn after which the next is rolled for', position({ placed: [1, 2, 3, 4] }), [[0, END]]],
] as const)('undo: not %s', (_what, scene, answers) => {
  const after = course(scene, answers);
  expect(canUndo(after, 0)).toBe(false);
  expect(undo(scene.rules, after, 0)).toBeNull();
});

test('DP-5 undo: not the end of a round, because an event was turned up', () => {
  const scene = position({ turn: 2, placed: [1, 2, 3, 4], events: ['E6'] });
  expect(canUndo(course(scene, [[2, END]]), 2)).toBe(false);
});

test('DP-3 undo: a parking space and a district can be taken back until the first event', () => {
  const scene = started({ seats: 2, options: { start: 0 } });
  const parked = course(scene, [[1, { type: 'park', space: 5 }]]);
  expect(undo(scene.rules, parked, 1)?.state).toEqual(scene.state);
  const chosen = answer(scene.rules, parked, 1, [{ type: 'district', district: 2 }]);
  expect(canUndo(chosen, 1)).toBe(true);
  const begun = answer(scene.rules, chosen, 0, [{ type: 'district', district: 0 }]);
  expect(canUndo(begun, 0)).toBe(false);
});

test('DP-38 undo: a tile kept out of turn can be taken up again while nobody has rolled', () => {
  const scene = position({ faces: [2, 1, 1, 1], reputation: [0, 0, 2], tiles: ['grandchild'] });
  const asked = course(scene, [[0, place('black', 'business')]]);
  const kept = answer(scene.rules, asked, 2, [KEEP]);
  expect(canUndo(kept, 0)).toBe(false);
  expect(undo(scene.rules, kept, 2)?.state).toEqual(asked.state);
});
