import type { Seat } from '@consigliere/kernel';
import { barred } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import {
  BAIL_OUT,
  bank,
  birthday,
  byTheSenator,
  DECLINE,
  district,
  END,
  FREE,
  favour,
  freeTakeover,
  inform,
  install,
  JUDGE,
  KEEP,
  OCCUPY,
  PAY,
  park,
  place,
  ROLL,
  sell,
  takeOver,
  tile,
  twoSteps,
} from './testing/answers.ts';
import { position, started, type TestScene } from './testing/position.ts';
import { after, awaited, refusal, turnUp } from './testing/scene.ts';

/** One scene of each decision, the seat that is asked in it, and the rule it cites. */
const SETTLE = started({ seats: 3, options: { start: 0 } });
const CHOOSE = after(SETTLE, [2, park(0)]);
const TURN = position({ faces: [1, 2, 3, 4] });
const VISIT = after(position({ placed: [0, 1, 0, 0], faces: [5, 1, 1, 1], street: '000 11. 222 nnn' }), [
  0,
  place('black', 'visit'),
]);
const TAKEOVER = after(position({ placed: [0, 1, 2, 0], faces: [3, 1, 1, 1] }), [0, place('black', 'takeover')]);
const CONSIGLIERE = after(position({ placed: [1, 2, 0, 3], street: '000 11. 222 nnn' }), [
  0,
  place('grey', 'consigliere'),
]);
const INFORMER = after(position({ placed: [0, 1, 2, 3] }), [0, place('black', 'informer')]);
const BANKER = after(position({ placed: [1, 0, 2, 3] }), [0, place('white', 'banker')]);
const PROSECUTOR = after(position({ placed: [1, 2, 3, 0], jail: [1] }), [0, place('red', 'prosecutor')]);
const CELEBRATE = after(position({ faces: [2, 1, 1, 1], reputation: [0, 0, 2] }), [0, place('black', 'business')]);
const EVENT = turnUp('E1');
const OVER = after(position({ turn: 2, round: 7, placed: [1, 2, 3, 4], ko: 'influence' }), [2, END]);

const DECISIONS = [
  ['park', SETTLE, 2, 'DP-3'],
  ['district', CHOOSE, 2, 'DP-3'],
  ['turn', TURN, 0, 'DP-10'],
  ['visit', VISIT, 0, 'DP-16'],
  ['takeover', TAKEOVER, 0, 'DP-19'],
  ['consigliere', CONSIGLIERE, 0, 'DP-21'],
  ['prosecutor', PROSECUTOR, 0, 'DP-22'],
  ['informer', INFORMER, 0, 'DP-23'],
  ['banker', BANKER, 0, 'DP-24'],
  ['celebrate', CELEBRATE, 2, 'DP-38'],
  ['event', EVENT, 0, 'DP-7'],
] as const;

const MALFORMED = [null, undefined, true, 0, 'end', [], [END], {}, { kind: 'end' }, { type: null }, { type: ['end'] }];

test.each(DECISIONS)('a malformed answer to the decision %s is refused', (_kind, scene, seat) => {
  for (const answer of MALFORMED) expect(refusal(scene, seat, answer)).toEqual({ code: 'malformed', rule: null });
});

const STRANGE = [
  { type: '' },
  { type: 'toString' },
  { type: '__proto__' },
  { type: 'END' },
  { type: 'decline', seat: 0 },
  { type: 'end', extra: null },
  { type: 'park' },
  { type: 'park', space: 12 },
  { type: 'park', space: -1 },
  { type: 'park', space: '3' },
  { type: 'district', district: 4 },
  { type: 'district', district: 0.5 },
  { type: 'place', die: 0, field: 'business' },
  { type: 'place', die: 4, field: 'business', senator: false },
  { type: 'place', die: 0, field: 'business', senator: true },
  { type: 'place', die: 0, field: 'jail', senator: false },
  { type: 'take-over' },
  { type: 'take-over', business: 12 },
  { type: 'take-over business=3' },
  { type: 'install', business: 0 },
  { type: 'inform', business: 0 },
  { type: 'bank', track: 'reputation' },
  { type: 'sell', business: 3 },
  { type: 'tile', tile: 'birthday' },
  { type: 'tile', tile: 'cop' },
  { type: 'favour', favour: 5 },
  { type: 'favour', favour: 2, holder: 0 },
];

test.each(DECISIONS)('a strange answer to the decision %s is refused with a rule', (_kind, scene, seat, rule) => {
  for (const answer of STRANGE)
    expect(refusal(scene, seat, answer), JSON.stringify(answer)).toMatchObject({ code: 'not-legal' });
  expect(refusal(scene, seat, { type: 'other' })).toEqual({ code: 'not-legal', rule });
});

const ANSWERS: Readonly<Record<string, readonly object[]>> = {
  park: [park(1)],
  district: [district(1)],
  turn: [ROLL, place('black', 'business'), JUDGE, END, tile('wedding'), freeTakeover(3)],
  visit: [OCCUPY, DECLINE],
  takeover: [takeOver(3), DECLINE],
  consigliere: [install(5), DECLINE],
  prosecutor: [FREE, DECLINE],
  informer: [inform(3), DECLINE],
  banker: [bank('income'), DECLINE],
  celebrate: [KEEP],
  event: [PAY, sell(0), BAIL_OUT, DECLINE],
};

test.each(DECISIONS)('an answer to another decision than %s is refused with a rule', (kind, scene, seat, rule) => {
  const own = new Set((ANSWERS[kind] ?? []).map(answer => 'type' in answer && answer.type));
  if (kind === 'celebrate') own.add('tile');
  for (const answer of Object.values(ANSWERS).flat())
    if (!('type' in answer) || !own.has(answer.type))
      expect(refusal(scene, seat, answer), JSON.stringify(answer)).toEqual({ code: 'not-legal', rule });
});

test.each(DECISIONS)('a player who isn’t asked in the decision %s is refused', (_kind, scene) => {
  for (const seat of [-1, 0, 1, 2, 3, 1.5].filter(each => !awaited(scene).includes(each)))
    for (const answer of [END, DECLINE, null, {}])
      expect(refusal(scene, seat, answer)).toEqual({ code: 'not-awaited', rule: null });
});

test('after the end every answer is refused', () => {
  for (const seat of [0, 1, 2])
    for (const answer of [END, ROLL, null]) expect(refusal(OVER, seat, answer)).toEqual({ code: 'over', rule: null });
});

const HAND = position({ faces: [0, 1, 2, 3], car: 4 });
const HAND_LATER = position({ placed: [1, 0, 0, 0], faces: [1, 0, 2, 3] });
const HUNT = position({ phase: 'before-roll', freeTakeover: true, lasting: 'E6', car: 4 });

test.each([
  ['DP-11', 'a wrong colour in row 2', HAND_LATER, place('grey', 'influence')],
  ['DP-11', 'a puppet hand on a coloured field', HAND_LATER, place('white', 'bet')],
  ['DP-11', 'a puppet hand on a coloured field, with the senator', HAND_LATER, byTheSenator('white', 'influence')],
  ['DP-27', 'another colour without the senator', HAND_LATER, byTheSenator('grey', 'influence')],
  ['DP-12', 'pips on the press', HAND, place('white', 'press')],
  ['DP-13', 'a puppet hand on an income field', HAND, place('black', 'business')],
  ['DP-9', 'a free takeover of a protected business', HUNT, freeTakeover(3)],
  ['DP-19', 'a free takeover of an own business', HUNT, freeTakeover(0)],
  ['DP-E6', 'a free takeover without the event', HAND, freeTakeover(3)],
  ['DP-27', 'the judge without the tile', HAND, JUDGE],
  ['DP-25', 'a tile that is still on the track', HAND, tile('wedding')],
  ['DP-30', 'a favour without a friend', HAND, favour(4)],
  ['DP-31', 'two steps on another track', HAND, twoSteps('favours')],
  ['DP-10', 'the end of the turn before its time', HAND, END],
] as const)('%s is cited when %s is refused', (rule, _what, scene, answer) => {
  expect(refusal(scene, 0, answer)).toEqual({ code: 'not-legal', rule });
});

/** Answers that a player might try but may not give, each with its rule. */
const barredFor = ({ rules, state }: TestScene, seat: Seat): readonly object[] => barred(rules, state, seat);

test('DP-20 the friend is shown as barred for the dice for which only the money is missing', () => {
  const closed = [{ action: place('white', 'friend'), rule: 'DP-20' }];
  const row3 = { placed: [0, 0, 1, 2], money: [3000] };
  expect(barredFor(position({ ...row3, faces: [4, 4, 4, 4] }), 0)).toEqual(closed);
  expect(barredFor(position({ ...row3, faces: [4, 3, 4, 4] }), 0)).toEqual([]);
  expect(barredFor(position({ ...row3, faces: [4, 0, 4, 4] }), 0)).toEqual([]);
  expect(barredFor(position({ ...row3, faces: [4, 4, 4, 4], friends: [0, 13] }), 0)).toEqual([]);
  expect(barredFor(position({ ...row3, faces: [4, 4, 4, 4], placed: [0, 0, 1, 0] }), 0)).toEqual([]);
  expect(barredFor(position({ ...row3, faces: [4, 4, 4, 4], placed: [0, 1, 0, 2] }), 0)).toEqual([]);
  const senator = position({ ...row3, faces: [4, 4, 4, 4], tiles: ['senator'] });
  expect(barredFor(senator, 0)).toEqual([{ action: byTheSenator('black', 'friend'), rule: 'DP-20' }, ...closed]);
});

test('DP-30 a third friend is shown as barred, DP-40 and so are uses without effect', () => {
  const wanted = { favours: [4], friends: [1], income: [4], tiles: ['wedding birthday'] };
  expect(barredFor(position({ ...wanted, friendsUsed: 2 }), 0)).toEqual([
    { action: twoSteps('reputation'), rule: 'DP-30' },
    { action: favour(4), rule: 'DP-30' },
    { action: birthday('income'), rule: 'DP-40' },
    { action: birthday('favours'), rule: 'DP-40' },
  ]);
  expect(barredFor(position({ ...wanted, friends: [1, 12] }), 0)).toEqual([
    { action: tile('wedding'), rule: 'DP-40' },
    { action: birthday('income'), rule: 'DP-40' },
    { action: birthday('favours'), rule: 'DP-40' },
    { action: favour(1), rule: 'DP-40' },
    { action: twoSteps('income'), rule: 'DP-40' },
  ]);
  expect(barredFor(position({ friends: [0], favours: [4], income: [4] }), 0)).toEqual([]);
  expect(barredFor(position({ ...wanted, tiles: [], income: [0], river: [1] }), 0)).toEqual([]);
  expect(barredFor(position({ ...wanted, tiles: [], income: [0], favours: [1] }), 0)).toEqual([
    { action: favour(1), rule: 'DP-40' },
  ]);
});

test('DP-41 a payment in an event is shown as barred to players who can’t pay, and to nobody else', () => {
  expect(barredFor(turnUp('E1', { money: [1000] }), 0)).toEqual([{ action: PAY, rule: 'DP-41' }]);
  expect(barredFor(turnUp('E9', { money: [1000], jail: [1] }), 0)).toEqual([{ action: BAIL_OUT, rule: 'DP-41' }]);
  expect(barredFor(turnUp('E2', { money: [0], car: 9, jail: [1] }), 0)).toEqual([]);
  for (const event of ['E1', 'E2', 'E9'] as const)
    expect(barredFor(turnUp(event, { jail: [1], car: 9 }), 0)).toEqual([]);
});
