import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { hurry } from './driver.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong with the page as it is, by rule and place. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }> };
    };
    const found = await axe.run();
    return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  });
}

for (const path of ['/', '/new', '/tables', '/settings', '/credits', '/nowhere'])
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
