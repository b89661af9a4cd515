import { expect, test } from 'vitest';
import { findMeant, REACH } from './pins.ts';

/** Three pins of 24 pixels; the second overlaps the first. */
const PINS = [100, 120, 200].map(left => ({ left, top: 100, width: 24, height: 24 }));

test('a tap means the nearest place within reach', () => {
  expect(findMeant(PINS, [90, 112])).toBe(0);
  expect(findMeant(PINS, [160, 112])).toBe(1);
  expect(findMeant(PINS, [160, 100 - REACH - 1])).toBe(-1);
  expect(findMeant([], [100, 100])).toBe(-1);
});

test('where two places overlap, a tap means the one whose middle is nearer', () => {
  expect(findMeant(PINS, [121, 112])).toBe(0);
  expect(findMeant(PINS, [123, 112])).toBe(1);
});
