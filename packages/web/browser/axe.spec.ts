import { expect } from '@playwright/test';
import { hurry, violations } from './driver.ts';
import { test } from './test.ts';

for (const path of [
  '/',
  '/new',
  '/new/carta-nostra/together',
  '/tables',
  '/rules',
  '/settings',
  '/credits',
  '/nowhere',
])
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

for (const [index, game] of ['Carta Nostra', 'Der Pate', 'Corleone’s Empire'].entries())
  for (const width of [360, 1440])
    test(`axe finds nothing at a table of ${game} ${width} px wide, and nothing is wider than the page`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await hurry(page);
      await page.goto('/');
      await page.getByText('Play now').nth(index).click();
      await expect(page.locator('.who')).toContainText(/\w/);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
