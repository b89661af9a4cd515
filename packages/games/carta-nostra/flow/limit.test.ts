import { expect, test } from 'vitest';
import { HITMAN } from '../mafiosi.ts';
import { discard, END, job } from '../testing/answers.ts';
import { position } from '../testing/position.ts';
import {
  after,
  answers,
  course,
  decision,
  describeCards,
  events,
  everybodyPasses,
  listAwaited,
  refusal,
} from '../testing/scene.ts';

const TWELVE = position({ hands: ['don 10×hitman smuggler'], discard: 'caporegime', pile: '5×consigliere' });

test('CN-6 with 11 cards at the end of the turn one is discarded', () => {
  const scene = after(position({ hands: ['11×hitman'], discard: 'don', pile: '2×smuggler' }), [0, END]);
  expect(listAwaited(scene)).toEqual([0]);
  expect(decision(scene)).toEqual({ kind: 'limit', frame: { seat: 0, limit: 10 } });
  const next = after(scene, [0, discard('hitman')]);
  expect(describeCards(next)).toEqual({
    hands: ['10×hitman', 'smuggler', ''],
    regions: ['', '', ''],
    discard: 'don hitman',
    pile: 'smuggler',
  });
  expect(events(next)).toEqual([
    { type: 'discarded', seat: 0, mafioso: HITMAN },
    { type: 'ended', seat: 0 },
    { type: 'turn', seat: 1, round: 1 },
    { type: 'drew', seat: 1 },
  ]);
});

test('CN-6 with 10 cards nothing is discarded', () => {
  expect(listAwaited(after(position({ hands: ['10×hitman'] }), [0, END]))).toEqual([1]);
});

test('CN-6 the limit counts only at the end of the turn: during it a hand may be larger', () => {
  const scene = position({ hands: ['10×caporegime don'], pile: '3×hitman' });
  const next = after(scene, [0, job('caporegime')], everybodyPasses);
  expect(describeCards(next).hands[0]).toBe('9×caporegime don 2×hitman');
  expect(decision(next)).toMatchObject({ kind: 'turn' });
});

test('CN-6 discards are made down to 10, not further', () => {
  const scene = after(TWELVE, [0, END], [0, discard('don')]);
  expect(listAwaited(scene)).toEqual([0]);
  expect(listAwaited(after(scene, [0, discard('hitman')]))).toEqual([1]);
});

test('CN-6 any card may go, even a Don, and the player can’t refuse', () => {
  const scene = after(TWELVE, [0, END]);
  expect(answers(scene, 0)).toEqual([discard('don'), discard('hitman'), discard('smuggler')]);
  for (const answer of [END, discard('caporegime'), job('hitman')])
    expect(refusal(scene, 0, answer)).toEqual({ code: 'not-legal', rule: 'CN-6' });
});

test('CN-6 cards discarded because of the limit do no job', () => {
  const scene = position({ hands: ['10×hitman caporegime smuggler', 'don'], regions: ['', 'don'], pile: '9×don' });
  const next = after(scene, [0, END], [0, discard('caporegime')], [0, discard('smuggler')]);
  expect(course(next)).toEqual(['discarded', 'discarded', 'ended', 'turn', 'drew']);
  expect(describeCards(next).hands[0]).toBe('10×hitman');
});

test.each([
  ['don', 'smuggler', 'caporegime don smuggler'],
  ['smuggler', 'don', 'caporegime smuggler don'],
] as const)('CN-27 hand-limit discards lie in the order given: %s, then %s', (first, second, pile) => {
  const scene = after(TWELVE, [0, END], [0, discard(first)], [0, discard(second)]);
  expect(describeCards(scene).discard).toBe(pile);
});
