import { expect, test } from 'vitest';
import { measureWay } from './groups.ts';

const HERE = { x: 100, y: 100 };
const RIGHT = { x: 1, y: 0 };

test('an arrow key goes to the nearest thing in its direction, rather straight than aside', () => {
  const straight = measureWay(HERE, { x: 180, y: 110 }, RIGHT);
  const aside = measureWay(HERE, { x: 150, y: 180 }, RIGHT);
  expect(straight).toBeLessThan(aside);
  expect(measureWay(HERE, { x: 140, y: 100 }, RIGHT)).toBeLessThan(straight);
});

test('an arrow key never goes back or far to the side', () => {
  expect(measureWay(HERE, { x: 40, y: 100 }, RIGHT)).toBe(Number.POSITIVE_INFINITY);
  expect(measureWay(HERE, { x: 110, y: 300 }, RIGHT)).toBe(Number.POSITIVE_INFINITY);
});
