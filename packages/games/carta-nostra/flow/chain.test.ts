import { expect, test } from 'vitest';
import { DON, HITMAN } from '../mafiosi.ts';
import { job, kidnap, PASS, react, recruit } from '../testing/answers.ts';
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

const HIT = job('hitman', 2, 'smuggler');

/** Everybody can pay twice; seat 0 sends a Hitman against a Smuggler of seat 2. */
const RICH = after(
  position({
    hands: ['hitman 2×don 2×caporegime', '2×don 2×consigliere', '2×don 2×hitman'],
    regions: ['', '', 'smuggler'],
    discard: 'smuggler',
    pile: '3×smuggler',
  }),
  [0, HIT],
);

test('CN-19 a Don is stopped by the player whose turn it is, and the job happens', () => {
  const scene = after(
    RICH,
    everybodyAnswers({ 1: react('consigliere') }),
    everybodyAnswers({ 0: react('caporegime') }),
    everybodyPasses,
  );
  expect(describeCards(scene)).toEqual({
    hands: ['caporegime don', 'don consigliere', '2×don 2×hitman'],
    regions: ['', '', ''],
    discard: 'smuggler hitman consigliere don caporegime don smuggler',
    pile: 'smuggler smuggler smuggler',
  });
  expect(events(scene).slice(1)).toEqual([
    { type: 'reacted', seat: 1, companion: 2, against: 0 },
    { type: 'reacted', seat: 0, companion: 0, against: 1 },
    { type: 'unopposed', seat: 0 },
    { type: 'liquidated', seat: 0, victim: 2, mafioso: 4 },
  ]);
});

test('CN-19 a Don is stopped by a third player', () => {
  const scene = after(
    RICH,
    everybodyAnswers({ 1: react('consigliere') }),
    everybodyAnswers({ 2: react('hitman') }),
    everybodyPasses,
  );
  expect(course(scene).at(-1)).toBe('liquidated');
});

test('CN-19 everybody except the player of the Don is asked about it', () => {
  const scene = after(RICH, everybodyAnswers({ 1: react('don') }));
  expect(listAwaited(scene)).toEqual([0, 2]);
  expect(refusal(scene, 1, react('consigliere'))).toEqual({ code: 'not-awaited', rule: null });
});

/** Seats 1 and 0 play Dons in turn. */
const chain = (dons: number) =>
  Array.from({ length: dons }, (_, at) =>
    at % 2 === 0 ? everybodyAnswers({ 1: react('consigliere') }) : everybodyAnswers({ 0: react('caporegime') }),
  );

test.each([
  [0, 'liquidated'],
  [1, 'stopped'],
  [2, 'liquidated'],
  [3, 'stopped'],
  [4, 'liquidated'],
])('CN-20 %i Dons in a chain: the job is %s', (dons, outcome) => {
  const scene = after(RICH, ...chain(dons), everybodyPasses);
  expect(course(scene)).toEqual(['job', ...new Array(dons).fill('reacted'), 'unopposed', outcome]);
  expect(describeCards(scene).regions).toEqual(['', '', outcome === 'stopped' ? 'smuggler' : '']);
});

test('CN-20 with two players each window asks the other one alone', () => {
  const scene = after(position({ seats: 2, hands: ['hitman 2×don', '4×don'], regions: ['', 'smuggler'] }), [
    0,
    job('hitman', 1, 'smuggler'),
  ]);
  const stopped = after(scene, [1, react('don')]);
  const goesOn = after(stopped, [0, react('don')]);
  const stoppedAgain = after(goesOn, [1, react('don')]);
  expect([scene, stopped, goesOn, stoppedAgain].map(listAwaited)).toEqual([[1], [0], [1], [0]]);
  expect(course(after(stoppedAgain, [0, PASS])).slice(-2)).toEqual(['unopposed', 'stopped']);
});

test('CN-21 a reaction uses up neither action of the player whose turn it is', () => {
  const scene = after(RICH, ...chain(2), everybodyPasses);
  expect(decision(scene)).toEqual({ kind: 'turn', frame: { seat: 0, job: false, city: true } });
  const cityDone = after(
    position({ hands: ['caporegime don hitman', 'don smuggler'], used: ['city'] }),
    [0, job('caporegime')],
    everybodyAnswers({ 1: react('smuggler') }),
    everybodyAnswers({ 0: react('hitman') }),
    everybodyPasses,
  );
  expect(decision(cityDone)).toEqual({ kind: 'turn', frame: { seat: 0, job: false, city: false } });
});

test('CN-21 a player may react as often as they can pay two cards', () => {
  const scene = after(RICH, ...chain(4));
  expect(describeCards(scene).hands.slice(0, 2)).toEqual(['', '']);
  expect(decision(scene)).toMatchObject({ frame: { dons: [1, 0, 1, 0] } });
  expect(answers(scene, 1)).toEqual([PASS]);
});

test('CN-21 a player may react to one job after another', () => {
  const scene = position({ seats: 2, hands: ['caporegime', '2×don 2×hitman'], pile: '4×caporegime' });
  const twice = after(
    scene,
    [0, job('caporegime')],
    [1, react('hitman')],
    [0, PASS],
    [0, { type: 'end' }],
    [1, { type: 'end' }],
    [0, job('caporegime')],
    [1, react('hitman')],
    [0, PASS],
  );
  expect(course(twice).filter(type => type === 'stopped')).toHaveLength(2);
  expect(describeCards(twice).hands[1]).toBe('caporegime');
});

test('CN-22 a kidnapped, liquidated or recruited card opens no window', () => {
  const kidnapped = after(
    position({ hands: ['smuggler', 'caporegime', '2×don'] }),
    [0, job('smuggler', 1)],
    everybodyPasses,
    [0, kidnap('caporegime')],
  );
  const liquidated = after(
    position({ hands: ['hitman', '2×don'], regions: ['', '', 'smuggler'] }),
    [0, HIT],
    everybodyPasses,
  );
  const recruited = after(
    position({ hands: ['consigliere', '2×don'], discard: 'hitman' }),
    [0, job('consigliere')],
    everybodyPasses,
    [0, recruit('hitman')],
  );
  for (const scene of [kidnapped, liquidated, recruited])
    expect(decision(scene)).toEqual({ kind: 'turn', frame: { seat: 0, job: false, city: true } });
});

test('CN-22 a companion opens no window: only the Don does', () => {
  const scene = after(RICH, everybodyAnswers({ 1: react('consigliere') }));
  const frame = { seat: 0, mafioso: HITMAN, victim: 2, target: 4, dons: [1] };
  expect(decision(scene)).toEqual({ kind: 'window', frame });
  expect(scene.state.open.discard.at(-1)).toBe(DON);
  expect(decision(after(scene, everybodyPasses))?.kind).toBe('turn');
});
