import type { Seat } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { bid, DONE, discard, discardOne, give, job, keep, OFFER, SEAL, suitcaseIt, thug } from './testing/answers.ts';
import { doubt, HEISTS, settled, steal } from './testing/heist.ts';
import { type Position, position, type Scene } from './testing/position.ts';
import { type Answered, after, decision, events, hand, suitcase } from './testing/scene.ts';

const money = (counts: readonly (readonly number[])[], seat: Seat): readonly number[] | undefined =>
  counts[seat]?.slice(0, 4);
const suitcasing = (seat: Seat, ...cards: readonly string[]): Answered[] => [
  [seat, thug('tax-office')],
  ...cards.map(card => [seat, suitcaseIt(card)] as const),
  ...(cards.length < 2 ? [[seat, DONE] as const] : []),
];

/** Seat 0 may rob; nobody else acts. */
const alone = (suitcases: readonly string[], more: Position = {}): Scene =>
  position({ hands: [HEISTS[0]], suitcases, out: [1, 2], ...more });

test.each(['$1', '$2', '$5'])(
  'CE-37 after a heist the others know how likely each card is, and not that it was %s',
  stolen => {
    const scene = steal(alone(['', '2×$1 $2 $5']), 0, 1, stolen);
    expect(scene.state.recalled).toMatchObject({
      heists: [{ robber: 0, victim: 1, money: -1 }],
      doubt: [2, 1, 0, 1],
      hands: [[0, 1, 1, 0, 0, 0, 0, 0], expect.anything(), expect.anything()],
      suitcases: [[0, 0, 0, 0], [2, 1, 0, 1], expect.anything()],
    });
    expect(scene.state.open.underway).toBe(-1);
  },
);

test('CE-37 robber and victim know the card and their own money', () => {
  const scene = steal(alone(['', '2×$1 $2 $5']), 0, 1, '$5');
  expect(scene.state.own.map(({ stolen }) => stolen)).toEqual([[3], [3], [-1]]);
  expect([hand(scene, 0), suitcase(scene, 1)]).toEqual(['$2 $3 $5', '2×$1 $2']);
});

test('CE-37 everybody knows the card stolen from a suitcase with one kind of money', () => {
  const scene = steal(alone(['', '3×$2', '$5']), 0, 1, '$2');
  expect([doubt(scene), settled(scene)]).toEqual([{ $2: 3 }, ['$2']]);
  expect(money(scene.state.recalled.hands, 0)).toEqual([0, 2, 1, 0]);
  expect(money(scene.state.recalled.suitcases, 1)).toEqual([0, 2, 0, 0]);
  expect(hand(scene, 0)).toBe('2×$2 $3');
});

/** The robber holds $2 and $3 as the reward, and the stolen card. */
test.each([
  ['a card only the theft explains', '$1 $5', '$5', ['$5'], { $5: 1 }, ['$5']],
  ['the other one', '$1 $5', '$1', ['$1'], { $1: 1 }, ['$1']],
  ['a card from before the theft', '$1 $5', '$5', ['$2'], { $1: 1, $5: 1 }, ['?']],
  ['both cards from before the theft', '$1 $5', '$1', ['$2', '$3'], { $1: 1, $5: 1 }, ['?']],
  ['a card from before, of a kind that may be stolen', '$2 2×$5', '$2', ['$2'], { $2: 1, $5: 2 }, ['?']],
  ['that kind twice', '$2 2×$5', '$2', ['$2', '$2'], { $2: 1 }, ['$2']],
])('CE-37 the robber shows %s', (_what, victim, stolen, shown, ways, known) => {
  const scene = after(steal(alone(['', victim]), 0, 1, stolen), ...suitcasing(0, ...shown));
  expect([doubt(scene), settled(scene)]).toEqual([ways, known]);
});

test('CE-37 once everybody can tell, the card is counted where it lies', () => {
  const scene = after(steal(alone(['', '$1 $5']), 0, 1, '$5'), ...suitcasing(0, '$5', '$2'));
  expect(scene.state.recalled).toMatchObject({
    heists: [{ robber: 0, victim: 1, money: 3 }],
    doubt: [0, 0, 0, 1],
  });
  expect(money(scene.state.recalled.hands, 0)).toEqual([0, 0, 1, 0]);
  expect(money(scene.state.recalled.suitcases, 0)).toEqual([0, 1, 0, 1]);
  expect(money(scene.state.recalled.suitcases, 1)).toEqual([1, 0, 0, 0]);
  expect([hand(scene, 0), suitcase(scene, 0), suitcase(scene, 1)]).toEqual(['$3', '$2 $5', '$1']);
});

test('CE-37 shown by discarding it for a trade', () => {
  const scene = steal(alone(['', '$1 $5']), 0, 1, '$1');
  const shown = after(scene, [0, thug('pawn-shop')], [0, discardOne], [0, discard('$1')]);
  expect([doubt(shown), settled(shown)]).toEqual([{ $1: 1 }, ['$1']]);
  expect(hand(shown, 0)).toBe('$2 $3 $5');
});

test('CE-37, CE-30 shown by paying it as tribute; kept, it stays unknown', () => {
  const hands = [`${HEISTS[0]} 4×gun`];
  const robbed = steal(position({ hands, suitcases: ['', '$1 $5'], out: [1, 2], reserve: [[1, 0]] }), 0, 1, '$5');
  const asked = after(robbed, [0, thug('bar')], [0, DONE], [1, SEAL]);
  expect([...decision(asked), hand(asked, 0)]).toEqual(['tribute', 0, '$2 $3 $5 4×gun']);
  const keeping = (...cards: string[]): Scene =>
    after(asked, ...cards.map(card => [0, keep(card)] as const), [0, SEAL]);
  const paid = keeping('$2', '$3', 'gun', 'gun', 'gun');
  expect([doubt(paid), settled(paid)]).toEqual([{ $5: 1 }, ['$5']]);
  const kept = keeping('$2', '$5', 'gun', 'gun', 'gun');
  expect([doubt(kept), settled(kept)]).toEqual([{ $1: 1, $5: 1 }, ['?']]);
  expect(hand(kept, 0)).toBe('$2 $5 3×gun');
});

test('CE-37, CE-41 shown by giving it to an offer', () => {
  const hands = [HEISTS[0], '2×blood-money gun offer:MMG', ''];
  const robbed = steal(position({ hands, suitcases: ['', '', '$1 $5'], out: [2] }), 0, 2, '$5');
  const asked = after(robbed, [1, job('offer:MMG')], [1, OFFER]);
  const [two, five] = [after(asked, [0, give('$2')]), after(asked, [0, give('$5')])];
  expect([doubt(two), settled(two)]).toEqual([{ $1: 1, $5: 1 }, ['?']]);
  expect([doubt(five), settled(five), suitcase(five, 1)]).toEqual([{ $5: 1 }, ['$5'], '$5']);
});

/** Seat 1 is robbed and then bids; seat 2 bids more. */
test.each([
  ['a card of the only other kind', '2×$1 $5', '$1', ['$5'], { $1: 2 }, ['$1']],
  ['all cards of a kind', '2×$1 $5', '$5', ['$1', '$1'], { $5: 1 }, ['$5']],
  ['fewer than are certainly there', '2×$1 $5', '$1', ['$1'], { $1: 2, $5: 1 }, ['?']],
  ['nothing', '2×$1 $5', '$1', [], { $1: 2, $5: 1 }, ['?']],
  ['one value out of three', '$1 2×$3 $5', '$5', ['$1'], { $3: 2, $5: 1 }, ['?']],
  ['two values out of three', '$1 2×$3 $5', '$5', ['$3', '$3', '$1'], { $5: 1 }, ['$5']],
  ['a card of each value, one of the two of a kind', '$1 2×$3 $5', '$3', ['$5', '$3', '$1'], { $3: 2 }, ['$3']],
])('CE-28, CE-37 the victim’s bid rules out the cards it shows: %s', (_what, victim, stolen, bids, ways, known) => {
  const wanted: Position = { suitcases: ['', victim, '5×$5'], reserve: [[1, 0]], offered: 'mayor-1' };
  const robbed = steal(alone([], wanted), 0, 1, stolen);
  const asked = after(robbed, [0, thug('bar')], [0, DONE]);
  const shown = after(
    asked,
    ...bids.map(card => [1, bid(card)] as const),
    [1, SEAL],
    ...new Array<Answered>(5).fill([2, bid('$5')]),
    [2, SEAL],
  );
  expect([doubt(shown), settled(shown)]).toEqual([ways, known]);
  expect(events(shown)).toContainEqual(expect.objectContaining({ type: 'bribed', seat: 2 }));
});

test('CE-28, CE-37 a victim can bid what is left, and no more', () => {
  const wanted: Position = { suitcases: ['', '2×$1 $5', ''], reserve: [[1, 0]] };
  const asked = after(steal(alone([], wanted), 0, 1, '$5'), [0, thug('bar')], [0, DONE]);
  expect(decision(asked)).toEqual(['bid', 1]);
  expect(() => after(asked, [1, bid('$5')])).toThrow('CE-28');
  expect(() => after(asked, [1, bid('$1')], [1, bid('$1')], [1, bid('$1')])).toThrow('CE-28');
});

test('CE-28 a player whose only card was stolen has nothing to bid', () => {
  const wanted: Position = { suitcases: ['', '$5', '$1'], reserve: [[1, 0]] };
  const asked = after(steal(alone([], wanted), 0, 1, '$5'), [0, thug('bar')], [0, DONE]);
  expect(decision(asked)).toEqual(['bid', 2]);
});

test('CE-28, CE-37 a victim’s payment reveals what was stolen: the rest of the suitcase is empty', () => {
  const wanted: Position = { suitcases: ['', '$1 $5', ''], reserve: [[1, 0]], offered: 'mayor-1 tax-advisor' };
  const asked = after(steal(alone([], wanted), 0, 1, '$5'), [0, thug('bar')], [0, DONE]);
  const paid = after(asked, [1, bid('$1')], [1, SEAL], [1, { type: 'take-ally', ally: 0 }]);
  expect([settled(paid), suitcase(paid, 1), paid.state.recalled.suitcases[1]]).toEqual([['$5'], '', [0, 0, 0, 0]]);
});

test('CE-37 goods that leave a hand say nothing about a stolen card', () => {
  const scene = steal(alone(['', '$1 $5'], { hands: [`${HEISTS[0]} gun rough-up`] }), 0, 1, '$5');
  const paid = after(scene, [0, job('rough-up')]);
  expect([doubt(paid), settled(paid)]).toEqual([{ $1: 1, $5: 1 }, ['?']]);
});
