import { expect, test } from 'vitest';
import { CAPOREGIME, DON, HITMAN, MAFIOSI, SMUGGLER } from '../mafiosi.ts';
import { city, END, idle, job, kidnap, react } from '../testing/answers.ts';
import { cards } from '../testing/cards.ts';
import { position } from '../testing/position.ts';
import {
  after,
  answers,
  course,
  decision,
  describeCards,
  events,
  everybodyAnswers,
  everybodyPasses,
  listAwaited,
  refusal,
} from '../testing/scene.ts';

test.each(MAFIOSI)('CN-11 a Smuggler puts a %s of the named hand on the discard pile, where it does no job', name => {
  const scene = position({
    hands: ['smuggler', name, '2×don'],
    discard: 'don',
    pile: '2×hitman',
    regions: ['', 'don'],
  });
  const next = after(scene, [0, job('smuggler', 1)], everybodyPasses, [0, kidnap(name)]);
  expect(describeCards(next)).toEqual({
    ...describeCards(scene),
    hands: ['', '', '2×don'],
    discard: `don smuggler ${name}`,
  });
  expect(course(next)).toEqual(['job', 'unopposed', 'looked', 'kidnapped']);
  expect(decision(next)).toEqual({ kind: 'turn', frame: { seat: 0, job: false, city: true } });
});

test('CN-11, CN-23 the Smuggler’s player is told the whole hand, the others only that somebody looks', () => {
  const scene = position({ seats: 4, hands: ['', '', 'smuggler', '2×don hitman'], turn: 2 });
  const next = after(scene, [2, job('smuggler', 3)], everybodyPasses);
  expect(next.notices.at(-1)).toEqual({
    rule: 'CN-11',
    event: { type: 'looked', seat: 2, victim: 3 },
    instead: { 2: { type: 'saw-hand', seat: 2, victim: 3, hand: cards('2×don hitman') } },
  });
});

test('CN-11 the Smuggler’s player chooses among all kinds of the hand, and among no others', () => {
  const scene = position({ hands: ['smuggler', '2×don hitman'] });
  const next = after(scene, [0, job('smuggler', 1)], everybodyPasses);
  expect(answers(next, 0)).toEqual([kidnap('don'), kidnap('hitman')]);
  expect(refusal(next, 0, kidnap('smuggler'))).toEqual({ code: 'not-legal', rule: 'CN-11' });
  expect(refusal(next, 0, END)).toEqual({ code: 'not-legal', rule: 'CN-11' });
});

test('CN-25 the Smuggler takes two decisions: the victim before the windows, the card after them', () => {
  const scene = after(position({ hands: ['smuggler', 'don hitman'] }), [0, job('smuggler', 1)]);
  expect(decision(scene)?.kind).toBe('window');
  const looking = everybodyPasses(scene);
  expect(decision(looking)).toEqual({ kind: 'kidnap', frame: { seat: 0, victim: 1 } });
  expect(listAwaited(looking)).toEqual([0]);
});

test('CN-25 the Smuggler’s player sees the hand as it is after the windows', () => {
  const scene = position({ hands: ['smuggler don hitman', 'don caporegime consigliere'] });
  const stops = everybodyAnswers({ 1: react('caporegime') });
  const stopsTheDon = everybodyAnswers({ 0: react('hitman') });
  const next = after(scene, [0, job('smuggler', 1)], stops, stopsTheDon, everybodyPasses);
  expect(answers(next, 0)).toEqual([kidnap('consigliere')]);
});

test.each(MAFIOSI)('CN-12 a Hitman puts a %s of another city on the discard pile, where it does no job', name => {
  const scene = position({
    hands: ['hitman', 'don'],
    regions: ['don', '', `2×${name}`],
    discard: 'don',
    pile: '2×don',
  });
  const next = after(scene, [0, job('hitman', 2, name)], everybodyPasses);
  expect(describeCards(next)).toEqual({
    ...describeCards(scene),
    hands: ['', 'don', ''],
    regions: ['don', '', name],
    discard: `don hitman ${name}`,
  });
  expect(course(next)).toEqual(['job', 'unopposed', 'liquidated']);
  expect(decision(next)).toEqual({ kind: 'turn', frame: { seat: 0, job: false, city: true } });
});

test('CN-12 a Hitman does nothing to the player’s own city', () => {
  const scene = position({ hands: ['hitman'], regions: ['don', 'smuggler'] });
  expect(answers(scene, 0)).toEqual([idle('hitman'), job('hitman', 1, 'smuggler'), city('hitman'), END]);
  expect(refusal(scene, 0, job('hitman', 0, 'don'))).toMatchObject({ code: 'not-legal' });
});

test('CN-14 a Caporegime draws the top two cards', () => {
  const scene = position({ hands: ['caporegime'], discard: 'don', pile: 'caporegime hitman don smuggler' });
  const next = after(scene, [0, job('caporegime')], everybodyPasses);
  expect(describeCards(next)).toEqual({
    hands: ['don smuggler', '', ''],
    regions: ['', '', ''],
    discard: 'don caporegime',
    pile: 'caporegime hitman',
  });
  expect(events(next, 0).slice(-2)).toEqual([
    { type: 'drew-card', seat: 0, mafioso: SMUGGLER },
    { type: 'drew-card', seat: 0, mafioso: DON },
  ]);
  expect(events(next, 1).slice(-2)).toEqual([
    { type: 'drew', seat: 0 },
    { type: 'drew', seat: 0 },
  ]);
});

test('CN-17 a Hitman names player and kind: one answer for each kind in each other city', () => {
  const scene = position({ hands: ['hitman'], regions: ['don', '2×don smuggler', 'caporegime'], used: ['city'] });
  expect(answers(scene, 0)).toEqual([
    idle('hitman'),
    job('hitman', 1, 'don'),
    job('hitman', 1, 'smuggler'),
    job('hitman', 2, 'caporegime'),
    END,
  ]);
});

test('CN-17 a Smuggler names the player only: one answer for each other hand that is not empty', () => {
  const scene = position({ seats: 4, hands: ['smuggler', '2×don hitman', '', 'caporegime'], used: ['city'] });
  expect(answers(scene, 0)).toEqual([idle('smuggler'), job('smuggler', 1), job('smuggler', 3), END]);
});

test.each([
  ['Hitman', job('hitman', 1, 'don'), { type: 'job', seat: 0, mafioso: HITMAN, victim: 1, target: DON }],
  ['Smuggler', job('smuggler', 1), { type: 'job', seat: 0, mafioso: SMUGGLER, victim: 1, target: null }],
  ['Caporegime', job('caporegime'), { type: 'job', seat: 0, mafioso: CAPOREGIME, victim: null, target: null }],
])('CN-17 the target of a %s is told with the card, before anybody answers', (_name, answer, told) => {
  const scene = position({ hands: ['caporegime hitman smuggler', 'hitman'], regions: ['', 'don'] });
  expect(events(after(scene, [0, answer]))).toEqual([told]);
});
