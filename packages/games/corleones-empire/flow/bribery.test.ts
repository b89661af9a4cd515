import { view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { corleonesEmpire } from '../index.ts';
import { bid, DECLINE, SEAL, takeAlly } from '../testing/answers.ts';
import { allyNamed } from '../testing/cards.ts';
import { type Position, position, type Scene } from '../testing/position.ts';
import {
  type Answered,
  after,
  answers,
  awaited,
  decision,
  events,
  eventsOf,
  hand,
  piles,
  refusal,
  suitcase,
} from '../testing/scene.ts';

const THREE: Position = { phase: 'bribery', offered: 'mayor-1 tax-advisor' };
/** Bids in words, by seat; a seat without a bid isn't asked. */
const bidding = (scene: Scene, ...bids: readonly string[]): Scene =>
  after(
    scene,
    ...bids.flatMap((text, seat): Answered[] => {
      if (!awaited(scene).includes(seat)) return [];
      const picks = text.split(' ').filter(word => word !== '');
      return [...picks.map(money => [seat, bid(money)] as const), [seat, SEAL]];
    }),
  );
const bribed = (scene: Scene): unknown[] => eventsOf(scene, 'bribed').map(event => (event as { seat: number }).seat);

test('CE-28 everybody with money in their suitcase is asked at once; a player without can’t bid', () => {
  const scene = position({ ...THREE, suitcases: ['$1 $5', '', '$2'], hands: ['', '$5'] });
  expect(decision(scene)).toEqual(['bid', 0, 2]);
  expect(refusal(scene, 1, SEAL)).toEqual({ code: 'not-awaited', rule: null });
});

test('CE-28 a bid is picked card by card from the highest down, and can be sealed at any time', () => {
  const scene = position({ ...THREE, suitcases: ['3×$1 $3 2×$5', '$1'] });
  expect(answers(scene, 0)).toEqual([bid('$5'), bid('$3'), bid('$1'), SEAL]);
  const five = after(scene, [0, bid('$5')]);
  expect(answers(five, 0)).toEqual([bid('$5'), bid('$3'), bid('$1'), SEAL]);
  const fives = after(five, [0, bid('$5')]);
  expect(answers(fives, 0)).toEqual([bid('$3'), bid('$1'), SEAL]);
  const ones = after(fives, [0, bid('$1')], [0, bid('$1')]);
  expect(answers(ones, 0)).toEqual([bid('$1'), SEAL]);
  expect(answers(after(ones, [0, bid('$1')]), 0)).toEqual([SEAL]);
  expect(answers(ones, 1)).toEqual([bid('$1'), SEAL]);
});

/** Every bid that picks can make, as kinds from the highest down. */
function bidsFrom(scene: Scene, seat: number, picked: readonly number[] = []): string[] {
  return answers(scene, seat).flatMap(answer => {
    const pick = answer as { type: string; money?: number };
    if (pick.type === 'seal') return [picked.join(' ')];
    return bidsFrom(after(scene, [seat, pick]), seat, [...picked, pick.money ?? -1]);
  });
}

test('CE-28 any money cards can be bid: every subset of a suitcase can be made, in one way', () => {
  const scene = position({ ...THREE, suitcases: ['2×$1 $2 $3 $5', '$1'] });
  const sets = ['3 ', ''].flatMap(five =>
    ['2 ', ''].flatMap(three =>
      ['1 ', ''].flatMap(two => ['0 0', '0', ''].map(one => (five + three + two + one).trim())),
    ),
  );
  expect(sets).toHaveLength(24);
  expect(bidsFrom(scene, 0).sort()).toEqual(sets.sort());
  const many = position({ ...THREE, suitcases: ['4×$2', '$1'] });
  expect(bidsFrom(many, 0)).toEqual(['1 1 1 1', '1 1 1', '1 1', '1', '']);
});

test('CE-28 sealed bids are secret until everybody has bid', () => {
  const scene = position({ ...THREE, suitcases: ['$1 $5', '$3', '$2'] });
  const [high, low] = [after(scene, [0, bid('$5')], [0, SEAL]), after(scene, [0, bid('$1')], [0, SEAL])];
  expect([awaited(high), events(high)]).toEqual([[1, 2], []]);
  for (const viewer of [1, 2, null])
    expect(view(high.rules, high.state, viewer)).toEqual(view(low.rules, low.state, viewer));
  expect(view(high.rules, high.state, 0).picks).toEqual([bid('$5'), SEAL]);
  expect(refusal(high, 0, bid('$1'))).toEqual({ code: 'not-awaited', rule: null });
});

test('CE-28 a bid that isn’t sealed yet is secret too', () => {
  const scene = position({ ...THREE, suitcases: ['$1 $5', '$3', '$2'] });
  const begun = after(scene, [0, bid('$5')]);
  expect([awaited(begun), events(begun)]).toEqual([[0, 1, 2], []]);
  for (const viewer of [1, 2, null])
    expect(view(begun.rules, begun.state, viewer)).toEqual(view(scene.rules, scene.state, viewer));
});

test('CE-28, CE-29 all bids are revealed together, even those that go back', () => {
  const scene = bidding(position({ ...THREE, suitcases: ['2×$1 $5', '$3', '$2'] }), '$1 $1', '$3', '');
  expect(eventsOf(scene, 'bids')).toEqual([
    {
      type: 'bids',
      bids: [
        [2, 0, 0, 0],
        [0, 0, 1, 0],
        [0, 0, 0, 0],
      ],
    },
  ]);
});

test('CE-29 the highest bid pays first and chooses, then the next; the last keeps the money', () => {
  const scene = bidding(position({ ...THREE, suitcases: ['$1 $3', '$2 $5', '2×$2'] }), '$3 $1', '$5', '$2');
  expect(decision(scene)).toEqual(['bribe', 1]);
  expect(answers(scene, 1)).toEqual([takeAlly('mayor-1'), takeAlly('tax-advisor')]);
  expect([suitcase(scene, 1), piles(scene).$5]).toEqual(['$2 $5', 29]);
  const done = after(scene, [1, takeAlly('tax-advisor')]);
  expect(eventsOf(done, 'bribed', 'bid-back')).toEqual([
    { type: 'bribed', seat: 1, ally: allyNamed('tax-advisor'), paid: [0, 0, 0, 1] },
    { type: 'bribed', seat: 0, ally: allyNamed('mayor-1'), paid: [1, 0, 1, 0] },
    { type: 'bid-back', seat: 2 },
  ]);
  expect([0, 1, 2].map(seat => [hand(done, seat), suitcase(done, seat)])).toEqual([
    ['mayor-1', ''],
    ['tax-advisor', '$2'],
    ['', '2×$2'],
  ]);
  expect(piles(done)).toMatchObject({ $1: 30, $2: 27, $3: 30, $5: 30 });
});

test('CE-29 a player whose turn it is to choose must pay and take one', () => {
  const scene = bidding(position({ ...THREE, suitcases: ['$1'] }), '$1');
  for (const answer of [SEAL, DECLINE, { type: 'done' }, takeAlly('hired-muscle')])
    expect(refusal(scene, 0, answer)).toEqual({ code: 'not-legal', rule: 'CE-29' });
});

test('CE-29 bids count by total value, not by cards', () => {
  const suitcases = ['3×$2', '$5', '2×$3'];
  const scene = bidding(position({ ...THREE, suitcases, horseHead: 1 }), '$2 $2 $2', '$5', '$3');
  expect(decision(scene)).toEqual(['bribe', 0]);
  expect(bribed(after(scene, [0, takeAlly('mayor-1')]))).toEqual([0, 1]);
});

test.each([
  [0, [0, 1, 2]],
  [1, [1, 2, 0]],
  [2, [2, 0, 1]],
])('CE-29 ties go in turn order from the Horse Head of seat %i', (horseHead, [first, second, last]) => {
  const suitcases = ['$1 $2', '$3', '3×$1'];
  const scene = bidding(position({ ...THREE, suitcases, turn: 0, horseHead }), '$2 $1', '$3', '$1 $1 $1');
  expect(decision(scene)).toEqual(['bribe', first]);
  const done = after(scene, [first!, takeAlly('mayor-1')]);
  expect(bribed(done)).toEqual([first, second]);
  expect(eventsOf(done, 'bid-back')).toEqual([{ type: 'bid-back', seat: last }]);
});

test('CE-29 a tie below the highest bid goes by the Horse Head too', () => {
  const scene = position({ ...THREE, suitcases: ['$2', '$5', '$2'], turn: 0, horseHead: 2 });
  const done = after(bidding(scene, '$2', '$5', '$2'), [1, takeAlly('mayor-1')]);
  expect(bribed(done)).toEqual([1, 2]);
});

test('CE-29, CE-32 a bid of $0 never gets an ally, even if one is left over', () => {
  const done = after(bidding(position({ ...THREE, suitcases: ['$1', '$5', ''] }), '', '$5'), [1, takeAlly('mayor-1')]);
  expect(bribed(done)).toEqual([1]);
  expect(eventsOf(done, 'bid-back')).toEqual([]);
  expect([hand(done, 0), hand(done, 2), suitcase(done, 0)]).toEqual(['', '', '$1']);
  expect(done.state.open.gone).toContain(allyNamed('tax-advisor'));
});

test('CE-29 nobody bids anything: nobody gets an ally', () => {
  const done = bidding(position({ ...THREE, suitcases: ['$1', '$5', '$2'] }), '', '', '');
  expect(eventsOf(done, 'bids', 'bribed', 'bid-back', 'entracte')).toEqual([
    { type: 'bids', bids: [0, 1, 2].map(() => [0, 0, 0, 0]) },
    { type: 'entracte', act: 1, newMember: true },
  ]);
  expect([0, 1, 2].map(seat => suitcase(done, seat))).toEqual(['$1', '$5', '$2']);
});

test('CE-29 if no ally is on offer, all bidders keep their money', () => {
  const done = bidding(position({ ...THREE, offered: '', suitcases: ['$1', '$5', ''] }), '$1', '$5');
  expect(eventsOf(done, 'bribed', 'bid-back')).toEqual([1, 0].map(seat => ({ type: 'bid-back', seat })));
  expect([0, 1].map(seat => suitcase(done, seat))).toEqual(['$1', '$5']);
});

test('CE-28 nobody has money: nobody is asked, and nobody gets an ally', () => {
  const scene = position({ ...THREE, hands: ['$5', '$5', '$5'] });
  expect(events(scene).slice(0, 2)).toEqual([{ type: 'no-bids' }, { type: 'entracte', act: 1, newMember: true }]);
  expect([0, 1, 2].map(seat => hand(scene, seat))).toEqual(['$5', '$5', '$5']);
});

test('CE-28, CE-37 if nobody has money to bid, nothing is revealed', () => {
  const scene = position({ ...THREE, hands: ['6×$1'] });
  expect(decision(scene)).toEqual(['tribute', 0]);
  const reveals: readonly string[] = corleonesEmpire.reveals;
  expect(scene.notices.filter(({ event }) => reveals.includes(event.type))).toEqual([]);
});

test('CE-29 two players: one ally, for the higher bid', () => {
  const wanted: Position = { seats: 2, phase: 'bribery', offered: 'hired-muscle', suitcases: ['$2', '$3'] };
  const done = bidding(position(wanted), '$2', '$3');
  expect(eventsOf(done, 'bribed', 'bid-back')).toEqual([
    { type: 'bribed', seat: 1, ally: allyNamed('hired-muscle'), paid: [0, 0, 1, 0] },
    { type: 'bid-back', seat: 0 },
  ]);
  expect([suitcase(done, 0), suitcase(done, 1), hand(done, 1)]).toEqual(['$2', '', 'hired-muscle']);
});

test('CE-29 five players: four allies, chosen one after the other', () => {
  const offered = 'mayor-1 tax-advisor hired-muscle small-time-bookie';
  const suitcases = ['$1', '$2', '$3', '$5', '$5 $1'];
  let scene = bidding(position({ seats: 5, phase: 'bribery', offered, suitcases }), '$1', '$2', '$3', '$5', '$5 $1');
  for (const [seat, left] of [
    [4, ['mayor-1', 'tax-advisor', 'hired-muscle', 'small-time-bookie']],
    [3, ['tax-advisor', 'hired-muscle', 'small-time-bookie']],
    [2, ['hired-muscle', 'small-time-bookie']],
  ] as const) {
    expect(decision(scene)).toEqual(['bribe', seat]);
    expect(answers(scene, seat)).toEqual(left.map(takeAlly));
    scene = after(scene, [seat, takeAlly(left[0])]);
  }
  expect([0, 1, 2, 3, 4].map(seat => hand(scene, seat))).toEqual([
    ...['', 'small-time-bookie', 'hired-muscle', 'tax-advisor', 'mayor-1'],
  ]);
});
