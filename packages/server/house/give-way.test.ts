import { afterEach, expect, test, vi } from 'vitest';
import { newGiveWay } from './give-way.ts';

afterEach(() => void vi.useRealTimers());

test('work lets other work in every five milliseconds; long work every millisecond, and rests four times as long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  let time = 0;
  const giveWay = newGiveWay(() => time);
  for (let slice = 0; slice < 10; slice++) {
    time += 4;
    expect(giveWay()).toBeUndefined();
    time += 1;
    await giveWay();
  }
  time += 1;
  let isOn = false;
  const rest = giveWay()?.then(() => {
    isOn = true;
  });
  await vi.advanceTimersByTimeAsync(3);
  expect(isOn).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await rest;
  expect(isOn).toBe(true);
});
