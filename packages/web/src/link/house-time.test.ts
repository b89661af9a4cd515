import { expect, test } from 'vitest';
import { HouseTime } from './house-time.ts';

function timeAt(start: number): { time: HouseTime; pass: (milliseconds: number) => void } {
  let wall = start;
  const time = new HouseTime(() => wall);
  return {
    time,
    pass: milliseconds => {
      wall += milliseconds;
    },
  };
}

test('house time goes on from what was told', () => {
  const { time, pass } = timeAt(1_000_000);
  time.hear(50_000);
  pass(700);
  expect(time.now()).toBe(50_700);
});

test('a slow message does not set it back, a quicker one sets it right', () => {
  const { time, pass } = timeAt(0);
  time.hear(1_000);
  pass(500);
  time.hear(1_200);
  expect(time.now()).toBe(1_500);
  time.hear(1_530);
  expect(time.now()).toBe(1_530);
});

test('a house that stood still is believed', () => {
  const { time, pass } = timeAt(0);
  time.hear(1_000);
  pass(60_000);
  time.hear(2_000);
  expect(time.now()).toBe(2_000);
});
