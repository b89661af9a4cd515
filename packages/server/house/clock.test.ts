import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '../store/open-store.ts';
import { embeddedPlace, type Place } from '../store/testing.ts';
import { openClock } from './clock.ts';

let place: Place;
let store: Store;
let time = 1_000_000;
const wall = (): number => time;
beforeEach(async () => {
  place = embeddedPlace();
  store = await place.open();
  time = 1_000_000;
});
afterEach(() => place.clear());

test('the house clock stands while the house is closed', async () => {
  const before = await openClock(store.house, 'one', wall);
  time += 5_000;
  await before.beat();
  expect(before.now()).toBe(1_005_000);
  time += 3_600_000;
  const after = await openClock(store.house, 'one', wall);
  expect(after.now()).toBe(1_005_000);
  time += 100;
  expect([after.now(), after.wall()]).toEqual([1_005_100, 4_605_100]);
});

test('a machine that slept has not lost its guests any time, and the clock never goes back', async () => {
  const clock = await openClock(store.house, 'one', wall);
  time += 3_600_000;
  expect(clock.now()).toBe(1_010_000);
  await clock.beat();
  expect(clock.now()).toBe(1_010_000);
  for (const _ of [1, 2]) {
    time += 6_000;
    await clock.beat();
  }
  expect(clock.now()).toBe(1_012_000);
});

test('a call comes when its time has come, not before, and not when it was called off', async () => {
  const clock = await openClock(store.house, 'one', wall);
  vi.useFakeTimers();
  const came: string[] = [];
  clock.callAt(1_003_000, () => came.push('soon'));
  clock.callAt(1_003_000, () => came.push('never'))();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(came).toEqual([]);
  // The timer is over, the clock is not.
  await vi.advanceTimersByTimeAsync(10);
  expect(came).toEqual([]);
  time += 3_000;
  await vi.advanceTimersByTimeAsync(3_000);
  expect(came).toEqual(['soon']);
  vi.useRealTimers();
});
