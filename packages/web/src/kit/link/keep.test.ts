import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('when a match is first stored on this device the browser is asked once not to clear it', async () => {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', { storage: { persist } });
  vi.resetModules();
  const { mayHaveTables, rememberPlaying } = await import('./keep.ts');
  rememberPlaying();
  rememberPlaying();
  expect(persist).toHaveBeenCalledTimes(1);
  expect(mayHaveTables()).toBe(true);
});
