import { expect } from '@playwright/test';
import { hurry } from './driver.ts';
import { findCovered, lessonEnd, takeLesson } from './lesson-clicks.ts';
import { test } from './test.ts';

/** The languages that the shorter test doesn't take, each at another size of the window. */
const OTHERS = [
  ['carta-nostra', 'de', 360, 640],
  ['carta-nostra', 'nl', 1024, 698],
  ['der-pate', 'en', 1366, 650],
  ['der-pate', 'nl', 768, 954],
  ['corleones-empire', 'en', 390, 664],
  ['corleones-empire', 'de', 1366, 650],
] as const;

for (const [game, spoken, width, height] of OTHERS)
  test(`the whole lesson of ${game} by clicks, in ${spoken}, ${width} × ${height}`, async ({ page }) => {
    test.setTimeout(240_000);
    await hurry(page);
    await page.addInitScript(language => localStorage.setItem('consigliere.language', language), spoken);
    await page.setViewportSize({ width, height });
    await page.goto(`/learn/${game}`);
    const taken = await takeLesson(page, async step => {
      await expect.poll(() => findCovered(page), step).toEqual([]);
    });
    expect(taken.length).toBeGreaterThan(10);
    await expect(lessonEnd(page).getByRole('heading')).toBeVisible();
  });
