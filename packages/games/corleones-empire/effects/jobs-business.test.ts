import { expect, test } from 'vitest';
import {
  COLLECT,
  DONE,
  front,
  job,
  LEAVE,
  member,
  REWARD,
  suitcaseIt,
  TAKE_HORSE_HEAD,
  take,
  thug,
  turf,
} from '../testing/answers.ts';
import { businessNamed, turfNamed } from '../testing/cards.ts';
import { doing } from '../testing/doing.ts';
import { noneLeft, took } from '../testing/expected-events.ts';
import { position } from '../testing/position.ts';
import { after, answers, decision, events, eventsOf, hand, iconsLeft, piles, standsAt } from '../testing/scene.ts';

test('CE-41 Shakedown: the Front of any business is used; no figure is placed', () => {
  const there = doing('shakedown:GMZ', { tiles: { queens: 'night-club' } });
  const used = after(there, [0, front('night-club')]);
  expect(events(used, 1).at(-1)).toEqual({ type: 'front', seat: 0, business: businessNamed('night-club') });
  const done = after(used, [0, take('$5')]);
  expect([hand(done, 0), standsAt(done, 'night-club'), decision(done)]).toEqual(['2×$5', 'nobody', ['turn', 1]]);
  expect(done.state.open.thugs).toEqual([2, 2, 2]);
});

test('CE-41 Shakedown: even an occupied business, no matter by whom', () => {
  const figures = { 'gun-shop': 1, bar: 0, 'calvary-cemetery': 'union-boss' } as const;
  for (const [business, good] of [
    ['gun-shop', 'gun'],
    ['bar', 'booze'],
    ['calvary-cemetery', 'blood-money'],
  ] as const) {
    const there = doing('shakedown:GMZ', { figures });
    const done = after(there, [0, front(business)], [0, take(good)], [0, take('$1')]);
    expect(hand(done, 0)).toBe(`$1 $5 ${good}`);
    expect(standsAt(done, business)).toBe(standsAt(there, business));
  }
});

test('CE-41 Shakedown: every icon of the Front is there to be used, each of them optional', () => {
  const done = after(doing('shakedown:GMZ', { turn: 1, horseHead: 0 }), [1, front('barber')], [1, TAKE_HORSE_HEAD]);
  expect(done.state.open.horseHead).toBe(1);
  expect(iconsLeft(after(done, [1, DONE]))).toEqual([['job']]);
});

test('CE-41 Shakedown skipped: only the $5', () => {
  const left = after(doing('shakedown:GMZ'), [0, LEAVE]);
  expect([hand(left, 0), decision(left)]).toEqual(['$5', ['turn', 1]]);
});

test('CE-41 Call in a Favor: the Backs of all businesses in one turf, and in no other', () => {
  const there = doing('call-in-a-favor:ZM', { hands: ['$1'], tiles: { midtown: 'savings-bank' } });
  const used = after(there, [0, turf('midtown')]);
  expect(events(used, 2).at(-1)).toEqual({ type: 'backs', seat: 0, turf: turfNamed('midtown') });
  expect(answers(used, 0)).toEqual([take('gun'), suitcaseIt('$1'), DONE]);
  const done = after(used, [0, take('gun')], [0, suitcaseIt('$1')]);
  expect([hand(done, 0), decision(done)]).toEqual(['$3 gun', ['turn', 1]]);
});

test('CE-41, CE-14 Call in a Favor: the controller of the turf gets nothing', () => {
  const there = doing('call-in-a-favor:ZM', { control: { midtown: [1] } });
  const done = after(there, [0, turf('midtown')], [0, take('gun')]);
  expect([hand(done, 0), hand(done, 1), decision(done)]).toEqual(['$3 gun', '', ['turn', 1]]);
  expect(eventsOf(done, 'goes-first')).toEqual([]);
});

test('CE-41, CE-17 Call in a Favor: the $3 taken first may go into the suitcase of the Korean Laundry', () => {
  const used = after(doing('call-in-a-favor:ZZ'), [0, REWARD], [0, turf('upper-west-side')]);
  expect(answers(used, 0)).toEqual([suitcaseIt('$3'), DONE]);
});

test('CE-41 Call in a Favor, Smuggling Run: for the player whose turn it is', () => {
  const favor = after(doing('call-in-a-favor:ZG', { turn: 1 }), [1, turf('midtown')], [1, take('gun')]);
  expect([hand(favor, 0), hand(favor, 1), decision(favor)]).toEqual(['', '$3 gun', ['turn', 2]]);
  const run = after(doing('smuggling-run:Z', { turn: 1 }), [1, COLLECT]);
  expect([hand(run, 0), hand(run, 1), decision(run)]).toEqual(['', '$2 gun blood-money', ['turn', 2]]);
});

test('CE-41 Protection Money: counts the turfs of the player whose turn it is', () => {
  const control = { midtown: [0], chelsea: [0], brooklyn: [1] };
  const done = after(doing('protection-money:MZ', { turn: 1, control }), [1, COLLECT]);
  expect([hand(done, 0), hand(done, 1), decision(done)]).toEqual(['', '$2 $3', ['turn', 2]]);
  expect(decision(doing('protection-money:MZ', { turn: 2, control }))).toEqual(['turn', 0]);
});

test.each([
  ['no turf', {}, '$3'],
  ['the first turf', { 'wall-street': [0] }, '$2 $3'],
  ['the last turf', { chelsea: [0] }, '$2 $3'],
  ['two turfs', { midtown: [1, 0], chelsea: [0] }, '2×$2 $3'],
  ['three turfs', { midtown: [0], chelsea: [0], brooklyn: [0] }, '3×$2 $3'],
  ['four turfs', { midtown: [0], chelsea: [0], brooklyn: [0], queens: [0] }, '3×$2 $3'],
  ['only covered markers', { midtown: [0, 1], chelsea: [0, 0, 2] }, '$3'],
])('CE-41 Protection Money with %s: one $2 for each turf controlled, three at most', (_turfs, control, held) => {
  const there = doing('protection-money:MZ', { control });
  const [asked] = decision(there);
  const done = asked === 'ability' ? after(there, [0, COLLECT]) : there;
  expect([hand(done, 0), decision(done)]).toEqual([held, ['turn', 1]]);
  expect(asked).toBe(held === '$3' ? 'turn' : 'ability');
});

test('CE-41, CE-24 Protection Money: the next lower value if the $2 run out', () => {
  const control = { midtown: [0], chelsea: [0], brooklyn: [0] };
  const there = doing('protection-money:MG', { control, piles: { $2: 1, $1: 1 } });
  const done = after(there, [0, COLLECT]);
  expect(hand(done, 0)).toBe('$1 $2 $3');
  expect(eventsOf(done, 'took', 'none-left')).toEqual([
    ...[took(0, '$2'), took(0, '$1', '$2'), noneLeft(0, '$2')],
    took(0, '$3'),
  ]);
});

test('CE-41, CE-24 Protection Money: without $2 and $1 there is nothing to do', () => {
  const done = doing('protection-money:MG', { control: { midtown: [0] }, piles: { $2: 0, $1: 0 } });
  expect([hand(done, 0), decision(done)]).toEqual(['$3', ['turn', 1]]);
});

test('CE-41 Protection Money may be skipped', () => {
  const there = doing('protection-money:MZ', { control: { midtown: [0] } });
  expect(answers(there, 0)).toEqual([COLLECT, REWARD, LEAVE]);
  expect(hand(after(there, [0, LEAVE]), 0)).toBe('$3');
});

test.each([
  ['Z', '$2 gun blood-money'],
  ['M', '$2 gun booze'],
  ['G', '$2 blood-money booze'],
])('CE-41 Smuggling Run for %s: the two basic goods that it doesn’t cost', (cost, held) => {
  const there = doing(`smuggling-run:${cost}`);
  expect(answers(there, 0)).toEqual([COLLECT, REWARD, LEAVE]);
  expect(hand(after(there, [0, COLLECT]), 0)).toBe(held);
});

test('CE-41 Smuggling Run: the printed cost counts, even if Narcotics were paid', () => {
  const scene = position({ hands: ['narcotics smuggling-run:M'] });
  const done = after(scene, [0, job('smuggling-run:M')], [0, COLLECT]);
  expect([hand(done, 0), piles(done).narcotics]).toEqual(['$2 gun booze', 8]);
});

test('CE-41, CE-24 Smuggling Run: nothing is taken from an empty pile', () => {
  const done = after(doing('smuggling-run:M', { piles: { gun: 0 } }), [0, COLLECT]);
  expect([hand(done, 0), eventsOf(done, 'none-left')]).toEqual(['$2 booze', [noneLeft(0, 'gun')]]);
  const other = after(doing('smuggling-run:M', { piles: { booze: 0 } }), [0, COLLECT]);
  expect(hand(other, 0)).toBe('$2 gun');
  const none = doing('smuggling-run:M', { piles: { gun: 0, booze: 0 } });
  expect([hand(none, 0), decision(none)]).toEqual(['$2', ['turn', 1]]);
});

test('CE-14, CE-41 a job doesn’t take a space: others place their figures as before', () => {
  const done = after(doing('shakedown:GMZ'), [0, front('bar')], [0, DONE]);
  const next = after(done, [1, thug('bar')], [1, DONE], [2, member('F14')], [2, DONE]);
  expect([standsAt(next, 'bar'), standsAt(next, 'F14'), decision(next)]).toEqual([
    'thug of 1',
    'don of 2',
    ['turn', 0],
  ]);
});
