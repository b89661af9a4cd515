import { expect } from '@playwright/test';
import { FILES, replayIn } from './records.ts';
import { test } from './test.ts';

test('every kept match, played again in Chromium, has every hash it had', async ({ page }) => {
  test.setTimeout(1_200_000);
  const began = Date.now();
  const results = await replayIn(page, { lines: null });
  const all = Object.values(results).flat();
  const answers = all.reduce((sum, each) => sum + each.answers, 0);
  const differ = all.filter(({ why }) => why !== null);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`records in Chromium: ${all.length} matches, ${answers} answers, ${differ.length} differ (${seconds} s)`);
  expect(Object.keys(results)).toEqual(FILES);
  expect(differ).toEqual([]);
  for (const checked of Object.values(results)) expect(checked.length).toBeGreaterThanOrEqual(300);
});
