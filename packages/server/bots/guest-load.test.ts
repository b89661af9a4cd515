import { expect, test } from 'vitest';
import { GuestLoads } from './guest-load.ts';

test('a guest with many tables that ask has more load than a guest with one, however often that one asks', () => {
  const loads = new GuestLoads();
  for (const room of ['a', 'b', 'c']) loads.open('greedy', room);
  for (let count = 0; count < 5; count++) loads.open('modest', 'a');
  expect(loads.weigh('greedy', 0)).toBe(3 * loads.weigh('modest', 0));
  expect(loads.weigh('nobody', 0)).toBe(0);
});

test('use counts at first and fades away', () => {
  const loads = new GuestLoads();
  loads.use('guest', 100, 0);
  loads.use('guest', 100, 0);
  expect(loads.weigh('guest', 0)).toBe(200);
  expect(loads.weigh('guest', 2000)).toBeCloseTo(200 / Math.E);
  expect(loads.weigh('guest', 60_000)).toBeCloseTo(0);
});

test('a table counts until its last question is answered', () => {
  const loads = new GuestLoads();
  for (const room of ['a', 'a', 'b']) loads.open('guest', room);
  loads.close('guest', 'b');
  loads.close('guest', 'a');
  expect(loads.weigh('guest', 0)).toBeGreaterThan(0);
  loads.close('guest', 'a');
  expect(loads.weigh('guest', 0)).toBe(0);
});
