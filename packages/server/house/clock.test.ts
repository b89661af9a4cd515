import { embeddedDatabase, type TestDatabase } from '@consigliere/trials/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '../store/open-store.ts';
import { type HouseClock, openClock } from './clock.ts';

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;

let database: TestDatabase;
let store: Store;
/** How far the wall clock is from the truth, and the truth: the ticks count it. */
let wrong = 0;
let time = 1_000_000;
const wall = (): number => time + wrong;
const ticks = (): number => time;
const open = (node = 'one'): Promise<HouseClock> => openClock(store.outages, node, { wall, ticks });

/** Time in which the node beats as it should. */
async function live(clock: HouseClock, milliseconds: number): Promise<void> {
  for (const end = time + milliseconds; time < end; ) {
    time = Math.min(end, time + 2_000);
    await clock.beat();
  }
}

beforeEach(async () => {
  database = embeddedDatabase();
  store = await database.open();
  [time, wrong] = [1_000_000, 0];
});
afterEach(() => database.remove());

test('the house clock stands while the house is closed', async () => {
  const before = await open();
  time += 5_000;
  await before.beat();
  expect(before.now()).toBe(1_005_000);
  time += HOUR;
  const after = await open();
  expect(after.now()).toBe(1_005_000);
  time += 100;
  expect([after.now(), after.wall()]).toEqual([1_005_100, 4_605_100]);
});

test('a machine that slept has not lost its guests any time, and the clock never goes back', async () => {
  const clock = await open();
  time += HOUR;
  expect(clock.now()).toBe(1_010_000);
  await clock.beat();
  expect(clock.now()).toBe(1_010_000);
  for (const _ of [1, 2]) {
    time += 6_000;
    await clock.beat();
  }
  expect(clock.now()).toBe(1_012_000);
});

test("a sleep that the ticks don't count costs nobody any time either, even across a restart", async () => {
  const clock = await open();
  wrong += HOUR;
  await live(clock, 4_000);
  expect(clock.now()).toBe(1_004_000);
  time += 60_000;
  expect((await open('two')).now()).toBe(1_004_000);
});

test.each([
  ['a day ahead', DAY],
  ['an hour behind', -HOUR],
])('while the wall clock is %s, and when it is right again, house time keeps its pace', async (_, by) => {
  const jumps: number[] = [];
  const clock = await openClock(store.outages, 'one', { wall, ticks, onJump: jump => jumps.push(jump) });
  wrong = by;
  await live(clock, 18_000);
  expect(clock.now()).toBe(1_018_000);
  wrong = 0;
  await live(clock, 18_000);
  expect(clock.now()).toBe(1_036_000);
  expect((await store.outages.readHouseTime()).closed).toBe(0);
  expect(jumps).toEqual([by, -by]);
});

test.each([
  ['a day ahead', DAY],
  ['an hour behind', -HOUR],
])(
  'a restart while the wall clock is %s, and another when it is right again, neither stop nor hurry house time',
  async (_, by) => {
    await live(await open('one'), 4_000);
    wrong = by;
    time += 60_000;
    const during = await open('two');
    expect(during.now()).toBe(1_004_000);
    await live(during, 18_000);
    expect(during.now()).toBe(1_022_000);
    wrong = 0;
    time += 60_000;
    const after = await open('three');
    expect(after.now()).toBe(1_022_000);
    await live(after, 18_000);
    expect(after.now()).toBe(1_040_000);
  },
);

test.each([
  ['a day ahead', DAY],
  ['an hour behind', -HOUR],
])('a node that joins with a wall clock %s keeps the house time of the others', async (_, by) => {
  const one = await open('one');
  await live(one, 4_000);
  const two = await openClock(store.outages, 'two', { wall: () => wall() + by, ticks });
  for (const _ of [1, 2, 3, 4, 5]) {
    time += 2_000;
    await one.beat();
    await two.beat();
    expect(Math.abs(one.now() - two.now())).toBeLessThanOrEqual(2_000);
  }
  // House time may stand once for as long as the latest beat was ago.
  expect(one.now()).toBeGreaterThanOrEqual(1_012_000);
});

test("a node's sign of life never falls", async () => {
  await store.outages.recordHeartbeat('one', 5_000);
  await store.outages.recordHeartbeat('one', 3_000);
  expect(await store.outages.readHouseTime()).toEqual({ sign: 5_000, closed: 0, isCorrected: false });
});

test('a timer fires at its time, not before, and not if it was cancelled', async () => {
  const clock = await open();
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
