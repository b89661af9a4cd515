import { prompt, view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { DONE, give, job, LEAVE, OFFER, publicJob, REWARD, rob, suitcaseIt, thug } from '../testing/answers.ts';
import { doing } from '../testing/doing.ts';
import { suitcased, took } from '../testing/expected-events.ts';
import type { Position, Scene } from '../testing/position.ts';
import { after, answers, decision, events, hand, piles, refusal, suitcase, withLuck } from '../testing/scene.ts';

test('CE-41 Back Room Deal: up to three money cards from hand, shown, into the suitcase', () => {
  const there = doing('back-room-deal:MZ', { hands: ['$1 $2 2×$5 gun'] });
  expect(answers(there, 0)).toEqual([...['$1', '$2', '$5'].map(suitcaseIt), REWARD, LEAVE]);
  const two = after(there, [0, suitcaseIt('$5')], [0, suitcaseIt('$5')]);
  expect(answers(two, 0)).toEqual([suitcaseIt('$1'), suitcaseIt('$2'), LEAVE]);
  const done = after(two, [0, suitcaseIt('$1')]);
  expect([hand(done, 0), suitcase(done, 0), decision(done)]).toEqual(['3×$2 gun', '$1 2×$5', ['turn', 1]]);
  expect(events(done, 2).slice(2, 5)).toEqual(['$5', '$5', '$1'].map(money => suitcased(0, money)));
});

test('CE-41 Back Room Deal: fewer than three, or none', () => {
  const there = doing('back-room-deal:MG', { hands: ['$1 $2 $3'] });
  const one = after(there, [0, suitcaseIt('$3')], [0, LEAVE]);
  expect([hand(one, 0), suitcase(one, 0), decision(one)]).toEqual(['$1 3×$2', '$3', ['turn', 1]]);
  const none = after(there, [0, LEAVE]);
  expect([hand(none, 0), suitcase(none, 0)]).toEqual(['$1 3×$2 $3', '']);
});

test('CE-41, CE-17 Back Room Deal: with the reward taken first, it may go in too', () => {
  const there = after(doing('back-room-deal:ZG', { hands: ['$5'] }), [0, REWARD]);
  const done = after(there, ...['$2', '$5', '$2'].map(money => [0, suitcaseIt(money)] as const));
  expect([hand(done, 0), suitcase(done, 0), decision(done)]).toEqual(['', '2×$2 $5', ['turn', 1]]);
});

test('CE-41, CE-17 Back Room Deal: without money in hand the reward comes first by itself', () => {
  const there = doing('back-room-deal:MZ');
  expect([hand(there, 0), answers(there, 0)]).toEqual(['2×$2', [suitcaseIt('$2'), LEAVE]]);
  const done = after(there, [0, suitcaseIt('$2')], [0, suitcaseIt('$2')]);
  expect([hand(done, 0), suitcase(done, 0), decision(done)]).toEqual(['', '2×$2', ['turn', 1]]);
});

test('CE-17 Back Room Deal: the money never comes in the middle of the ability', () => {
  const five = after(doing('back-room-deal:MZ', { hands: ['$5'] }), [0, suitcaseIt('$5')]);
  expect([hand(five, 0), suitcase(five, 0), decision(five)]).toEqual(['2×$2', '$5', ['turn', 1]]);
  const both = after(doing('back-room-deal:MZ', { hands: ['$1 $5'] }), [0, suitcaseIt('$5')], [0, suitcaseIt('$1')]);
  expect([hand(both, 0), suitcase(both, 0), decision(both)]).toEqual(['2×$2', '$1 $5', ['turn', 1]]);
});

test('CE-41 Skim: one money card into the suitcase, not two', () => {
  const there = doing('skim:M', { hands: ['$1 $5'] });
  expect(answers(there, 0)).toEqual([suitcaseIt('$1'), suitcaseIt('$5'), REWARD, LEAVE]);
  const done = after(there, [0, suitcaseIt('$5')]);
  expect([hand(done, 0), suitcase(done, 0), decision(done)]).toEqual(['$1 $2', '$5', ['turn', 1]]);
  const left = after(there, [0, LEAVE]);
  expect([hand(left, 0), suitcase(left, 0)]).toEqual(['$1 $2 $5', '']);
});

test('CE-41 Back Room Deal, Skim: the money of the player whose turn it is', () => {
  const hands = ['$5', '$1 $3'];
  const deal = after(doing('back-room-deal:MZ', { turn: 1, hands }), [1, suitcaseIt('$3')], [1, suitcaseIt('$1')]);
  expect([suitcase(deal, 0), suitcase(deal, 1), hand(deal, 1)]).toEqual(['', '$1 $3', '2×$2']);
  const there = doing('skim:M', { turn: 1, hands });
  expect(answers(there, 1)).toEqual([suitcaseIt('$1'), suitcaseIt('$3'), REWARD, LEAVE]);
});

const OFFERED = { hands: ['$5', '$1 $3', '$2 gun', 'gun skim', '$5'], seats: 5 } as const;

test('CE-41 An Offer They Can’t Refuse: every opponent with money in hand picks one card, and nobody else', () => {
  const there = doing('offer:MMG', OFFERED);
  expect(answers(there, 0)).toEqual([OFFER, REWARD, LEAVE]);
  const asked = after(there, [0, OFFER]);
  expect(decision(asked)).toEqual(['offer', 1, 2, 4]);
  expect([1, 2, 4].map(seat => answers(asked, seat))).toEqual([[give('$1'), give('$3')], [give('$2')], [give('$5')]]);
  expect(refusal(asked, 1, give('$5'))).toEqual({ code: 'not-legal', rule: 'CE-41' });
  expect(refusal(asked, 1, LEAVE)).toEqual({ code: 'not-legal', rule: 'CE-41' });
  for (const seat of [0, 3]) expect(refusal(asked, seat, give('$5'))?.code).toBe('not-awaited');
});

test('CE-41 An Offer They Can’t Refuse: secret until everybody has picked; the highest goes into the suitcase, the others to the piles', () => {
  const there = doing('offer:MMG', OFFERED);
  const some = after(there, [0, OFFER], [4, give('$5')], [1, give('$3')]);
  expect(prompt(some.rules, some.state, 2)).toMatchObject({ kind: 'offer', secret: true });
  expect([events(some, 2), events(some, 0), decision(some)]).toEqual([events(there), events(there), ['offer', 2]]);
  expect([hand(some, 1), piles(some)]).toEqual(['$1 $3', piles(there)]);
  const other = after(there, [0, OFFER], [4, give('$5')], [1, give('$1')]);
  for (const seat of [0, 2, 4])
    expect(view(some.rules, some.state, seat)).toEqual(view(other.rules, other.state, seat));
  const done = after(some, [2, give('$2')]);
  for (const seat of [null, 0, 1, 3])
    expect(events(done, seat).slice(2, 4)).toEqual([
      { type: 'offered', seat: 0, money: [null, 2, 1, null, 3], best: 4 },
      took(0, '$5'),
    ]);
  expect([0, 1, 2, 3, 4].map(seat => hand(done, seat))).toEqual(['2×$5', '$1', 'gun', 'gun skim:Z', '']);
  expect([0, 4].map(seat => suitcase(done, seat))).toEqual(['$5', '']);
  expect(piles(done)).toEqual({ ...piles(there), $2: 30, $3: 30, $5: 27 });
  expect(decision(done)).toEqual(['turn', 1]);
});

test('CE-41 An Offer They Can’t Refuse: of equal cards one goes into the suitcase, the other to the piles', () => {
  const done = after(doing('offer:MMZ', { hands: ['', '$3', '$1 $3'] }), [0, OFFER], [2, give('$3')], [1, give('$3')]);
  expect([suitcase(done, 0), piles(done).$3, hand(done, 1), hand(done, 2)]).toEqual(['$3', 29, '', '$1']);
});

test('CE-41 An Offer They Can’t Refuse: a low card may win too, and the card of a single player goes into the suitcase', () => {
  const done = after(doing('offer:MMZ', { turn: 1, hands: ['', '$5', '$1 $5'] }), [1, OFFER], [2, give('$1')]);
  expect([suitcase(done, 1), hand(done, 2), hand(done, 1), piles(done).$1]).toEqual(['$1', '$5', '2×$5', 29]);
});

test('CE-41 An Offer They Can’t Refuse: does nothing if nobody has money in hand; if skipped, nobody is asked', () => {
  const none = doing('offer:MMZ', { hands: ['$1', 'gun', 'skim'], suitcases: ['', '$5', '$5'] });
  expect([hand(none, 0), decision(none)]).toEqual(['$1 $5', ['turn', 1]]);
  const alone = doing('offer:MMZ', { turn: 1, hands: ['gun', '$1'] });
  expect([hand(alone, 1), decision(alone)]).toEqual(['$1 $5', ['turn', 2]]);
  const left = after(doing('offer:MMZ', { hands: ['', '$3'] }), [0, LEAVE]);
  expect([hand(left, 0), hand(left, 1), decision(left)]).toEqual(['$5', '$3', ['turn', 1]]);
});

test('CE-43 An Offer They Can’t Refuse: a player who is out of the phase is asked too', () => {
  const wanted: Position = {
    hands: ['', '$3'],
    out: [1],
    reserve: [
      [2, 1],
      [0, 0],
    ],
  };
  expect(decision(after(doing('offer:MMZ', wanted), [0, OFFER]))).toEqual(['offer', 1]);
});

test('CE-41 Heist: only an opponent with money in the suitcase', () => {
  const suitcases = ['$5', '$1', '', '2×$2'];
  const there = doing('heist:GZZ', { seats: 4, suitcases, hands: ['', '', '$5'] });
  expect(answers(there, 0)).toEqual([rob(1), rob(3), REWARD, LEAVE]);
  for (const victim of [0, 2]) expect(refusal(there, 0, rob(victim))).toEqual({ code: 'not-legal', rule: 'CE-41' });
  const none = doing('heist:GZZ', { suitcases: ['$5'], hands: ['', '$1'] });
  expect([hand(none, 0), decision(none)]).toEqual(['$2 $3', ['turn', 1]]);
  const left = after(there, [0, LEAVE]);
  expect([hand(left, 0), suitcase(left, 1)]).toEqual(['$2 $3', '$1']);
});

/** Player 0 robs player 1; chance takes the card with that number, counted from the lowest value. */
const robbing = (cards: string, number: number, wanted: Position = {}): Scene => {
  const there = doing('heist:GZZ', { suitcases: ['$1', cards], ...wanted });
  const count = suitcase(there, 1)
    .split(' ')
    .reduce((sum, each) => sum + (each.includes('×') ? Number(each[0]) : 1), 0);
  return after(withLuck(there, 'heist', count, number), [0, rob(1)]);
};

test.each([
  [0, '$1', '$1 $2 $3', '2×$2 $3 2×$5'],
  [1, '$2', '2×$2 $3', '$1 $2 $3 2×$5'],
  [2, '$2', '2×$2 $3', '$1 $2 $3 2×$5'],
  [3, '$3', '$2 2×$3', '$1 2×$2 2×$5'],
  [4, '$5', '$2 $3 $5', '$1 2×$2 $3 $5'],
  [5, '$5', '$2 $3 $5', '$1 2×$2 $3 $5'],
])('CE-41 Heist: any card in the suitcase may be taken, here number %i, the %s', (number, _money, held, left) => {
  const done = robbing('$1 2×$2 $3 2×$5', number);
  expect([hand(done, 0), suitcase(done, 1), suitcase(done, 0)]).toEqual([held, left, '$1']);
  expect(decision(done)).toEqual(['turn', 1]);
});

test('CE-41, CE-37 Heist: only the two of them see the card', () => {
  const done = robbing('$1 $3 2×$5', 2);
  for (const seat of [0, 1])
    expect(events(done, seat)[2]).toEqual({ type: 'robbed-card', seat: 0, victim: 1, money: 3 });
  for (const seat of [null, 2]) expect(events(done, seat)[2]).toEqual({ type: 'robbed', seat: 0, victim: 1 });
  expect(done.state.own.map(({ stolen }) => stolen)).toEqual([[3], [3], [-1]]);
});

test('CE-37 Heist: a third player knows how many cards lie where, and how likely each was taken', () => {
  const done = robbing('$1 $3 2×$5', 2);
  const { recalled, own, tally } = view(done.rules, done.state, 2);
  expect(own).toEqual({ jobs: [], drawn: [], stolen: [-1] });
  expect(recalled.heists).toEqual([{ robber: 0, victim: 1, money: -1 }]);
  expect(recalled.doubt).toEqual([1, 0, 1, 2]);
  expect([recalled.hands[0], recalled.suitcases[1]]).toEqual([
    [0, 1, 1, 0, 0, 0, 0, 0],
    [1, 0, 1, 2],
  ]);
  expect(tally).toMatchObject({ hands: [3, 0, 0] });
});

test('CE-37 Heist: everybody knows the card from a suitcase with cards of one value', () => {
  const { recalled } = robbing('2×$5', 1).state;
  expect(recalled.heists).toEqual([{ robber: 0, victim: 1, money: 3 }]);
  expect([recalled.hands[0], recalled.suitcases[1]]).toEqual([
    [0, 1, 1, 1, 0, 0, 0, 0],
    [0, 0, 0, 1],
  ]);
});

test('CE-37 Heist: the robber can use the stolen card like any other, and showing it tells everybody', () => {
  const robbed = robbing('$1 $5', 1, { seats: 2 });
  const shown = after(robbed, [1, thug('bar')], [1, DONE], [0, thug('tax-office')], [0, suitcaseIt('$5')]);
  expect([suitcase(shown, 0), hand(shown, 0)]).toEqual(['$1 $5', '$2 $3']);
  expect(shown.state.recalled.heists).toEqual([{ robber: 0, victim: 1, money: 3 }]);
  expect(shown.state.recalled.suitcases).toEqual([
    [1, 0, 0, 1],
    [1, 0, 0, 0],
  ]);
});

test('CE-41 Heist: a second one takes from what the first has left', () => {
  const wanted: Position = { hands: ['', '', 'gun blood-money booze'], publicJobs: 'heist:GMZ' };
  const first = after(robbing('$1 2×$5', 2, wanted), [1, thug('bar')], [1, DONE], [2, publicJob('heist:GMZ')]);
  expect(answers(first, 2)).toEqual([rob(0), rob(1), REWARD, LEAVE]);
  const low = after(withLuck(first, 'heist', 2, 0), [2, rob(1)]);
  expect([hand(low, 2), suitcase(low, 1)]).toEqual(['$1 $2 $3', '$5']);
  const high = after(withLuck(first, 'heist', 2, 1), [2, rob(1)]);
  expect([hand(high, 2), suitcase(high, 1)]).toEqual(['$2 $3 $5', '$1']);
  expect(high.state.own.map(({ stolen }) => stolen)).toEqual([
    [3, -1],
    [3, 3],
    [-1, 3],
  ]);
});

test('CE-41 An Offer asks a player with only a stolen card, and takes it', () => {
  const offering: Position = { turn: 0, hands: ['', '', 'gun 2×blood-money'], publicJobs: 'offer:MMG' };
  const broke = { $1: 0, $2: 0, $3: 0 };
  const robbed = robbing('$1 $5', 1, { ...offering, piles: broke, suitcases: ['', '$1 $5'] });
  expect(hand(robbed, 0)).toBe('$5');
  const asked = after(robbed, [1, thug('tax-office')], [2, publicJob('offer:MMG')], [2, OFFER]);
  expect([decision(asked), answers(asked, 0)]).toEqual([['offer', 0], [give('$5')]]);
  const done = after(asked, [0, give('$5')]);
  expect([hand(done, 0), suitcase(done, 2)]).toEqual(['', '$5']);
});

test('CE-41 Skim: a stolen card may be put into the suitcase, even if it is all the money in hand', () => {
  const wanted: Position = { turn: 1, hands: ['', 'booze skim:Z'], suitcases: ['', '', '$1 $5'] };
  const there = doing('heist:GZZ', { ...wanted, piles: { $1: 0, $2: 0, $3: 0 } });
  const robbed = after(withLuck(there, 'heist', 2, 1), [1, rob(2)]);
  const seen = { type: 'robbed-card', seat: 1, victim: 2, money: 3 };
  for (const seat of [1, 2]) expect(events(robbed, seat)[2]).toEqual(seen);
  const round = after(robbed, [2, thug('tax-office')], [0, thug('korean-laundry')]);
  const skimming = after(round, [1, job('skim:Z')]);
  expect([hand(skimming, 1), answers(skimming, 1)]).toEqual(['$5', [suitcaseIt('$5'), REWARD, LEAVE]]);
  const done = after(skimming, [1, suitcaseIt('$5')]);
  expect([suitcase(done, 2), suitcase(done, 1), hand(done, 1)]).toEqual(['$1', '$5', '']);
});
