import { result } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { CAPOREGIME, DON, MAFIOSI } from '../mafiosi.ts';
import { city, END, idle, job } from '../testing/answers.ts';
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

const CAPO_AND_DON = position({ hands: ['caporegime don'], discard: 'hitman', pile: 'hitman smuggler consigliere' });
const DONE = {
  hands: ['consigliere smuggler', '', ''],
  regions: ['don', '', ''],
  discard: 'hitman caporegime',
  pile: 'hitman',
};

test('CN-4 a job, then the city', () => {
  const scene = after(CAPO_AND_DON, [0, job('caporegime')], everybodyPasses, [0, city('don')]);
  expect(describeCards(scene)).toEqual(DONE);
});

test('CN-4 the city, then a job', () => {
  const scene = after(CAPO_AND_DON, [0, city('don')], [0, job('caporegime')], everybodyPasses);
  expect(describeCards(scene)).toEqual(DONE);
});

test('CN-4 either action may be skipped, or both', () => {
  expect(listAwaited(after(CAPO_AND_DON, [0, END]))).toEqual([1]);
  expect(listAwaited(after(CAPO_AND_DON, [0, city('don')], [0, END]))).toEqual([1]);
  expect(listAwaited(after(CAPO_AND_DON, [0, idle('caporegime')], [0, END]))).toEqual([1]);
});

test('CN-4 after both actions the player is asked once more and ends the turn', () => {
  const scene = after(CAPO_AND_DON, [0, city('don')], [0, idle('caporegime')]);
  expect(listAwaited(scene)).toEqual([0]);
  expect(answers(scene, 0)).toEqual([END]);
});

test.each([
  ['a second job', idle('hitman'), job('caporegime'), 'CN-4'],
  ['a second card without a job', idle('hitman'), idle('caporegime'), 'CN-4'],
  ['a second mafioso into the city', city('hitman'), city('caporegime'), 'CN-4'],
  ['a second of the same kind into the city', city('hitman'), city('hitman'), 'CN-4'],
])('CN-4 %s is refused', (_what, first, second, rule) => {
  const scene = after(position({ hands: ['2×hitman caporegime'] }), [0, first]);
  expect(refusal(scene, 0, second)).toEqual({ code: 'not-legal', rule });
});

test('CN-4 after a job that was done, another is refused', () => {
  const scene = after(position({ hands: ['2×caporegime'], pile: '9×don' }), [0, job('caporegime')], everybodyPasses);
  for (const answer of [job('caporegime'), idle('caporegime')])
    expect(refusal(scene, 0, answer)).toEqual({ code: 'not-legal', rule: 'CN-4' });
});

test('CN-4 a player without cards can only end the turn', () => {
  expect(answers(position(), 0)).toEqual([END]);
});

test.each(MAFIOSI)('CN-4 a %s in the city does no job', name => {
  const scene = position({ hands: [name, 'hitman'], regions: ['', 'don'], pile: '2×hitman' });
  const next = after(scene, [0, city(name)]);
  expect(describeCards(next)).toEqual({
    ...describeCards(scene),
    hands: ['', 'hitman', ''],
    regions: [name, 'don', ''],
  });
  expect(listAwaited(next)).toEqual([0]);
  expect(course(next)).toEqual(['city']);
});

const ALL_BUT_DON = 'caporegime consigliere hitman smuggler';
const WON = [
  { type: 'game-over', ending: 'five-kinds', winners: [1] },
  { type: 'match-over', winners: [1] },
];

test('CN-5 all five kinds in the player’s own city win at the end of the turn', () => {
  const scene = after(position({ turn: 1, regions: ['', `${ALL_BUT_DON} don`] }), [1, END]);
  expect(events(scene)).toEqual(WON);
  expect(listAwaited(scene)).toEqual([]);
  expect(decision(scene)).toBeNull();
  expect(result(scene.rules, scene.state)).toEqual({
    place: [2, 1, 2],
    score: [0, 5, 0],
    lines: [
      { what: 'wins', by: [0, 1, 0] },
      { what: 'kinds', by: [0, 5, 0] },
      { what: 'cards', by: [0, 5, 0] },
    ],
  });
});

test('CN-5 the win waits for the end of the turn', () => {
  const scene = after(position({ turn: 1, hands: ['', 'don'], regions: ['', ALL_BUT_DON] }), [1, city('don')]);
  expect(result(scene.rules, scene.state)).toBeNull();
  expect(listAwaited(scene)).toEqual([1]);
  expect(events(after(scene, [1, END])).slice(1)).toEqual(WON);
});

test.each(MAFIOSI)('CN-5 without a %s there is no win, however many the others are', name => {
  const region = MAFIOSI.filter(each => each !== name).map(each => `3×${each}`);
  const scene = after(position({ regions: [region.join(' ')] }), [0, END]);
  expect(result(scene.rules, scene.state)).toBeNull();
  expect(listAwaited(scene)).toEqual([1]);
});

test('CN-5 comes before CN-6: a winner doesn’t have to discard to the limit', () => {
  const scene = after(position({ turn: 1, hands: ['', '12×don'], regions: ['', `${ALL_BUT_DON} don`] }), [1, END]);
  expect(events(scene)).toEqual(WON);
  expect(describeCards(scene).hands).toEqual(['', '12×don', '']);
});

test('CN-8 a city may hold several cards of a kind', () => {
  const scene = after(position({ hands: ['don'], regions: ['2×don'] }), [0, city('don')]);
  expect(describeCards(scene).regions).toEqual(['3×don', '', '']);
});

test('CN-8 all five kinds in another city win nothing at the end of this turn', () => {
  const scene = after(position({ regions: ['', '', `${ALL_BUT_DON} don`] }), [0, END]);
  expect(listAwaited(scene)).toEqual([1]);
  expect(course(scene)).toEqual(['ended', 'turn', 'drew']);
  expect(course(after(scene, [1, END], [2, END])).slice(-2)).toEqual(['game-over', 'match-over']);
});

test('CN-15 a Don cannot be played for the job action, with or without a job', () => {
  const scene = position({ hands: ['don', 'hitman'], regions: ['', 'hitman'] });
  expect(answers(scene, 0)).toEqual([city('don'), END]);
  for (const answer of [job('don'), idle('don')])
    expect(refusal(scene, 0, answer)).toEqual({ code: 'not-legal', rule: 'CN-15' });
});

test('CN-15 a Don cannot be played for the job action after another job either', () => {
  const scene = position({ hands: ['don'], used: ['job'] });
  expect(refusal(scene, 0, job('don'))).toEqual({ code: 'not-legal', rule: 'CN-15' });
});

test('CN-15 a Don may be added to the city', () => {
  expect(events(after(position({ hands: ['don'] }), [0, city('don')]))).toEqual([
    { type: 'city', seat: 0, mafioso: DON },
  ]);
});

test.each(MAFIOSI.filter(name => name !== 'don'))(
  'CN-16, CN-28 the job of a played %s may be declined: no window, nothing happens',
  name => {
    const scene = position({ hands: [name, 'don hitman'], regions: ['', 'hitman'], discard: 'don', pile: '2×hitman' });
    const next = after(scene, [0, idle(name)]);
    expect(describeCards(next)).toEqual({
      ...describeCards(scene),
      hands: ['', 'don hitman', ''],
      discard: `don ${name}`,
    });
    expect(course(next)).toEqual(['idle']);
    expect(decision(next)).toEqual({ kind: 'turn', frame: { seat: 0, job: false, city: true } });
  },
);

test('CN-28 everybody is told about a skipped job', () => {
  expect(events(after(position({ hands: ['caporegime'] }), [0, idle('caporegime')]))).toEqual([
    { type: 'idle', seat: 0, mafioso: CAPOREGIME },
  ]);
});
