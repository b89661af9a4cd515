import { expect, test } from 'vitest';
import {
  ally,
  DONE,
  DRAW,
  first,
  front,
  job,
  keepJob,
  pick,
  publicJob,
  suitcaseIt,
  TAKE_HORSE_HEAD,
  take,
  thug,
  to,
} from '../testing/answers.ts';
import { goesFirst, took } from '../testing/expected-events.ts';
import { position, type Scene } from '../testing/position.ts';
import { after, answers, decision, events, eventsOf, hand, iconsLeft, refusal, suitcase } from '../testing/scene.ts';

test('CE-13 the active player decides who goes first: they or the controller of the turf', () => {
  const there = after(position({ turn: 1, control: { midtown: [2] } }), [1, thug('gun-shop')]);
  expect([decision(there), answers(there, 1)]).toEqual([
    ['front', 1],
    [first(1), first(2)],
  ]);
  expect(refusal(there, 1, first(0))).toEqual({ code: 'not-legal', rule: 'CE-13' });
  expect(refusal(there, 2, first(2))).toEqual({ code: 'not-awaited', rule: null });
});

test('CE-13 the active player uses everything, then the controller; then the turn passes to the active player’s left', () => {
  const there = after(position({ control: { midtown: [2] } }), [0, thug('gun-shop')], [0, first(0)]);
  expect([decision(there), answers(there, 0)]).toEqual([
    ['use', 0],
    [take('$1'), take('gun'), DONE],
  ]);
  const mine = after(there, [0, take('gun')], [0, take('$1')]);
  expect([decision(mine), answers(mine, 2)]).toEqual([
    ['use', 2],
    [take('$1'), take('gun'), DONE],
  ]);
  const done = after(mine, [2, take('gun')], [2, take('$1')]);
  expect([hand(done, 0), hand(done, 1), hand(done, 2)]).toEqual(['$1 gun', '', '$1 gun']);
  expect(decision(done)).toEqual(['turn', 1]);
  expect(events(done, 1).slice(1)).toEqual([
    goesFirst(0, 'gun-shop', 0),
    ...[took(0, 'gun'), took(0, '$1'), took(2, 'gun'), took(2, '$1')],
    { type: 'turn', seat: 1 },
  ]);
});

test('CE-13 the controller uses everything, then the active player', () => {
  const there = after(position({ turn: 1, control: { midtown: [0] } }), [1, thug('gun-shop')], [1, first(0)]);
  expect(decision(there)).toEqual(['use', 0]);
  const theirs = after(there, [0, take('gun')], [0, DONE]);
  expect([decision(theirs), answers(theirs, 1)]).toEqual([
    ['use', 1],
    [take('$1'), take('gun'), DONE],
  ]);
  const done = after(theirs, [1, take('$1')], [1, DONE]);
  expect([hand(done, 1), hand(done, 0), decision(done)]).toEqual(['$1', 'gun', ['turn', 2]]);
  expect(eventsOf(done, 'goes-first')).toEqual([goesFirst(1, 'gun-shop', 0)]);
});

test('CE-13 a turf that the active player or nobody controls is used once', () => {
  for (const control of [{ midtown: [0] }, { midtown: [2, 0] }, {}, { chelsea: [2] }]) {
    const done = after(position({ control }), [0, thug('gun-shop')], [0, take('gun')], [0, take('$1')]);
    expect([hand(done, 0), hand(done, 2), decision(done)]).toEqual(['$1 gun', '', ['turn', 1]]);
    expect(eventsOf(done, 'goes-first')).toEqual([]);
  }
});

test('CE-13, CE-27 the topmost marker controls, even if another player has more', () => {
  const there = after(position({ control: { midtown: [2, 2, 1] } }), [0, thug('gun-shop')]);
  expect(answers(there, 0)).toEqual([first(0), first(1)]);
});

test('CE-13 control of a turf holds for its tile too', () => {
  const scene = position({ control: { midtown: [1] }, tiles: { midtown: 'brewery' } });
  const done = after(scene, [0, thug('brewery')], [0, first(1)], [1, take('$2')], [1, take('booze')]);
  expect([hand(done, 1), decision(done)]).toEqual(['$2 booze', ['use', 0]]);
});

test('CE-13 a controller who is out of the phase uses it too', () => {
  const scene = position({
    control: { midtown: [1] },
    out: [1],
    reserve: [
      [2, 1],
      [0, 0],
    ],
  });
  const done = after(scene, [0, thug('gun-shop')], [0, first(0)], [0, DONE], [1, take('gun')], [1, DONE]);
  expect([hand(done, 1), decision(done)]).toEqual(['gun', ['turn', 2]]);
});

test('CE-13, CE-24 the player who goes first may take the last card', () => {
  const there = after(position({ control: { midtown: [1] }, piles: { gun: 1, $1: 1 } }), [0, thug('gun-shop')]);
  const mine = after(there, [0, first(0)], [0, take('gun')], [0, take('$1')]);
  expect([decision(mine), hand(mine, 0), iconsLeft(mine)]).toEqual([['turn', 1], '$1 gun', [['$1', 'gun']]]);
  const theirs = after(there, [0, first(1)], [1, take('gun')], [1, DONE]);
  expect([answers(theirs, 0), hand(theirs, 1)]).toEqual([[take('$1'), DONE], 'gun']);
});

test('CE-13 a controller who can’t use anything isn’t asked, but the order still is', () => {
  const scene = position({ hands: ['2×$1', 'gun'], control: { 'wall-street': [1] } });
  const there = after(scene, [0, thug('tax-office')]);
  expect(decision(there)).toEqual(['front', 0]);
  const done = after(there, [0, first(1)], [0, suitcaseIt('$1')], [0, suitcaseIt('$1')]);
  expect([suitcase(done, 0), decision(done)]).toEqual(['2×$1', ['turn', 1]]);
});

test('CE-13 each of them draws two jobs', () => {
  const scene = position({ control: { chelsea: [1] }, deck: 'heist skim rough-up drive-by' });
  const done = after(
    scene,
    [0, thug('barber')],
    [0, first(1)],
    ...[[1, DRAW] as const, [1, keepJob('heist', 'skim')] as const, [1, DONE] as const],
    ...[[0, DRAW] as const, [0, keepJob('rough-up', 'drive-by')] as const, [0, DONE] as const],
  );
  expect([hand(done, 0), hand(done, 1)]).toEqual(['rough-up:G', 'heist:GZZ']);
});

test.each([
  [0, 1],
  [1, 0],
])('CE-38 if both take the Horse Head, the second one keeps it: %i goes first, %i has it', (one, other) => {
  const scene = position({ horseHead: 2, control: { chelsea: [1] }, deck: '' });
  const done = after(scene, [0, thug('barber')], [0, first(one)], [one, TAKE_HORSE_HEAD], [other, TAKE_HORSE_HEAD]);
  expect([done.state.open.horseHead, decision(done)]).toEqual([other, ['turn', 1]]);
});

/** Both players use the Gun Shop's Front on player 2's turf, the active player first. */
function bothUse(there: Scene): Scene {
  expect([decision(there), answers(there, 0)]).toEqual([
    ['front', 0],
    [first(0), first(2)],
  ]);
  return after(there, [0, first(0)], [0, take('gun')], [0, DONE], [2, take('gun')], [2, take('$1')]);
}

test('CE-13 another controller uses the Front of a Shakedown too', () => {
  const cards = { hands: ['gun blood-money booze'], publicJobs: 'shakedown' };
  const scene = position({ ...cards, control: { midtown: [2] } });
  const done = bothUse(after(scene, [0, publicJob('shakedown')], [0, front('gun-shop')]));
  expect([hand(done, 0), hand(done, 2), decision(done)]).toEqual(['$5 gun', '$1 gun', ['turn', 1]]);
});

test('CE-13 another controller uses the Front of New Orders too', () => {
  const scene = position({
    hands: ['blood-money booze new-orders:ZM'],
    control: { midtown: [2] },
    figures: { bar: 0 },
  });
  const done = bothUse(after(scene, [0, job('new-orders:ZM')], [0, pick('bar')], [0, to('gun-shop')]));
  expect([hand(done, 0), hand(done, 2), decision(done)]).toEqual(['$2 gun', '$1 gun', ['turn', 1]]);
});

test('CE-13 another controller uses the Front of the Union Boss too', () => {
  const scene = position({ act: 3, hands: ['union-boss-3'], control: { midtown: [2] } });
  const used = bothUse(after(scene, [0, ally('union-boss-3')], [0, to('gun-shop')]));
  const done = after(used, [0, take('$5')]);
  expect([hand(done, 0), hand(done, 2), decision(done)]).toEqual(['$5 gun', '$1 gun', ['turn', 1]]);
});

test('CE-13 in the player’s own turf, cards ask nobody either', () => {
  const scene = position({ hands: ['union-boss-1'], control: { midtown: [2, 0] } });
  const there = after(scene, [0, ally('union-boss-1')], [0, to('gun-shop')]);
  expect(decision(there)).toEqual(['use', 0]);
});
