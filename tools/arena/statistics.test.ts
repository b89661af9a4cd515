import { expect, test } from 'vitest';
import { estimate, sprt } from './statistics.ts';

// Worked by hand: the squared deviations from the mean over n − 1, over n, and 1.96 times the root.
test.each([
  [[2, 4, 4, 4, 5, 5, 7, 9], 5, 1.96 * Math.sqrt(32 / 7 / 8)],
  [[1, 0, 0, 1], 0.5, 1.96 * Math.sqrt(1 / 3 / 4)],
  [[0.3, 0.3, 0.3], 0.3, 0],
])('%j: a mean of %d, and %d either way', (values, mean, margin) => {
  const found = estimate(values);
  expect(found.mean).toBeCloseTo(mean, 12);
  expect(found.margin).toBeCloseTo(margin, 12);
});

test('the interval of one value is unknown', () => {
  expect(estimate([0.25])).toEqual({ mean: 0.25, margin: 0 });
});

test('four times as many values, half the interval', () => {
  const values = [0, 1, 0, 1, 1, 0, 0, 1];
  const many = Array.from({ length: 400 }, () => values).flat();
  const more = Array.from({ length: 1600 }, () => values).flat();
  expect(estimate(many).margin / estimate(more).margin).toBeCloseTo(2, 3);
});

/** Half of them 0.1 below one half and half above: a mean of 0.5 with a variance of 0.01 · n / (n − 1). */
const around = (count: number): number[] => Array.from({ length: count }, (_, at) => (at % 2 === 0 ? 0.4 : 0.6));

// n · (high − low) · (2 · mean − low − high) / (2 · variance), with n = 20 and 2 · variance = 0.4 / 19.
test.each([
  [0.4, 0.5, 9.5, 'high'],
  [0.5, 0.6, -9.5, 'low'],
  [0.45, 0.55, 0, null],
  [0.46, 0.52, 1.14, null],
  [0.48, 0.54, -1.14, null],
  [0.45, 0.52, 1.995, null],
  [0.42, 0.52, 5.7, 'high'],
  [0.48, 0.58, -5.7, 'low'],
] as const)('twenty blocks around one half, %d against %d: a log ratio of %d', (low, high, ratio, verdict) => {
  const found = sprt(around(20), { low, high });
  expect(found.ratio).toBeCloseTo(ratio, 9);
  expect(found.verdict).toBe(verdict);
});

// The bound is log(19), 2.944.
test.each([
  [2.94, null],
  [2.95, 'high'],
])('a verdict is given beyond the bound of five per cent: %d', (wanted, verdict) => {
  const high = 0.52;
  // (high − low) · (1 − low − high) · 950 = wanted, for low.
  const low = 0.5 - Math.sqrt(wanted / 950 + (high - 0.5) ** 2);
  const found = sprt(around(20), { low, high });
  expect(found.ratio).toBeCloseTo(wanted, 9);
  expect(found.verdict).toBe(verdict);
});

test('there is no verdict before twenty blocks', () => {
  const few = around(18);
  expect(sprt(few, { low: 0.1, high: 0.2 })).toEqual({ ratio: 0, verdict: null });
  expect(sprt([...few, 0.4, 0.6], { low: 0.1, high: 0.2 }).verdict).toBe('high');
});

test.each([
  [1, 'high'],
  [0, 'low'],
])('a bot whose blocks are all worth %d gets a verdict too', (value, verdict) => {
  expect(sprt(new Array<number>(50).fill(value), { low: 0.5, high: 0.55 }).verdict).toBe(verdict);
});

test('identical blocks between the two rates give no verdict', () => {
  expect(sprt(new Array<number>(50).fill(0.5), { low: 0.45, high: 0.55 }).verdict).toBeNull();
});
