import { expect, test } from 'vitest';
import { makePath, makeScale, spreadApart, ticksFor } from './plot.ts';

test.each([
  [
    [0, 3, 5],
    [0, 2, 4, 6],
  ],
  [
    [0, 1],
    [0, 1],
  ],
  [
    [10000, 42000],
    [0, 20000, 40000, 60000],
  ],
  [
    [-3000, 9000],
    [-5000, 0, 5000, 10000],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [
    [0.2, 0.9],
    [0, 0.5, 1],
  ],
])('the values %j lie between the round ones %j', (values, ticks) => {
  expect(ticksFor(values)).toEqual(ticks);
});

const frame = { width: 110, height: 60, left: 10, right: 0, top: 0, bottom: 10 };

test('a line goes from the left to the right, the greatest value on top', () => {
  const scale = makeScale(frame, 3, [0, 10]);
  expect(makePath([0, 10, 5], scale)).toBe('M10.0 50.0L60.0 0.0L110.0 25.0');
});

test('one point alone lies at the left', () => {
  expect(makePath([1], makeScale(frame, 1, [0, 1]))).toBe('M10.0 0.0');
});

test('marks do not cover each other and stay in the frame', () => {
  expect(spreadApart([10, 10, 50], 20, 100)).toEqual([10, 30, 50]);
  expect(spreadApart([95, 99, 100], 20, 100)).toEqual([60, 80, 100]);
});
