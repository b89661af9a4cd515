import { expect, test } from 'vitest';
import { seenPart, WHOLE, zoom } from './look.ts';

const STAGE = { width: 420, height: 292 };

test('the point under the fingers stays where it is', () => {
  const near = zoom(WHOLE, STAGE, 2, [60, -40]);
  expect(near).toEqual({ scale: 2, x: -60, y: 40 });
  expect(zoom(near, STAGE, 0.5, [60, -40])).toEqual(WHOLE);
});

test('the map is magnified three times at most, and never leaves its edge inside the stage', () => {
  expect(zoom(WHOLE, STAGE, 9, [0, 0]).scale).toBe(3);
  const { x } = zoom(zoom(WHOLE, STAGE, 2, [0, 0]), STAGE, 1, [0, 0], [9999, 0]);
  expect(x).toBeCloseTo(210);
  expect(zoom(WHOLE, STAGE, 1, [0, 0], [50, 50])).toEqual(WHOLE);
});

test('the seen part is the whole map, or a part of it', () => {
  expect(seenPart(WHOLE, STAGE).w).toBeCloseTo(1050);
  const left = zoom(WHOLE, STAGE, 2, [-210, 0]);
  expect(seenPart(left, STAGE).x).toBeCloseTo(0);
  expect(seenPart(left, STAGE).w).toBeCloseTo(525);
});
