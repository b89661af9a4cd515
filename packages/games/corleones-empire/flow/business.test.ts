import { expect, test } from 'vitest';
import { ally, DONE, hit, job, member, OUT, SEAL, TAKE_HORSE_HEAD, take, takeAlly, thug } from '../testing/answers.ts';
import { type Position, position, type Scene } from '../testing/position.ts';
import { after, answers, decision, eventsOf, refusal, standsAt } from '../testing/scene.ts';
import { NEUTRAL } from '../types.ts';

const types = (list: readonly object[]): string[] => list.map(event => (event as { type: string }).type);

/** Puts a Thug on a business and leaves its icons. */
const idleThug = (scene: Scene, seat: number, business: string): Scene =>
  after(scene, [seat, thug(business)], [seat, DONE]);
const GOOD_PLACES = ['bar', 'calvary-cemetery', 'gun-shop', 'korean-laundry', 'barber'];
const order = (scene: Scene): unknown[] => eventsOf(scene, 'turn').map(event => (event as { seat: number }).seat);

test.each([
  [2, 1, [1, 0, 1, 0, 1]],
  [3, 1, [1, 2, 0, 1, 2]],
  [4, 3, [3, 0, 1, 2, 3]],
  [5, 0, [0, 1, 2, 3, 4, 0]],
])(
  'CE-7 %i players: from the Horse Head of seat %i clockwise, one action each, again and again',
  (seats, first, turns) => {
    let scene = position({
      seats,
      phase: 'business',
      turn: 0,
      horseHead: first,
      hands: ['$1', '$1', '$1', '$1', '$1'],
    });
    for (const [i, seat] of turns.slice(0, -1).entries()) {
      expect(decision(scene)).toEqual(['turn', seat]);
      expect(scene.state.open.turn).toBe(seat);
      scene = idleThug(scene, seat, GOOD_PLACES[i]!);
    }
    expect(order(scene)).toEqual(turns);
  },
);

test('CE-7 there is no passing', () => {
  const scene = position();
  for (const answer of [DONE, OUT, { type: 'pass' }])
    expect(refusal(scene, 0, answer)).toEqual({ code: 'not-legal', rule: 'CE-7' });
});

test('CE-7 players who are out are skipped, even several in a row or the first of a round', () => {
  const skipping = (seats: number, out: number[], turn: number): unknown[] =>
    order(idleThug(position({ seats, out, turn }), turn, 'gun-shop'));
  expect(skipping(4, [1], 0)).toEqual([2]);
  expect(skipping(5, [1, 2, 3], 0)).toEqual([4]);
  expect(skipping(4, [0, 1], 3)).toEqual([2]);
  expect(skipping(3, [1, 2], 0)).toEqual([0]);
  expect(order(position({ phase: 'business', seats: 4, horseHead: 2, out: [2, 3] }))).toEqual([0]);
});

/** One figure left each, and cards that could still be played. */
const LAST: Position = {
  hands: ['gun rough-up mayor-1', 'booze skim:Z', ''],
  reserve: [
    [1, 0],
    [1, 0],
    [0, 1],
  ],
};

test('CE-7, CE-18, CE-19 without figures a player is out at once, even with jobs and allies left', () => {
  const scene = after(position(LAST), [0, thug('gun-shop')], [0, take('gun')], [0, take('$1')]);
  expect(eventsOf(scene, 'thug', 'took', 'out', 'turn')).toEqual([
    { type: 'thug', seat: 0, business: 5 },
    { type: 'took', seat: 0, kind: 4, instead: null },
    { type: 'took', seat: 0, kind: 0, instead: null },
    { type: 'out', seat: 0 },
    { type: 'turn', seat: 1 },
  ]);
  expect(scene.state.open.out).toEqual([true, false, false]);
  for (const answer of [job('rough-up'), ally('mayor-1')])
    expect(refusal(scene, 0, answer)).toEqual({ code: 'not-awaited', rule: null });
});

test('CE-7, CE-14 the last figure may be a Family Member', () => {
  const scene = after(position({ ...LAST, turn: 2 }), [2, member('F14')], [2, DONE]);
  expect(scene.state.open.out).toEqual([false, false, true]);
});

test.each([
  ['a Thug', [1, 0], 'bar'],
  ['a Family Member', [0, 1], 'bar'],
] as const)('CE-7 a player with %s left isn’t out', (_what, left, business) => {
  const reserve = [[1 + left[0], left[1]]] as const;
  const scene = idleThug(position({ ...LAST, reserve }), 0, business);
  expect(scene.state.open.out).toEqual([false, false, false]);
  expect(eventsOf(scene, 'out')).toEqual([]);
});

test('CE-7, CE-8 when all are out the phase ends, and the turf war begins', () => {
  const one = idleThug(position({ ...LAST, suitcases: ['$1'] }), 0, 'gun-shop');
  const two = idleThug(one, 1, 'bar');
  expect(decision(two)).toEqual(['turn', 2]);
  expect(two.state.open.phase).toBe('business');
  const all = after(two, [2, member('F14')], [2, DONE]);
  expect(types(eventsOf(all, 'out', 'turn', 'turf-war'))).toEqual([
    ...['out', 'turn', 'out', 'turn', 'out'],
    ...new Array(7).fill('turf-war'),
  ]);
  expect(decision(all)).toEqual(['bid', 0]);
});

test('CE-7 the last player in the phase goes on until they are out too', () => {
  const scene = position({ out: [1, 2], reserve: [[2, 1]] });
  const two = idleThug(idleThug(scene, 0, 'gun-shop'), 0, 'bar');
  expect(order(two)).toEqual([0, 0]);
  const done = after(two, [0, member('F14')], [0, DONE]);
  expect(eventsOf(done, 'out')).toEqual([{ type: 'out', seat: 0 }]);
});

/** Every Thug space is taken, and seat 0 has only a Thug. */
const FULL: Position = {
  seats: 4,
  figures: {
    ...{
      'tax-office': 0,
      bar: 1,
      'pawn-shop': 1,
      'calvary-cemetery': 2,
      'korean-laundry': 2,
      'gun-shop': 3,
      barber: 3,
    },
    F14: 0,
  },
};

test('CE-7 figures but no legal action at all: the only answer is to be out', () => {
  const scene = position(FULL);
  expect(answers(scene, 0)).toEqual([OUT]);
  const out = after(scene, [0, OUT]);
  expect(eventsOf(out, 'out', 'turn')).toEqual([
    { type: 'out', seat: 0 },
    { type: 'turn', seat: 1 },
  ]);
  expect(out.state.open.out).toEqual([true, false, false, false]);
  expect(out.state.open.thugs[0]).toBe(1);
});

test('CE-7 no legal action, even with Family Members only, when every round space is taken', () => {
  const scene = position({ reserve: [[0, 1]] });
  scene.state.open.memberAt.fill(NEUTRAL);
  expect(answers(scene, 0)).toEqual([OUT]);
  scene.state.open.memberAt[6] = -1;
  expect(answers(scene, 0)).toEqual([member('F07')]);
});

test.each([
  ['a job that can be paid', 'gun rough-up', job('rough-up')],
  ['an ally', 'mayor-1', ally('mayor-1')],
])('CE-7 with %s there is a legal action, and it must be taken', (_what, hand, answer) => {
  const scene = position({ ...FULL, hands: [hand] });
  expect(answers(scene, 0)).toEqual([answer]);
  expect(refusal(scene, 0, OUT)).toEqual({ code: 'not-legal', rule: 'CE-7' });
});

test('CE-43 being out is final, even if a space becomes free', () => {
  const scene = position({ ...FULL, hands: ['', 'gun blood-money contract-hit:GM'] });
  const out = after(scene, [0, OUT], [1, job('contract-hit:GM')], [1, hit('gun-shop')]);
  expect(standsAt(out, 'gun-shop')).toBe('nobody');
  const round = after(out, [2, member('F15')], [2, DONE], [3, member('F12')], [3, DONE]);
  expect(order(round)).toEqual([1, 2, 3, 1]);
  expect(round.state.open.out).toEqual([true, false, true, true]);
});

test('CE-43 figures of a player who is out can still be gunned down', () => {
  const scene = position({ out: [1], figures: { bar: 1 }, hands: ['gun rough-up'] });
  const done = after(scene, [0, job('rough-up')], [0, hit('bar')]);
  expect([standsAt(done, 'bar'), done.state.open.hudson]).toEqual(['nobody', [7]]);
  expect(done.state.open.out).toEqual([false, true, false]);
});

test('CE-38 taking the Horse Head changes nothing in the current phase', () => {
  const scene = position({ seats: 4, turn: 1, horseHead: 0, hands: ['', '$1'] });
  const taken = after(scene, [1, thug('barber')], [1, TAKE_HORSE_HEAD], [1, DONE]);
  expect(eventsOf(taken, 'horse-head')).toEqual([{ type: 'horse-head', seat: 1 }]);
  expect(taken.state.open.horseHead).toBe(1);
  expect(decision(taken)).toEqual(['turn', 2]);
  const round = idleThug(idleThug(taken, 2, 'gun-shop'), 3, 'bar');
  expect(decision(round)).toEqual(['turn', 0]);
});

test('CE-38 the next family business begins with the holder of the Horse Head', () => {
  const scene = position({ phase: 'tribute', horseHead: 2, turn: 1 });
  expect(scene.state.open).toMatchObject({ act: 1, horseHead: 2, turn: 2 });
  expect(decision(scene)).toEqual(['turn', 2]);
});

test('CE-38 the next tie among bids goes by the Horse Head just taken', () => {
  const last: Position = {
    reserve: [
      [0, 0],
      [1, 0],
      [0, 0],
    ],
    out: [0, 2],
    turn: 1,
    horseHead: 0,
    suitcases: ['$1', '', '$1'],
    offered: 'mayor-1 tax-advisor',
  };
  const scene = after(position(last), [1, thug('barber')], [1, TAKE_HORSE_HEAD], [1, DONE]);
  const one = { type: 'bid', money: 0 };
  const sealed = after(scene, [0, one], [0, SEAL], [2, one], [2, SEAL]);
  expect(decision(sealed)).toEqual(['bribe', 2]);
  const taken = after(sealed, [2, takeAlly('mayor-1')]);
  expect(eventsOf(taken, 'bribed').map(event => (event as { seat: number }).seat)).toEqual([2, 0]);
});

test('CE-38 the holder of the Horse Head may use the icon without effect', () => {
  const scene = position({ horseHead: 0 });
  const taken = after(scene, [0, thug('barber')], [0, TAKE_HORSE_HEAD], [0, DONE]);
  expect(taken.state.open.horseHead).toBe(0);
  expect(eventsOf(taken, 'horse-head')).toEqual([{ type: 'horse-head', seat: 0 }]);
  expect(decision(taken)).toEqual(['turn', 1]);
});
