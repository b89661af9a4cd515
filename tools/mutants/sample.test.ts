import { expect, test } from 'vitest';
import { sampleOf, scoreOf, written } from './strata.ts';

const ITEMS = Array.from({ length: 100 }, (_, i) => i);

test('the same seed draws the same sample, another seed another, and nothing is drawn twice', () => {
  const sample = sampleOf(ITEMS, 20, '1', 'kernel');
  expect(sample).toEqual(sampleOf(ITEMS, 20, '1', 'kernel'));
  expect(sample).not.toEqual(sampleOf(ITEMS, 20, '2', 'kernel'));
  expect(sample).not.toEqual(sampleOf(ITEMS, 20, '1', 'der-pate'));
  expect(new Set(sample).size).toBe(20);
});

test('if there are fewer places than the sample, all are tried', () => {
  expect(sampleOf(ITEMS, 1000, '1', 'kernel').toSorted((a, b) => a - b)).toEqual(ITEMS);
  expect(scoreOf([{ name: 'a', places: 100, sampled: 100, killed: 90 }])).toEqual({ percent: 90, margin: 0 });
});

test('a share has an interval, even where everything was found', () => {
  const score = scoreOf([{ name: 'a', places: 100_000, sampled: 150, killed: 120 }]);
  expect(written(score)).toBe('80.0 % ± 6.4');
  expect(scoreOf([{ name: 'a', places: 100_000, sampled: 150, killed: 150 }]).margin).toBeGreaterThan(1);
});

test('in the total each part has the weight of its places', () => {
  const big = { name: 'a', places: 300, sampled: 10, killed: 10 };
  const small = { name: 'b', places: 100, sampled: 10, killed: 0 };
  expect(scoreOf([big, small]).percent).toBeCloseTo(75);
});
