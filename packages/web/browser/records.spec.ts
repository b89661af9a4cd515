import { random, sfc32 } from '@consigliere/kernel/host';
import { expect } from '@playwright/test';
import { FILES, replayIn } from './records.ts';
import { test } from './test.ts';

/** The number of matches replayed for each game, and the number every file has. records.long.spec.ts replays all. */
const MATCHES = 12;
const OF = 300;

test('some kept matches of each game, played again in Chromium, have every hash they had', async ({ page }) => {
  const rng = sfc32('records in Chromium');
  const lines = Array.from({ length: MATCHES }, () => random(rng, '', OF));
  const results = await replayIn(page, { lines });
  expect(Object.keys(results)).toEqual(FILES);
  for (const checked of Object.values(results)) {
    expect(checked.map(({ why }) => why)).toEqual(lines.map(() => null));
    expect(checked.every(({ answers }) => answers > 10)).toBe(true);
  }
});
