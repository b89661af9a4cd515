import { expect, test } from 'vitest';
import {
  DONE,
  discard,
  discardTwo,
  exchange,
  good,
  member,
  suitcaseIt,
  TAKE_HORSE_HEAD,
  take,
  thug,
} from '../testing/answers.ts';
import { suitcased, took } from '../testing/expected-events.ts';
import { position } from '../testing/position.ts';
import {
  after,
  answers,
  barredTo,
  decision,
  events,
  eventsOf,
  hand,
  iconsLeft,
  piles,
  refusal,
  suitcase,
} from '../testing/scene.ts';

const FULL = { $1: 30, $2: 30, $3: 30, $5: 30, gun: 8, 'blood-money': 8, booze: 8, narcotics: 8 };

test.each([
  ['$1', 'bar', 29],
  ['$2', 'brewery', 29],
  ['$3', 'polks-hobby-shop', 29],
  ['$5', 'night-club', 29],
])('CE-I1 the icon %s takes a money card of that value, openly', (money, business, left) => {
  const scene = position({ tiles: { queens: 'brewery', midtown: 'polks-hobby-shop', chelsea: 'night-club' } });
  const taken = after(scene, [0, thug(business)], [0, take(money)]);
  expect(hand(taken, 0)).toBe(money);
  expect(piles(taken)).toEqual({ ...FULL, [money]: left });
  for (const seat of [null, 1]) expect(events(taken, seat)[1]).toEqual(took(0, money));
});

test.each([
  ['gun', 'gun-shop'],
  ['blood-money', 'calvary-cemetery'],
  ['booze', 'bar'],
  ['narcotics', 'polks-hobby-shop'],
])('CE-I2 the icon %s takes a card of that good, openly', (kind, business) => {
  const scene = position({ tiles: { midtown: 'polks-hobby-shop' } });
  const taken = after(scene, [0, thug(business)], [0, take(kind)]);
  expect(hand(taken, 0)).toBe(kind);
  expect(piles(taken)).toEqual({ ...FULL, [kind]: 7 });
  for (const seat of [null, 1]) expect(events(taken, seat)[1]).toEqual(took(0, kind));
});

test('CE-I5 suitcase: one money card from hand, shown to all, goes into the suitcase', () => {
  const scene = position({ turn: 1, hands: ['$2', '$1 2×$3 gun skim'], suitcases: ['', '$5'] });
  const there = after(scene, [1, thug('korean-laundry')], [1, take('$1')]);
  expect(answers(there, 1)).toEqual([suitcaseIt('$1'), suitcaseIt('$3'), DONE]);
  const done = after(there, [1, suitcaseIt('$3')]);
  expect([hand(done, 1), suitcase(done, 1)]).toEqual(['2×$1 $3 gun skim:Z', '$3 $5']);
  for (const seat of [null, 0, 2]) expect(events(done, seat)[2]).toEqual(suitcased(1, '$3'));
  expect(decision(done)).toEqual(['turn', 2]);
});

test('CE-I5 money that isn’t in hand, and goods, don’t go into a suitcase', () => {
  const there = after(position({ hands: ['$1 gun'] }), [0, thug('tax-office')]);
  expect(refusal(there, 0, suitcaseIt('$2'))).toEqual({ code: 'not-legal', rule: 'CE-I10' });
  expect(refusal(there, 0, suitcaseIt('gun'))).toEqual({ code: 'not-legal', rule: 'CE-I10' });
});

test('CE-I5 without money in hand nobody is asked', () => {
  const hands = ['gun skim mayor-1', '$5'];
  const there = after(position({ hands, suitcases: ['$5'] }), [0, thug('tax-office')]);
  expect(decision(there)).toEqual(['turn', 1]);
  expect(iconsLeft(there)).toEqual([['suitcase', 'suitcase']]);
});

test('CE-I7, CE-38 Horse Head: the player has it at once, and the turn still passes to the left', () => {
  const scene = position({ turn: 1, horseHead: 0 });
  const taken = after(scene, [1, thug('barber')], [1, TAKE_HORSE_HEAD]);
  expect(taken.state.open.horseHead).toBe(1);
  expect(events(taken, 0)[1]).toEqual({ type: 'horse-head', seat: 1 });
  const done = after(taken, [1, DONE]);
  expect([decision(done), done.state.open.horseHead]).toEqual([['turn', 2], 1]);
});

test('CE-I7, CE-38 its holder may use the icon without effect', () => {
  const there = after(position({ tiles: { chelsea: 'racetrack' } }), [0, thug('racetrack')]);
  expect(answers(there, 0)).toEqual([take('$3'), TAKE_HORSE_HEAD, DONE]);
  const used = after(there, [0, TAKE_HORSE_HEAD]);
  expect([used.state.open.horseHead, answers(used, 0)]).toEqual([0, [take('$3'), DONE]]);
});

test('CE-I10 an icon shown several times may be used that often, and not more often', () => {
  const scene = position({ hands: ['5×$1'], tiles: { queens: 'central-bank' } });
  const twice = after(scene, [0, thug('central-bank')], [0, suitcaseIt('$1')], [0, suitcaseIt('$1')]);
  expect(answers(twice, 0)).toEqual([suitcaseIt('$1'), DONE]);
  const thrice = after(twice, [0, suitcaseIt('$1')]);
  expect([hand(thrice, 0), suitcase(thrice, 0)]).toEqual(['2×$1', '3×$1']);
  expect([decision(thrice), iconsLeft(thrice)]).toEqual([['turn', 1], []]);
});

test('CE-I10 each use is optional: everybody sees the icons left', () => {
  const scene = position({ hands: ['$1'], tiles: { queens: 'harbor-warehouse' } });
  const none = after(scene, [0, thug('harbor-warehouse')], [0, DONE]);
  expect(hand(none, 0)).toBe('$1');
  expect(events(none, 1).slice(1)).toEqual([
    { type: 'icons-left', seat: 0, icons: [0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0] },
    { type: 'turn', seat: 1 },
  ]);
  const some = after(scene, [0, thug('harbor-warehouse')], [0, take('narcotics')], [0, DONE]);
  expect([hand(some, 0), iconsLeft(some)]).toEqual(['$1 narcotics', [['$2', 'job']]]);
});

test('CE-I10 after the last icon nobody is asked again', () => {
  const done = after(position(), [0, thug('gun-shop')], [0, take('$1')], [0, take('gun')]);
  expect([decision(done), hand(done, 0), iconsLeft(done)]).toEqual([['turn', 1], '$1 gun', []]);
});

test('CE-I10 back and forth: a Gun from one business pays the trade of another, its $5 goes to the suitcase of a third', () => {
  const scene = position({ hands: ['$1 $2'], tiles: { 'upper-east-side': 'savings-bank' } });
  const done = after(
    scene,
    [0, member('F05')],
    [0, suitcaseIt('$2')],
    [0, take('gun')],
    [0, discardTwo],
    [0, discard('gun')],
    [0, discard('$1')],
    [0, suitcaseIt('$5')],
  );
  expect([hand(done, 0), suitcase(done, 0), decision(done)]).toEqual(['', '$2 $5', ['turn', 1]]);
});

test('CE-I10 back and forth between the two businesses of one turf: the good of an exchange is traded on', () => {
  const scene = position({ hands: ['$1 $2'], tiles: { 'upper-east-side': 'genco-import' } });
  const done = after(
    scene,
    [0, member('F13')],
    [0, exchange],
    [0, discard('$1')],
    [0, good('booze')],
    [0, discardTwo],
    [0, discard('booze')],
    [0, discard('$2')],
    [0, take('blood-money')],
  );
  expect([hand(done, 0), decision(done)]).toEqual(['$5 blood-money', ['turn', 1]]);
});

test('CE-24 an icon whose pile is empty is refused with that rule, and skipped if nothing else is left', () => {
  const scene = position({ piles: { gun: 0, booze: 0 } });
  const there = after(scene, [0, thug('gun-shop')]);
  expect(answers(there, 0)).toEqual([take('$1'), DONE]);
  expect(barredTo(there, 0)).toEqual([{ action: take('gun'), rule: 'CE-24' }]);
  expect(refusal(there, 0, take('gun'))).toEqual({ code: 'not-legal', rule: 'CE-24' });
  const done = after(there, [0, take('$1')]);
  expect([decision(done), iconsLeft(done)]).toEqual([['turn', 1], [['gun']]]);
});

test('CE-I1, CE-24 money of the next lower value is taken for the icon of an empty pile', () => {
  const scene = position({ tiles: { queens: 'night-club' }, piles: { $5: 0, $3: 0 } });
  const there = after(scene, [0, thug('night-club')]);
  expect(answers(there, 0)).toEqual([take('$5'), DONE]);
  const done = after(there, [0, take('$5')]);
  expect(hand(done, 0)).toBe('$2');
  expect(eventsOf(done, 'took')).toEqual([took(0, '$2', '$5')]);
});

test('CE-24 a Back and a Front of empty piles ask nobody and give nothing', () => {
  const scene = position({ tiles: { queens: 'racetrack' }, piles: { $1: 0, $2: 0, 'blood-money': 0, booze: 0 } });
  const done = after(scene, [0, member('F14')]);
  expect([decision(done), hand(done, 0)]).toEqual([['turn', 1], '']);
  expect(eventsOf(done, 'took', 'none-left')).toEqual([]);
  expect(iconsLeft(done)).toEqual([['$2', 'blood-money', 'booze']]);
});

test('CE-24 the $1 of an empty pile is refused with that rule too', () => {
  const there = after(position({ piles: { $1: 0 } }), [0, thug('gun-shop')]);
  expect(barredTo(there, 0)).toEqual([{ action: take('$1'), rule: 'CE-24' }]);
  expect(refusal(there, 0, take('$1'))).toEqual({ code: 'not-legal', rule: 'CE-24' });
});

test('CE-24 all icons of empty piles are refused, in the order of the kinds', () => {
  const there = after(position({ hands: ['$1'], piles: { booze: 0, 'blood-money': 0 } }), [0, member('F16')]);
  expect(answers(there, 0)).toEqual([suitcaseIt('$1'), DONE]);
  expect(barredTo(there, 0)).toEqual(['blood-money', 'booze'].map(kind => ({ action: take(kind), rule: 'CE-24' })));
});
