import type { Seat } from '@consigliere/kernel';
import { answer, beginAt, canUndo, type History, undo } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import {
  ally,
  bid,
  DECLINE,
  DONE,
  DRAW,
  discard,
  discardOne,
  family,
  first,
  give,
  hit,
  job,
  keep,
  keepJob,
  LEAVE,
  member,
  moveMarker,
  OFFER,
  publicJob,
  REWARD,
  rob,
  SEAL,
  suitcaseIt,
  TAKE_HORSE_HEAD,
  take,
  takeAlly,
  thug,
} from './testing/answers.ts';
import { HEISTS, steal } from './testing/heist.ts';
import { type Position, position, type Scene, started } from './testing/position.ts';
import type { CorleonesEmpire } from './types.ts';

/** An answer is one pick, or all picks of a secret decision. */
type Answers = readonly (readonly [seat: Seat, ...picks: object[]])[];

/** Answers of seat 0. */
const mine = (answers: readonly object[]): Answers => answers.map(each => [0, each]);

/** The course of a match from a scene on. */
function course({ rules, state }: Scene, answers: Answers): History<CorleonesEmpire> {
  return answers.reduce((before, [seat, ...picks]) => answer(rules, before, seat, picks), beginAt(state));
}

const SCENE = position({
  hands: ['$1 $5 2×gun rough-up skim:Z mayor-1 hired-muscle'],
  figures: { bar: 1 },
  publicJobs: 'smuggling-run:G',
  control: { queens: [1] },
});
const DECK: Position = { deck: 'heist:GZZ skim:Z rough-up' };
const LAST: Position = { reserve: [[1, 0]], out: [1, 2], suitcases: ['', '$1', '$2'] };
const WAR = position({
  phase: 'turf-war',
  figures: { F14: 0 },
  control: { 'wall-street': new Array<number>(9).fill(0) },
  suitcases: ['$1'],
});
const BRIBES: Position = { phase: 'bribery', suitcases: ['$5', '$3', '$1'], offered: 'mayor-1 tax-advisor' };
/** Seat 0 has a stolen card, which is revealed when the suitcases are opened. */
const ENDING = steal(
  position({ act: 4, hands: [HEISTS[0]], suitcases: ['', '$1 $5'], out: [1, 2], reserve: [[2, 0]] }),
  ...([0, 1, '$5'] as const),
);
const ROBBING = position({ hands: [HEISTS[0]], suitcases: ['', '$1 $5'] });
const FULL = { hands: ['6×$1', '6×$1', '6×$1'] };

test.each<[string, Scene, ...object[]]>([
  ['a family', started({ options: { families: 'chosen' } }), family(3)],
  ['a Thug that asks', SCENE, thug('gun-shop')],
  ['a Family Member that asks', SCENE, member('F12')],
  ['a card taken', SCENE, thug('gun-shop'), take('gun')],
  ['the last card taken, when the next player is asked', SCENE, thug('gun-shop'), take('gun'), take('$1')],
  ['money suitcased', SCENE, thug('tax-office'), suitcaseIt('$5')],
  ['a trade begun', SCENE, thug('pawn-shop'), discardOne],
  ['a card discarded for a trade', SCENE, thug('pawn-shop'), discardOne, discard('$1')],
  ['the Horse Head taken', SCENE, thug('barber'), TAKE_HORSE_HEAD],
  ['icons left', SCENE, thug('barber'), DONE],
  ['who goes first', SCENE, thug('calvary-cemetery'), first(1)],
  ['a job begun and paid', SCENE, job('rough-up')],
  ['a public job', SCENE, publicJob('smuggling-run:G')],
  ['a job’s money taken first', SCENE, job('rough-up'), REWARD],
  ['a figure gunned down', SCENE, job('rough-up'), hit('bar')],
  ['an ability left', SCENE, job('rough-up'), LEAVE],
  ['an ally played', SCENE, ally('mayor-1')],
  ['an ally played whose icons are asked', SCENE, ally('hired-muscle')],
  ['which drawn job is kept', position(DECK), thug('barber'), DRAW, keepJob('skim:Z', 'heist:GZZ')],
  ['a Heist begun', ROBBING, job('heist:GZZ')],
  ['the last figure, before bids', position(LAST), thug('bar'), DONE],
  ['the last figure, before a tribute', position({ ...LAST, suitcases: [], ...FULL }), thug('bar'), DONE],
  ['a marker moved', WAR, moveMarker('wall-street', 0)],
  ['a marker not moved', WAR, DECLINE],
])('CE-37 undo: %s can be taken back', (_what, scene, ...answers) => {
  const after = course(scene, mine(answers));
  expect(canUndo(after, 0)).toBe(true);
  expect(undo(scene.rules, after, 0)?.state).toEqual(course(scene, mine(answers.slice(0, -1))).state);
});

const FIVE = new Array<object>(5).fill(keep('$1'));
const OFFERED = position({ hands: ['2×blood-money gun offer:MMG', '$1 $5'] });
const TWO = started({ seats: 2, options: { families: 'chosen' } });
const BIDS: Answers = [
  [0, bid('$5'), SEAL],
  [1, bid('$3'), SEAL],
  [2, SEAL],
];

test.each<[string, Seat, Scene, Answers]>([
  ['drawn jobs', 0, position(DECK), mine([thug('barber'), DRAW])],
  ['the last family: the table is set up', 1, TWO, [...mine([family(3)]), [1, family(1)]]],
  ['a heist', 0, ROBBING, mine([job('heist:GZZ'), rob(1)])],
  ['a bid, once all are opened', 2, position(BRIBES), BIDS],
  ['a card given to an offer, once it is opened', 1, OFFERED, [...mine([job('offer:MMG'), OFFER]), [1, give('$5')]]],
  ['the last tribute', 2, position({ phase: 'tribute', ...FULL }), [0, 1, 2].map(seat => [seat, ...FIVE, SEAL])],
  ['the last figure, when the next act begins', 0, position({ ...LAST, suitcases: [] }), mine([thug('bar'), DONE])],
  ['what came before another’s answer', 0, SCENE, [...mine([thug('gun-shop'), DONE]), [1, thug('tax-office')]]],
  ['another’s answer', 1, SCENE, mine([thug('gun-shop')])],
  [
    'the last figure of the match: the suitcases are opened',
    0,
    ENDING,
    mine([thug('tax-office'), suitcaseIt('$2'), suitcaseIt('$3'), thug('bar'), DONE]),
  ],
])('CE-37 undo: not %s', (_what, seat, scene, answers) => {
  const after = course(scene, answers);
  expect(canUndo(after, seat)).toBe(false);
  expect(undo(scene.rules, after, seat)).toBeNull();
});

test('CE-37 undo: not a heist whose card everybody knows', () => {
  const scene = position({ hands: [HEISTS[0]], suitcases: ['', '$5'] });
  expect(canUndo(course(scene, mine([job('heist:GZZ'), rob(1)])), 0)).toBe(false);
});

test('CE-29 undo: a bribed ally can be given back while the next bidder is asked', () => {
  const scene = position({ ...BRIBES, seats: 4, offered: 'mayor-1 tax-advisor hired-muscle' });
  const opened = course(scene, BIDS);
  const taken = answer(scene.rules, opened, 0, [takeAlly('mayor-1')]);
  expect(undo(scene.rules, taken, 0)?.state).toEqual(opened.state);
});

test('CE-28 undo: a sealed bid can be withdrawn and changed while others are still deciding', () => {
  const scene = position(BRIBES);
  const bids: Answers = [
    [0, bid('$5'), SEAL],
    [1, bid('$3'), SEAL],
  ];
  const withdrawn = undo(scene.rules, course(scene, bids), 0);
  expect(withdrawn?.state).toEqual(course(scene, bids.slice(1)).state);
  const otherwise = answer(scene.rules, withdrawn!, 0, [SEAL]);
  expect(otherwise.state.answers).toEqual([[SEAL], [bid('$3'), SEAL], []]);
});

test('CE-30 undo: what is kept at tribute can be withdrawn while others are still deciding', () => {
  const scene = position({ phase: 'tribute', ...FULL });
  const one: Answers = [[1, ...new Array<object>(5).fill(keep('$1')), SEAL]];
  expect(undo(scene.rules, course(scene, one), 1)?.state).toEqual(scene.state);
  expect(canUndo(course(scene, one), 0)).toBe(false);
});
