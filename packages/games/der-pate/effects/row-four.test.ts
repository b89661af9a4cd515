import { expect, test } from 'vitest';
import { bank, DECLINE, END, FREE, inform, install, place } from '../testing/answers.ts';
import { type PositionSpec, position, type TestScene } from '../testing/position.ts';
import { after, answers, changed, decision, eventsOf, outcome, refusal } from '../testing/scene.ts';

/** Row 4 with this die left. */
const last = (die: 'black' | 'white' | 'grey' | 'red', wanted: PositionSpec = {}): TestScene => {
  const placed = { black: [0, 1, 2, 3], white: [1, 0, 2, 3], grey: [1, 2, 0, 3], red: [1, 2, 3, 0] }[die];
  return position({ placed, ...wanted });
};

test('DP-21 consigliere: a member from supply on any empty unprotected business', () => {
  const scene = after(last('grey', { street: '0.. 1.1 .22 nn.', car: 1 }), [0, place('grey', 'consigliere')]);
  expect(decision(scene)).toEqual(['consigliere', 0]);
  expect(answers(scene, 0)).toEqual([install(4), install(6), install(11), DECLINE]);
  expect(outcome(scene, 0, install(6))).toEqual({ street: '0.. 1.1 022 nn.', supply: [5, 5, 5] });
  expect(outcome(scene, 0, DECLINE)).toEqual({});
});

test('DP-9, DP-21 consigliere: not under the protection of the car', () => {
  const scene = after(last('grey', { street: '0.. 1.1 .22 nn.', car: 1 }), [0, place('grey', 'consigliere')]);
  expect(refusal(scene, 0, install(1))).toEqual({ code: 'not-legal', rule: 'DP-9' });
  expect(refusal(scene, 0, install(3))).toEqual({ code: 'not-legal', rule: 'DP-21' });
});

test.each([
  ['no business is empty', {}],
  ['the empty ones are protected', { street: '0.. 111 222 nnn', car: 0 }],
  ['the supply is empty', { street: '000 11. 222 nnn', supply: [0, 5, 4] }],
])('DP-21 consigliere: nothing to decide where %s', (_what, wanted) => {
  const scene = last('grey', wanted);
  const placed = after(scene, [0, place('grey', 'consigliere')]);
  expect(changed(scene, placed)).toEqual({});
  expect(answers(placed, 0)).toEqual([END]);
  expect(eventsOf(placed, 'no-effect')).toMatchObject([{ what: 'consigliere' }]);
});

test('DP-22 prosecutor: all own members come back from jail, and no others', () => {
  const scene = after(last('red', { jail: [2, 3, 1] }), [0, place('red', 'prosecutor')]);
  expect(answers(scene, 0)).toEqual([FREE, DECLINE]);
  expect(outcome(scene, 0, FREE)).toEqual({ jail: [0, 3, 1], supply: [4, 1, 3] });
  expect(outcome(scene, 0, DECLINE)).toEqual({});
});

test('DP-22 prosecutor: with nobody in jail nothing happens', () => {
  const scene = last('red', { jail: [0, 3, 0] });
  expect(outcome(scene, 0, place('red', 'prosecutor'))).toEqual({});
  expect(decision(after(scene, [0, place('red', 'prosecutor')]))).toEqual(['turn', 0]);
});

test('DP-23 informer: one member of another player goes to jail', () => {
  const scene = after(last('black', { car: 0, street: '000 111 222 nnn' }), [0, place('black', 'informer')]);
  expect(answers(scene, 0)).toEqual([...[3, 4, 5, 6, 7, 8].map(inform), DECLINE]);
  expect(outcome(scene, 0, inform(7))).toEqual({ street: '000 111 2.2 nnn', jail: [0, 0, 1] });
  expect(outcome(scene, 0, DECLINE)).toEqual({});
});

test.each([
  ['an own member', 0, 'DP-23'],
  ['a neutral member', 10, 'DP-23'],
  ['a protected member', 4, 'DP-9'],
  ['nobody', 8, 'DP-23'],
])('DP-9, DP-23 informer: not %s', (_who, business, rule) => {
  const scene = after(last('black', { car: 3, street: '000 111 22. nnn' }), [0, place('black', 'informer')]);
  expect(refusal(scene, 0, inform(business))).toEqual({ code: 'not-legal', rule });
});

test('DP-23 informer: nothing to decide when there is nobody to betray', () => {
  const scene = last('black', { car: 3, street: '000 111 ... nnn' });
  expect(outcome(scene, 0, place('black', 'informer'))).toEqual({});
  expect(decision(after(scene, [0, place('black', 'informer')]))).toEqual(['turn', 0]);
});

test('DP-24 banker: one space on income or favours', () => {
  const scene = after(last('white', { income: [1], favours: [2] }), [0, place('white', 'banker')]);
  expect(answers(scene, 0)).toEqual([bank('income'), bank('favours'), DECLINE]);
  expect(outcome(scene, 0, bank('income'))).toEqual({ income: [2, 0, 0] });
  expect(outcome(scene, 0, bank('favours'))).toEqual({ favours: [3, 0, 0] });
  expect(outcome(scene, 0, DECLINE)).toEqual({});
});

test('DP-24, DP-40 banker: not on a full track', () => {
  const scene = after(last('white', { income: [4] }), [0, place('white', 'banker')]);
  expect(answers(scene, 0)).toEqual([bank('favours'), DECLINE]);
  expect(refusal(scene, 0, bank('income'))).toEqual({ code: 'not-legal', rule: 'DP-24' });
  const full = last('white', { income: [4], favours: [4] });
  expect(outcome(full, 0, place('white', 'banker'))).toEqual({});
  expect(decision(after(full, [0, place('white', 'banker')]))).toEqual(['turn', 0]);
});

test('DP-10 row 4 takes a die whatever it shows', () => {
  for (const face of [0, 1, 5]) {
    const scene = last('white', { faces: [1, face, 1, 1] });
    expect(decision(after(scene, [0, place('white', 'banker')]))).toEqual(['banker', 0]);
  }
});

test.each([
  ['DP-22', 'red', 'prosecutor', {}],
  ['DP-23', 'black', 'informer', { street: '000 ... ... ...' }],
  ['DP-24', 'white', 'banker', { income: [4], favours: [4] }],
] as const)('%s, DP-40 the %s die on %s tells that nothing happens if nothing can', (_rule, die, field, wanted) => {
  const scene = after(last(die, wanted), [0, place(die, field)]);
  expect(eventsOf(scene, 'no-effect')).toMatchObject([{ what: field }]);
});
