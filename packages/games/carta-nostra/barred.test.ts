import type { Seat } from '@consigliere/kernel';
import { barred } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { CITY, IDLE, JOB, REACT, SMUGGLE } from './actions.ts';
import { CAPOREGIME, CONSIGLIERE, DON, HITMAN, SMUGGLER } from './mafiosi.ts';
import { job } from './testing/answers.ts';
import { position, type Scene } from './testing/position.ts';
import { after } from './testing/scene.ts';

/** The answers that a player is shown as impossible, each with the rule that bars it. */
const barredFor = ({ rules, state }: Scene, seat: Seat): unknown[] =>
  barred(rules, state, seat).map(({ rule, action }) => [rule, action]);

test('CN-15 a Don is barred from a job and from being idle, and from nothing else', () => {
  expect(barredFor(position({ hands: ['don'] }), 0)).toEqual([
    ['CN-15', JOB(DON)],
    ['CN-15', IDLE(DON)],
  ]);
});

test('CN-4 a second job and a second mafioso for the city are barred', () => {
  const wanted = { hands: ['hitman', 'don'], regions: ['', 'don'] };
  expect(barredFor(position({ ...wanted, used: ['job'] }), 0)).toEqual([
    ['CN-4', JOB(HITMAN)],
    ['CN-4', IDLE(HITMAN)],
  ]);
  expect(barredFor(position({ ...wanted, used: ['city'] }), 0)).toEqual([['CN-4', CITY(HITMAN)]]);
  expect(barredFor(position(wanted), 0)).toEqual([]);
});

test('CN-28 a job without any possible target is barred, whatever the player’s own city holds', () => {
  const wanted = { hands: ['caporegime consigliere hitman smuggler'], regions: ['don'], discard: '' };
  const always = [
    ['CN-28', JOB(HITMAN)],
    ['CN-28', JOB(SMUGGLER)],
  ];
  expect(barredFor(position(wanted), 0)).toEqual(always);
  expect(barredFor(position({ ...wanted, options: { recruit: 'other-cards' } }), 0)).toEqual([
    ['CN-28', JOB(CONSIGLIERE)],
    ...always,
  ]);
});

test('CN-28 a Smuggler is barred from an empty hand, while there is another', () => {
  expect(barredFor(position({ hands: ['smuggler', '', 'don'] }), 0)).toEqual([['CN-28', SMUGGLE(1)]]);
  expect(barredFor(position({ hands: ['smuggler', 'hitman', 'don'] }), 0)).toEqual([]);
});

test.each([
  ['without a Don everything is barred', 'hitman', [CAPOREGIME, DON, CONSIGLIERE, HITMAN, SMUGGLER]],
  ['a single Don doesn’t accompany itself', 'don hitman', [CAPOREGIME, DON, CONSIGLIERE, SMUGGLER]],
  ['a Don alone is barred', 'don', [CAPOREGIME, DON, CONSIGLIERE, HITMAN, SMUGGLER]],
  ['a Don goes with a second one', '2×don', [CAPOREGIME, CONSIGLIERE, HITMAN, SMUGGLER]],
])('CN-18 in a window %s', (_what, hand, companions) => {
  const scene = after(position({ hands: ['caporegime', hand] }), [0, job('caporegime')]);
  expect(barredFor(scene, 1)).toEqual(companions.map(companion => ['CN-18', REACT(companion)]));
});
