import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPatiently } from './load-patiently.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Fails some times, then loads its word. */
function makeLoader(failures: number) {
  let attempts = 0;
  return () => (attempts++ < failures ? Promise.reject(new Error('no connection')) : Promise.resolve('here'));
}

test('what doesn’t arrive is loaded again until it is there', async () => {
  const loaded: string[] = [];
  loadPatiently(makeLoader(3), each => loaded.push(each));
  await vi.advanceTimersByTimeAsync(3 * 4000 - 1);
  expect(loaded).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(loaded).toEqual(['here']);
});

test('nothing is loaded again once it isn’t wanted', async () => {
  const loaded: string[] = [];
  const stop = loadPatiently(makeLoader(1), each => loaded.push(each));
  await vi.advanceTimersByTimeAsync(500);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(loaded).toEqual([]);
});

test('what arrives too late is handed over to be closed', async () => {
  const late: string[] = [];
  const stop = loadPatiently(
    makeLoader(0),
    () => expect.unreachable(),
    each => late.push(each),
  );
  stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(late).toEqual(['here']);
});
