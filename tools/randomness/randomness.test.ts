import { shuffleBy } from '@consigliere/kernel';
import { chacha20, drawsOf, newRecord, nextSfc32, rulesOf, sfc32, shuffle } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { gameOf } from '../lib/game.ts';
import { chiSquaredAbove, eitherWay } from './chi-squared.ts';
import { suspicious, testShuffles, testValues } from './draws.ts';

// From the usual tables: the value that chi-squared exceeds with that probability, by degrees of freedom.
test.each([
  [3.841, 1, 0.05],
  [6.635, 1, 0.01],
  [11.07, 5, 0.05],
  [18.307, 10, 0.05],
  [3.94, 10, 0.95],
  [29.588, 10, 0.001],
  [124.342, 100, 0.05],
  [149.449, 100, 0.001],
  [67.328, 100, 0.995],
])('a chi-squared of %d with %i degrees of freedom: %d', (x, freedom, p) => {
  expect(chiSquaredAbove(x, freedom)).toBeCloseTo(p, 4);
});

test('too even is as suspicious as too uneven', () => {
  expect(eitherWay(100, 100)).toBeGreaterThan(0.9);
  expect(eitherWay(20, 100)).toBeLessThan(1e-9);
  expect(eitherWay(250, 100)).toBeLessThan(1e-9);
});

test("heads and tails equally often aren't suspicious", () => {
  expect(eitherWay(0, 1)).toBe(1);
  expect(eitherWay(40, 1)).toBeLessThan(1e-9);
});

/** The share of runs with good chance whose p is below a tenth. */
function shareBelow(tests: (run: number) => number): number {
  const runs = 400;
  return Array.from({ length: runs }, (_, run) => tests(run)).filter(p => p < 0.1).length / runs;
}

test.each([
  [0, 'places'],
  [1, 'neighbours'],
])('test %i of shuffles, of %s, is as strict as it says: one run in ten is below a tenth', at => {
  const rng = sfc32('calibration');
  const order = Array.from({ length: 9 }, (_, card) => card);
  const share = shareBelow(() => testShuffles('', 9, 300, () => shuffle(rng, '', [...order]))[at]!.p);
  expect(share).toBeGreaterThan(0.05);
  expect(share).toBeLessThan(0.16);
});

test('the tool shuffles as a match does: the same seed, purpose and size give the same deal', () => {
  const rules = rulesOf(gameOf('carta-nostra'), 3);
  if (!rules.ok) throw new Error(rules.why);
  const [setUp] = drawsOf(rules.value, newRecord(rules.value, 'the same'));
  const deal = setUp?.ok ? setUp.value.find(({ purpose }) => purpose === 'deal') : undefined;
  const values = deal?.values.map(([, value]) => value) ?? [];
  const order = Array.from({ length: values.length + 1 }, (_, card) => card);
  expect(shuffleBy([...order], () => values.shift()!)).toEqual(shuffle(chacha20('the same'), 'deal', [...order]));
});

const rng = sfc32('planted');
const word = (): number => nextSfc32(rng);
const order = (size: number): number[] => Array.from({ length: size }, (_, card) => card);
/** Swaps every card with any card: a well-known wrong shuffle. */
const anyWithAny = (size: number): number[] => {
  const cards = order(size);
  for (const at of order(size)) {
    const other = word() % size;
    [cards[at], cards[other]] = [cards[other]!, cards[at]!];
  }
  return cards;
};
/** Only cuts the deck: every card comes to every place equally often, but always follows the same one. */
const cut = (size: number): number[] => {
  const from = word() % size;
  return [...order(size).slice(from), ...order(size).slice(0, from)];
};
/** The remainder of a byte. */
const byteModulo = (n: number): number => (word() >>> 24) % n;

test.each([
  ['swaps with any card', anyWithAny],
  ['only cuts', cut],
  ['never shuffles', order],
  ['takes the remainder of a byte', (size: number) => shuffleBy(order(size), byteModulo)],
])('a shuffle that %s is found', (_what, shuffled) => {
  expect(suspicious(testShuffles('planted', 60, 6000, () => shuffled(60)))).not.toEqual([]);
});

test('a deck that is only cut is found by its neighbours, not by its places', () => {
  expect(testShuffles('planted', 20, 4000, () => cut(20)).map(({ p }) => p < 1e-6)).toEqual([false, true]);
});

test.each([
  ['the remainder of a byte, of 100', 100, () => byteModulo(100)],
  ['the remainder of a byte, of 6', 6, () => byteModulo(6)],
  ['the remainder of 20 bits, of 600 000', 600_000, () => (word() >>> 12) % 600_000],
  ['a die with a heavy side', 6, () => (word() % 50 === 0 ? 5 : word() % 6)],
])('%s is found', (_what, n, drawn) => {
  expect(suspicious(testValues('planted', n, 400_000, drawn))).not.toEqual([]);
});

test('a die that repeats itself is found although every value comes equally often', () => {
  const throws = Array.from({ length: 30_000 }, () => word() % 6);
  const tests = testValues('planted', 6, 60_000, index => throws[index >> 1]!);
  expect(tests.map(({ p }) => p < 1e-6)).toEqual([false, true]);
});
