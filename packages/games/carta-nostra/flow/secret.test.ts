import type { Seat } from '@consigliere/kernel';
import { prompt, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { city, discard, END, idle, job, PASS, react } from '../testing/answers.ts';
import { position, type Scene } from '../testing/position.ts';
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
} from '../testing/scene.ts';

const FIVE = position({
  seats: 5,
  turn: 3,
  hands: ['2×don', '2×don', '2×don', 'caporegime 2×don', '2×don'],
  discard: 'hitman',
  pile: '4×hitman',
});
const SENT = after(FIVE, [3, job('caporegime')]);

test.each([
  [[4, 0, 1, 2], 4],
  [[0, 1, 2], 0],
  [[1, 2], 1],
  [[2], 2],
  [[2, 4], 4],
])('CN-20 of seats %j who react to seat 3 the nearest in clockwise order does: seat %i', (reacting, nearest) => {
  const scene = after(SENT, everybodyAnswers(Object.fromEntries(reacting.map(seat => [seat, react('don')]))));
  expect(events(scene).slice(1)).toEqual([{ type: 'reacted', seat: nearest, companion: 1, against: 3 }]);
  const hands = ['2×don', '2×don', '2×don', '2×don', '2×don'].map((hand, seat) => (seat === nearest ? '' : hand));
  expect(describeCards(scene)).toMatchObject({ hands, discard: 'hitman caporegime don don' });
});

test.each([
  [[3, 2], 2],
  [[3, 4], 3],
  [[0, 4], 4],
])(
  'CN-20 the order counts from the player of the Don on top: of %j it is seat %i after seat 1',
  (reacting, nearest) => {
    const stopped = after(SENT, everybodyAnswers({ 1: react('don') }));
    const scene = after(stopped, everybodyAnswers(Object.fromEntries(reacting.map(seat => [seat, react('don')]))));
    expect(events(scene).at(-1)).toEqual({ type: 'reacted', seat: nearest, companion: 1, against: 1 });
  },
);

test.each([2, 3, 4, 5])('CN-20 with %i players everybody else is asked, whatever they hold', seats => {
  const others = Array.from({ length: seats - 1 }, (_, at) => at + 1);
  for (const hands of [['caporegime'], ['caporegime', '2×don', 'hitman', '', 'don']]) {
    const scene = after(position({ seats, hands }), [0, job('caporegime')]);
    expect(listAwaited(scene)).toEqual(others);
  }
});

test('CN-20 the job waits until all have answered', () => {
  let scene = SENT;
  for (const [seat, left] of [
    [1, [0, 2, 4]],
    [4, [0, 2]],
    [0, [2]],
  ] as const) {
    scene = after(scene, [seat, PASS]);
    expect(listAwaited(scene)).toEqual(left);
    expect(describeCards(scene)).toEqual(describeCards(SENT));
  }
  expect(course(after(scene, [2, PASS])).slice(-3)).toEqual(['unopposed', 'drew', 'drew']);
});

test('CN-20 a player who has answered isn’t asked again', () => {
  const scene = after(SENT, [1, PASS]);
  expect(() => after(scene, [1, react('don')])).toThrow('not-awaited');
});

test('CN-20 it does not matter who answers first', () => {
  const reaction = react('don');
  const one = after(SENT, [4, PASS], [0, reaction], [1, reaction], [2, PASS]);
  const other = after(SENT, [2, PASS], [1, reaction], [0, reaction], [4, PASS]);
  expect(other).toEqual(one);
});

/** Everything that reaches a viewer: view, decision and events. */
const reaches = (scene: Scene, seat: Seat | null) => ({
  view: view(scene.rules, scene.state, seat),
  prompt: seat === null ? null : prompt(scene.rules, scene.state, seat),
  events: events(scene, seat),
});

const VIEWERS = [null, 0, 1, 2, 3, 4];

test('CN-20, CN-23 an answer is secret: nothing tells a pass from a reaction until all have answered', () => {
  for (const secretive of listAwaited(SENT)) {
    const passed = after(SENT, [secretive, PASS]);
    const reacted = after(SENT, [secretive, react('don')]);
    for (const viewer of VIEWERS.filter(seat => seat !== secretive)) {
      expect(reaches(reacted, viewer)).toEqual(reaches(passed, viewer));
      for (const next of listAwaited(passed).slice(1))
        expect(reaches(after(reacted, [next, PASS]), viewer)).toEqual(reaches(after(passed, [next, PASS]), viewer));
    }
    expect(view(reacted.rules, reacted.state, secretive)).toEqual({
      ...view(passed.rules, passed.state, secretive),
      picks: [react('don')],
    });
  }
});

test('CN-20, CN-23 an answer that did not count is never seen', () => {
  const near = react('don');
  const one = after(SENT, everybodyAnswers({ 4: near, 0: react('don'), 2: PASS }));
  const other = after(SENT, everybodyAnswers({ 4: near, 0: PASS, 2: react('don') }));
  for (const viewer of VIEWERS) expect(reaches(one, viewer)).toEqual(reaches(other, viewer));
  expect(one).toEqual(other);
});

test('CN-20 the question doesn’t reveal what anybody holds', () => {
  const poor = after(position({ seats: 3, hands: ['caporegime', 'hitman', 'hitman'] }), [0, job('caporegime')]);
  const rich = after(position({ seats: 3, hands: ['caporegime', 'don', 'hitman'] }), [0, job('caporegime')]);
  for (const viewer of [null, 0, 2]) {
    const [a, b] = [reaches(poor, viewer), reaches(rich, viewer)];
    expect(b).toEqual(a);
  }
});

test.each([
  ['a city placement', position({ hands: ['hitman', '2×don'] }), city('hitman')],
  ['a declined job', position({ hands: ['caporegime', '2×don'] }), idle('caporegime')],
  ['the end of a turn', position({ hands: ['caporegime', '2×don'] }), END],
])('CN-22 %s opens no window', (_what, scene, answer) => {
  expect(decision(after(scene, [0, answer]))?.kind).toBe('turn');
});

test('CN-22 a discard because of the hand limit opens no window', () => {
  const scene = after(position({ hands: ['12×hitman', '2×don'] }), [0, END], [0, discard('hitman')]);
  expect(decision(scene)?.kind).toBe('limit');
  expect(decision(after(scene, [0, discard('hitman')]))?.kind).toBe('turn');
});

test('CN-20 when all pass, the job happens and the turn goes on', () => {
  const scene = after(SENT, everybodyPasses);
  expect(describeCards(scene).hands[3]).toBe('2×don 2×hitman');
  expect(answers(scene, 3)).toEqual([city('don'), city('hitman'), END]);
});
