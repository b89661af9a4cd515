import type { Seat } from '@consigliere/kernel';
import { answer, beginAt, canUndo, type History, undo } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { city, discard, END, idle, job, kidnap, PASS, react, recruit } from './testing/answers.ts';
import { position, type Scene } from './testing/position.ts';
import type { CartaNostra } from './types.ts';

type Answers = readonly (readonly [seat: Seat, answer: object])[];

/** The course of a match from a scene on. */
function course({ rules, state }: Scene, answers: Answers): History<CartaNostra> {
  return answers.reduce((before, [seat, pick]) => answer(rules, before, seat, [pick]), beginAt(state));
}

const SCENE = position({
  hands: ['caporegime consigliere don hitman smuggler', '2×don hitman', '2×don'],
  regions: ['', 'don'],
  discard: 'don',
  pile: '5×smuggler',
});
const FULL = position({ hands: ['12×don'], pile: '4×hitman' });
const STUCK = position({ hands: ['don', 'hitman'], discard: 'don', pile: '' });
const BOTH_PASS = [
  [1, PASS],
  [2, PASS],
] as const;

test.each([
  ['a city placement', SCENE, [[0, city('don')]]],
  ['a declined job', SCENE, [[0, idle('hitman')]]],
  ['a job that nobody has answered yet', SCENE, [[0, job('caporegime')]]],
  ['a card taken from the discard pile', SCENE, [[0, job('consigliere')], ...BOTH_PASS, [0, recruit('don')]]],
  [
    'the first of two discards for the limit',
    FULL,
    [
      [0, END],
      [0, discard('don')],
    ],
  ],
  ['the end of a turn before the limit', FULL, [[0, END]]],
  ['the end of a turn after which nobody draws', STUCK, [[0, END]]],
] as const)('undo: %s can be taken back', (_what, scene, answers) => {
  const before = course(scene, answers.slice(0, -1));
  const after = course(scene, answers);
  const undone = undo(scene.rules, after, 0);
  expect(canUndo(after, 0)).toBe(true);
  expect(undone?.state).toEqual(before.state);
});

test.each([
  ['the end of a turn: the next player draws', 0, SCENE, [[0, END]]],
  ['a Caporegime’s draw, by the last who passed', 2, SCENE, [[0, job('caporegime')], ...BOTH_PASS]],
  ['a Caporegime’s draw, by the player who sent it', 0, SCENE, [[0, job('caporegime')], ...BOTH_PASS]],
  ['a look at a hand', 2, SCENE, [[0, job('smuggler', 1)], ...BOTH_PASS]],
  ['a kidnapping', 0, SCENE, [[0, job('smuggler', 1)], ...BOTH_PASS, [0, kidnap('don')]]],
  [
    'a job that somebody has answered',
    0,
    SCENE,
    [
      [0, job('caporegime')],
      [1, PASS],
    ],
  ],
  [
    'a reaction, once the window is opened',
    1,
    SCENE,
    [
      [0, job('caporegime')],
      [2, PASS],
      [1, react('don')],
    ],
  ],
  [
    'a pass, once the window is opened',
    2,
    SCENE,
    [
      [0, job('caporegime')],
      [1, react('don')],
      [2, PASS],
    ],
  ],
  ['a card that brought a new draw pile', 0, position({ hands: ['hitman'], pile: '' }), [[0, idle('hitman')]]],
] as const)('undo: not %s', (_what, seat, scene, answers) => {
  const after = course(scene, answers);
  expect(canUndo(after, seat)).toBe(false);
  expect(undo(scene.rules, after, seat)).toBeNull();
});

test('CN-20 undo: a secret answer can be withdrawn and given otherwise while others are still deciding', () => {
  const answered = course(SCENE, [
    [0, job('caporegime')],
    [1, PASS],
  ]);
  const withdrawn = undo(SCENE.rules, answered, 1);
  expect(withdrawn?.state).toEqual(course(SCENE, [[0, job('caporegime')]]).state);
  const otherwise = answer(SCENE.rules, withdrawn!, 1, [react('don')]);
  expect(otherwise.state.answers).toEqual([[], [react('don')], []]);
});

test('CN-20 undo: an earlier secret answer can be withdrawn without touching a later one', () => {
  const scene = position({ seats: 4, hands: ['caporegime', '2×don', '2×don', '2×don'] });
  const answers = [
    [0, job('caporegime')],
    [1, react('don')],
    [2, PASS],
  ] as const;
  const withdrawn = undo(scene.rules, course(scene, answers), 1);
  expect(withdrawn?.state).toEqual(course(scene, [answers[0], answers[2]]).state);
});

test('CN-20 undo: nobody takes back another’s answer', () => {
  const answered = course(SCENE, [
    [0, job('caporegime')],
    [1, PASS],
  ]);
  for (const seat of [0, 2]) expect(canUndo(answered, seat)).toBe(false);
});
