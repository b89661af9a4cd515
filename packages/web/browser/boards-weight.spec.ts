import { expect, type Page } from '@playwright/test';
import { builtWeights, isCode } from './built-weight.ts';
import { test } from './test.ts';

/** Bytes, compressed, that a game's board adds to the page beyond the shell: words of one language, drawing. */
const MOST = 80_000;

/** Code the page itself has loaded: the worker keeps its own account. */
const loaded = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    .then(names => names.filter(isCode));

for (const [game, nth, board] of [
  ['Der Pate', 1, '.dp'],
  ["Corleone's Empire", 2, '.ce'],
] as const)
  test(`the board of ${game} is light`, async ({ page }) => {
    await page.goto('/');
    await page.getByText('Play now').first().click();
    await expect(page.locator('.cn')).toBeVisible();
    const before = new Set(await loaded(page));
    await page.goto('/');
    await page.getByText('Play now').nth(nth).click();
    // The rules come when the player reaches for something: that is after the board.
    await page.mouse.move(0, 0);
    await expect(page.locator(board)).toBeVisible();
    const weight = builtWeights((await loaded(page)).filter(name => !before.has(name)));
    console.log(`the board of ${game} adds ${weight}`);
    expect(weight).toBeGreaterThan(20_000);
    expect(weight).toBeLessThanOrEqual(MOST);
  });
