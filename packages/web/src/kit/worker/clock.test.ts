import { expect, test } from 'vitest';
import { LocalClock } from './clock.ts';

function clockAt(start: number) {
  const time = { wall: start };
  return { time, clock: new LocalClock(() => time.wall) };
}

test('house time passes while the device is awake', () => {
  const { time, clock } = clockAt(1_000_000);
  time.wall += 1_000;
  expect([clock.beat(), clock.now()]).toEqual([false, 1_001_000]);
});

test('house time stands while the device sleeps, but for a few seconds', () => {
  const { time, clock } = clockAt(1_000_000);
  time.wall += 3_600_000;
  expect(clock.now()).toBe(1_005_000);
  expect([clock.beat(), clock.now()]).toEqual([true, 1_005_000]);
  time.wall += 1_000;
  expect(clock.now()).toBe(1_006_000);
});

test('a wall clock that is set back while the page is open stops house time only until the next tick', () => {
  const { time, clock } = clockAt(1_000_000);
  const before = clock.now();
  time.wall -= 3_600_000;
  expect(clock.now()).toBe(before);
  expect([clock.beat(), clock.now()]).toEqual([false, 1_000_000]);
  time.wall += 1_000;
  expect([clock.beat(), clock.now()]).toEqual([false, 1_001_000]);
});

test('house time goes on from the last line, even if the wall clock was set back', () => {
  const { time, clock } = clockAt(1_000_000);
  clock.resume(400_000);
  time.wall += 500;
  expect(clock.now()).toBe(400_500);
  clock.resume(2_000_000);
  time.wall += 500;
  expect(clock.now()).toBe(2_000_500);
});

test('house time is never behind that of another page, and never goes back', () => {
  const { clock } = clockAt(1_000_000);
  clock.hear(1_200_000);
  expect(clock.now()).toBe(1_200_000);
  clock.hear(1_100_000);
  expect(clock.now()).toBe(1_200_000);
});
