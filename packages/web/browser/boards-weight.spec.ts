import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

/** Bytes, compressed, that a game adds to the page beyond the shell: rules, words of one language, drawing. */
const MOST = 80_000;

for (const [game, nth, board] of [
  ['Der Pate', 1, '.dp'],
  ["Corleone's Empire", 2, '.ce'],
] as const)
  test(`the board of ${game} is light`, async ({ page }) => {
    const sizes = new Map<string, Promise<number>>();
    page.on('response', response => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname))
        sizes.set(
          response.url(),
          response.body().then(body => gzipSync(body).length),
        );
    });
    // What the page itself has loaded: the worker keeps its own account.
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    await page.goto('/');
    await page.getByText('Play now').first().click();
    await expect(page.locator('.cn')).toBeVisible();
    const before = new Set(await loaded());
    await page.goto('/');
    await page.getByText('Play now').nth(nth).click();
    await expect(page.locator(board)).toBeVisible();
    const added = (await loaded()).filter(name => !before.has(name)).map(name => sizes.get(name) ?? 0);
    const weight = (await Promise.all(added)).reduce((sum, size) => sum + size, 0);
    console.log(`the board of ${game} adds ${weight}`);
    expect(weight).toBeGreaterThan(20_000);
    expect(weight).toBeLessThanOrEqual(MOST);
  });
