import { expect, test } from 'vitest';
import { city, END, idle, job, kidnap, react } from '../testing/answers.ts';
import { type Position, position } from '../testing/position.ts';
import {
  after,
  answers,
  course,
  decision,
  describeCards,
  events,
  everybodyAnswers,
  everybodyPasses,
  refusal,
} from '../testing/scene.ts';

const TARGETLESS: readonly (readonly [string, 'hitman' | 'smuggler' | 'consigliere', Position])[] = [
  ['Hitman, every other region empty', 'hitman', { hands: ['hitman', 'don'], regions: ['don smuggler'] }],
  ['Smuggler, every other hand empty', 'smuggler', { hands: ['smuggler don'], regions: ['', 'don', 'don'] }],
  [
    'Consigliere, no other card on the pile (option other-cards)',
    'consigliere',
    { hands: ['consigliere', '2×don'], discard: '', options: { recruit: 'other-cards' } },
  ],
];

test.each(TARGETLESS)('CN-28 without a legal target no job can be attempted: %s', (_what, name, wanted) => {
  const scene = position(wanted);
  expect(answers(scene, 0)).not.toContainEqual(expect.objectContaining({ type: 'job' }));
  expect(refusal(scene, 0, job(name))).toEqual({ code: 'not-legal', rule: 'CN-28' });
});

test.each(TARGETLESS)(
  'CN-16, CN-28 without a legal target a card may still be played and does nothing: %s',
  (_what, name, wanted) => {
    const scene = position({ ...wanted, pile: '3×don' });
    const next = after(scene, [0, idle(name)]);
    const { hands, discard, ...rest } = describeCards(scene);
    expect(describeCards(next)).toEqual({
      ...rest,
      hands: [hands[0]?.replace(name, '').trim(), ...hands.slice(1)],
      discard: `${discard} ${name}`.trim(),
    });
    expect(course(next)).toEqual(['idle']);
    expect(decision(next)).toEqual({ kind: 'turn', frame: { seat: 0, job: false, city: true } });
  },
);

test('CN-28 a Caporegime may be sent although there is nothing to draw', () => {
  const scene = position({ hands: ['caporegime'], discard: '', pile: '' });
  expect(decision(after(scene, [0, job('caporegime')]))?.kind).toBe('window');
});

test('CN-28 a player with an empty hand cannot be named', () => {
  const scene = position({ hands: ['smuggler', '', 'don'] });
  expect(refusal(scene, 0, job('smuggler', 1))).toEqual({ code: 'not-legal', rule: 'CN-28' });
  expect(refusal(scene, 0, job('smuggler', 2))).toBeNull();
});

test('CN-28 nobody names themselves', () => {
  const scene = position({ hands: ['smuggler 2×hitman', 'don'], regions: ['don', 'don'] });
  expect(refusal(scene, 0, job('smuggler', 0))).toMatchObject({ code: 'not-legal' });
  expect(refusal(scene, 0, job('hitman', 0, 'don'))).toMatchObject({ code: 'not-legal' });
});

/** Seat 1, named by a Smuggler, stops the job; seat 0 stops that Don. */
const paidInTheWindows = (hand: string) =>
  after(
    position({ hands: ['smuggler don hitman', hand], discard: 'don', pile: 'caporegime' }),
    [0, job('smuggler', 1)],
    everybodyAnswers({ 1: react('hitman') }),
    everybodyAnswers({ 0: react('hitman') }),
    everybodyPasses,
  );

test('CN-28 if the victim has paid the last cards in the windows, nothing happens and nobody looks', () => {
  const scene = paidInTheWindows('don hitman');
  expect(describeCards(scene)).toEqual({
    hands: ['', '', ''],
    regions: ['', '', ''],
    discard: 'don smuggler hitman don hitman don',
    pile: 'caporegime',
  });
  expect(events(scene, 0).slice(-2)).toEqual([
    { type: 'unopposed', seat: 0 },
    { type: 'empty-handed', seat: 0, victim: 1 },
  ]);
  expect(decision(scene)).toEqual({ kind: 'turn', frame: { seat: 0, job: false, city: true } });
});

test('CN-28 if the victim has one card left after the windows, it is kidnapped', () => {
  const scene = after(paidInTheWindows('don hitman smuggler'), [0, kidnap('smuggler')]);
  expect(describeCards(scene)).toMatchObject({
    hands: ['', '', ''],
    discard: 'don smuggler hitman don hitman don smuggler',
  });
});

test('CN-28 if somebody else has paid the last cards, the victim’s hand is looked at', () => {
  const scene = after(
    position({ hands: ['smuggler don hitman', 'caporegime', '2×don'] }),
    [0, job('smuggler', 1)],
    everybodyAnswers({ 2: react('don') }),
    everybodyAnswers({ 0: react('hitman') }),
    everybodyPasses,
  );
  expect(answers(scene, 0)).toEqual([kidnap('caporegime')]);
});

test('CN-28 a job that takes effect is carried out in full: there is no way out after the windows', () => {
  const scene = after(position({ hands: ['smuggler hitman', 'don'] }), [0, job('smuggler', 1)], everybodyPasses);
  for (const answer of [END, idle('hitman'), city('hitman'), { type: 'pass' }])
    expect(refusal(scene, 0, answer)).toEqual({ code: 'not-legal', rule: 'CN-11' });
});

const CAPO: Position = { hands: ['2×caporegime', '2×don'], pile: '4×hitman' };
const stopped = after(position(CAPO), [0, job('caporegime')], everybodyAnswers({ 1: react('don') }), everybodyPasses);
const declined = after(position(CAPO), [0, idle('caporegime')]);
const done = after(position(CAPO), [0, job('caporegime')], everybodyPasses);
const empty = after(position({ hands: ['hitman caporegime'] }), [0, idle('hitman')]);

test.each([
  ['stopped', stopped],
  ['declined', declined],
  ['done', done],
  ['empty', empty],
])('CN-28 a job that was %s uses up the job action', (_how, scene) => {
  expect(decision(scene)).toEqual({ kind: 'turn', frame: { seat: 0, job: false, city: true } });
  expect(refusal(scene, 0, job('caporegime'))).toEqual({ code: 'not-legal', rule: 'CN-4' });
});
