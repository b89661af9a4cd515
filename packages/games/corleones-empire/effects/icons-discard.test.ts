import { expect, test } from 'vitest';
import {
  DONE,
  discard,
  discardOne,
  discardThree,
  discardTwo,
  exchange,
  good,
  member,
  suitcaseIt,
  take,
  thug,
} from '../testing/answers.ts';
import { noneLeft, took } from '../testing/expected-events.ts';
import { type Position, position, type Scene } from '../testing/position.ts';
import {
  after,
  answers,
  barredTo,
  decision,
  events,
  eventsOf,
  hand,
  iconsLeft,
  jobs,
  piles,
  refusal,
} from '../testing/scene.ts';

const NO_MONEY = { $1: 0, $2: 0, $3: 0, $5: 0 };
const NO_GOODS = { gun: 0, 'blood-money': 0, booze: 0 };

/** Player 1 on the Pawn Shop's Front: discard 1, take a $5. */
const atPawnShop = (wanted: Position): Scene => after(position({ turn: 1, ...wanted }), [1, thug('pawn-shop')]);
/** Player 1 on Best & Co.'s Front: discard 3, take a $3 and a $5. */
const atBestAndCo = (wanted: Position): Scene =>
  after(position({ turn: 1, tiles: { queens: 'best-and-co' }, ...wanted }), [1, thug('best-and-co')]);
/** Player 1 on Genco Import's Front: discard 1, take a basic good; and $3. */
const atGenco = (wanted: Position): Scene =>
  after(position({ turn: 1, tiles: { queens: 'genco-import' }, ...wanted }), [1, thug('genco-import')]);

test('CE-I3 discard two cards of your choice, take a $5', () => {
  const scene = position({ turn: 1, hands: ['', '$1 $2 gun'] });
  const there = after(scene, [1, member('F13')], [1, take('blood-money')], [1, discardTwo]);
  expect(answers(there, 1)).toEqual(['$1', '$2', 'gun', 'blood-money'].map(discard));
  const one = after(there, [1, discard('$1')]);
  expect(decision(one)).toEqual(['discard', 1]);
  expect(answers(one, 1)).toEqual(['$2', 'gun', 'blood-money'].map(discard));
  const two = after(one, [1, discard('gun')]);
  expect([hand(two, 1), decision(two)]).toEqual(['$2 $5 blood-money', ['turn', 2]]);
  expect(piles(two)).toMatchObject({ $1: 30, $2: 29, $5: 29, gun: 8, 'blood-money': 7 });
});

test('CE-I4 discard one card, take a $5', () => {
  const there = atPawnShop({ hands: ['', '$1 $2'] });
  expect(answers(there, 1)).toEqual([discardOne, DONE]);
  const done = after(there, [1, discardOne], [1, discard('$2')]);
  expect([hand(done, 1), decision(done)]).toEqual(['$1 $5', ['turn', 2]]);
});

test('CE-I9 discard three cards, take a $3 and a $5', () => {
  const done = after(
    atBestAndCo({ hands: ['', '$1 $2 gun booze'] }),
    [1, discardThree],
    [1, discard('$1')],
    [1, discard('$2')],
    [1, discard('booze')],
  );
  expect([hand(done, 1), decision(done)]).toEqual(['$3 $5 gun', ['turn', 2]]);
  expect(eventsOf(done, 'took')).toEqual([took(1, '$3'), took(1, '$5')]);
});

test('CE-I11, CE-30 money and goods are discarded to the piles', () => {
  const scene = { hands: ['', '$1 narcotics'] };
  const money = after(atPawnShop(scene), [1, discardOne], [1, discard('$1')]);
  expect([hand(money, 1), piles(money).$1, piles(money).narcotics]).toEqual(['$5 narcotics', 30, 7]);
  const goods = after(atPawnShop(scene), [1, discardOne], [1, discard('narcotics')]);
  expect([hand(goods, 1), piles(goods).$1, piles(goods).narcotics]).toEqual(['$1 $5', 29, 8]);
});

test('CE-I11, CE-30 a job is discarded face up onto the discarded jobs: everybody is told which', () => {
  const there = atPawnShop({ hands: ['', 'heist skim:M'], jobDiscard: 'rough-up' });
  const done = after(there, [1, discardOne], [1, discard('job skim:M')]);
  expect([hand(done, 1), jobs(done.state.open.jobDiscard)]).toEqual(['$5 heist:GZZ', 'rough-up:G skim:M']);
  for (const seat of [null, 0, 1]) expect(events(done, seat)[1]).toEqual({ type: 'discarded', seat: 1, card: 52 });
  expect(done.state.recalled.jobs[1]).toEqual([1]);
});

test('CE-I11, CE-30 a discarded ally leaves the game', () => {
  const there = atPawnShop({ hands: ['', '$1 tax-advisor mayor-1'] });
  expect(answers(after(there, [1, discardOne]), 1)).toEqual(['$1', 'ally tax-advisor', 'ally mayor-1'].map(discard));
  const done = after(there, [1, discardOne], [1, discard('ally tax-advisor')]);
  expect(hand(done, 1)).toBe('$1 $5 mayor-1');
  expect(done.state.open.gone).toEqual([...there.state.open.gone, 3]);
  expect(events(done, 2)[1]).toEqual({ type: 'discarded', seat: 1, card: 103 });
});

test('CE-I11 equal jobs are listed once, even with another job between them', () => {
  const there = after(atPawnShop({ hands: ['', '2×rough-up 2×skim:M skim:Z'] }), [1, discardOne]);
  expect(answers(there, 1)).toEqual(['job rough-up', 'job skim:Z', 'job skim:M'].map(discard));
});

test.each([
  ['discard 2', 'F03', '$1', discardTwo],
  ['discard 2', 'F03', 'skim', discardTwo],
])('CE-I11 %s is refused from %s with only %s: in full or not at all', (_icon, space, held, trade) => {
  const scene = position({ turn: 1, hands: ['', held], tiles: { 'upper-east-side': 'racetrack' } });
  const there = after(scene, [1, member(space)]);
  expect(barredTo(there, 1)).toEqual([{ action: trade, rule: 'CE-I11' }]);
  expect(refusal(there, 1, trade)).toEqual({ code: 'not-legal', rule: 'CE-I11' });
  const taken = after(there, [1, take('$2')]);
  expect(answers(taken, 1)).toContainEqual(discardTwo);
});

test('CE-I11 jobs and allies count towards the full number of cards', () => {
  const there = atBestAndCo({ hands: ['', 'skim mayor-1 booze'] });
  expect(answers(there, 1)).toEqual([discardThree, DONE]);
  const cards = ['job skim', 'ally mayor-1', 'booze'].map(card => [1, discard(card)] as const);
  expect(hand(after(there, [1, discardThree], ...cards), 1)).toBe('$3 $5');
});

test('CE-I11 with two cards the trade of three isn’t possible, with none that of one: nobody is asked', () => {
  const two = atBestAndCo({ hands: ['', 'skim mayor-1'] });
  expect([decision(two), iconsLeft(two)]).toEqual([['turn', 2], [['discard-3']]]);
  const none = atPawnShop({ hands: ['$1', ''] });
  expect([decision(none), iconsLeft(none)]).toEqual([['turn', 2], [['discard-1']]]);
});

test('CE-I11 a trade that has begun must be finished', () => {
  const there = after(atBestAndCo({ hands: ['', '$1 $2 $3'] }), [1, discardThree], [1, discard('$1')]);
  expect(refusal(there, 1, DONE)).toEqual({ code: 'not-legal', rule: 'CE-I11' });
  expect(refusal(there, 1, discard('$1'))).toEqual({ code: 'not-legal', rule: 'CE-I11' });
});

test('CE-I11, CE-24 the discard comes before the taking: the only money in the piles is what was discarded', () => {
  const done = after(atPawnShop({ hands: ['', '$1 gun'], piles: NO_MONEY }), [1, discardOne], [1, discard('$1')]);
  expect(hand(done, 1)).toBe('$1 gun');
  expect(eventsOf(done, 'discarded', 'took')).toEqual([{ type: 'discarded', seat: 1, card: 0 }, took(1, '$1', '$5')]);
});

test('CE-I11, CE-24 without any money in the piles a trade takes nothing', () => {
  const done = after(atPawnShop({ hands: ['', '$1 gun'], piles: NO_MONEY }), [1, discardOne], [1, discard('gun')]);
  expect([hand(done, 1), eventsOf(done, 'none-left')]).toEqual(['$1', [noneLeft(1, '$5')]]);
});

test('CE-I9, CE-24 without $5 the trade of three takes $3 twice', () => {
  const cards = ['gun', 'booze', '$1'].map(card => [1, discard(card)] as const);
  const done = after(atBestAndCo({ hands: ['', 'gun booze $1'], piles: { $5: 0 } }), [1, discardThree], ...cards);
  expect([hand(done, 1), eventsOf(done, 'took')]).toEqual(['2×$3', [took(1, '$3'), took(1, '$3', '$5')]]);
});

test('CE-I8 discard one card, then take a Gun, Blood Money or Booze: never Narcotics', () => {
  const there = after(atGenco({ hands: ['', '$1 $2'] }), [1, exchange], [1, discard('$1')]);
  expect(decision(there)).toEqual(['good', 1]);
  expect(answers(there, 1)).toEqual(['gun', 'blood-money', 'booze'].map(good));
  expect(refusal(there, 1, good('narcotics'))).toEqual({ code: 'not-legal', rule: 'CE-I8' });
  const done = after(there, [1, good('blood-money')]);
  expect([hand(done, 1), answers(done, 1)]).toEqual(['$2 blood-money', [take('$3'), DONE]]);
  expect(piles(done)).toMatchObject({ $1: 30, 'blood-money': 7 });
});

test('CE-I8, CE-I11 goods of empty piles aren’t available; the only one left is taken without asking', () => {
  const two = after(atGenco({ hands: ['', '$1'], piles: { gun: 0 } }), [1, exchange], [1, discard('$1')]);
  expect(answers(two, 1)).toEqual(['blood-money', 'booze'].map(good));
  const one = after(atGenco({ hands: ['', '$1'], piles: { gun: 0, booze: 0 } }), [1, exchange], [1, discard('$1')]);
  expect([hand(one, 1), answers(one, 1)]).toEqual(['blood-money', [take('$3'), DONE]]);
});

test('CE-I8, CE-I11 the discarded good may be taken back, or be the choice it makes', () => {
  const there = after(atGenco({ hands: ['', 'gun'], piles: { gun: 0, booze: 0 } }), [1, exchange], [1, discard('gun')]);
  expect(answers(there, 1)).toEqual(['gun', 'blood-money'].map(good));
});

test('CE-I8, CE-I11 all three piles empty: only a basic good may be discarded, and it comes back', () => {
  const there = after(atGenco({ hands: ['', '$1 booze narcotics skim'], piles: NO_GOODS }), [1, exchange]);
  expect(answers(there, 1)).toEqual([discard('booze')]);
  for (const card of ['$1', 'narcotics', 'job skim'])
    expect(refusal(there, 1, discard(card))).toEqual({ code: 'not-legal', rule: 'CE-I11' });
  const done = after(there, [1, discard('booze')]);
  expect([hand(done, 1), piles(done).booze]).toEqual(['$1 booze narcotics skim:Z', 0]);
});

test('CE-I8, CE-I11 all three piles empty and no basic good in hand: it can’t be used', () => {
  const there = atGenco({ hands: ['gun', '$1 narcotics skim'], piles: NO_GOODS });
  expect(answers(there, 1)).toEqual([take('$3'), DONE]);
  expect(refusal(there, 1, exchange)).toEqual({ code: 'not-legal', rule: 'CE-I11' });
  for (const kind of ['gun', 'blood-money', 'booze'])
    expect(answers(atGenco({ hands: ['', kind], piles: NO_GOODS }), 1)).toEqual([take('$3'), exchange, DONE]);
});

test('CE-I8 with an empty hand it can’t be used', () => {
  const there = atGenco({});
  expect(answers(there, 1)).toEqual([take('$3'), DONE]);
  expect(answers(after(there, [1, take('$3')]), 1)).toEqual([exchange, DONE]);
});

test('CE-I11 all impossible trades are refused, the larger one first', () => {
  const there = after(position({ turn: 1, tiles: { queens: 'genco-import' } }), [1, member('F13')]);
  expect(answers(there, 1)).toEqual([take('blood-money'), DONE]);
  expect(barredTo(there, 1)).toEqual([discardTwo, exchange].map(action => ({ action, rule: 'CE-I11' })));
});

test('CE-I3, CE-I4 the cards of other players and in the suitcase don’t count', () => {
  const there = after(position({ turn: 1, hands: ['3×$5 gun', '$1'], suitcases: ['', '3×$2'] }), [1, member('F03')]);
  expect(answers(there, 1)).toEqual([suitcaseIt('$1'), DONE]);
});
