import { expect, type Locator, type Page } from '@playwright/test';
import { hurry, untilOwnTurn } from './driver.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** Carta Nostra against the house, in the player's own turn. */
async function inOwnTurn(page: Page): Promise<void> {
  await hurry(page);
  await page.goto('/now/carta-nostra');
  await untilOwnTurn(page);
}

const edgesOf = (part: Locator): Promise<readonly number[]> =>
  part.evaluate(element => {
    const { left, right, bottom } = element.getBoundingClientRect();
    return [left, innerWidth - right, innerHeight - bottom];
  });

test('a sheet with choices is flush with three edges of the screen', async ({ page }) => {
  await inOwnTurn(page);
  await page.locator('.cn-hand .legal').first().tap();
  const sheet = page.locator('.explanation.sheet-below');
  await expect(sheet).toBeVisible();
  expect(await edgesOf(sheet)).toEqual([0, 0, 0]);
});

test('the × closes the log of a match on the device, as a sheet, as a drawer and as a column', async ({ page }) => {
  await inOwnTurn(page);
  const log = page.locator('.side');
  for (const width of [360, 844, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    // Where there is room, the log is open from the beginning.
    if (width < 1100) await page.locator('.side-button').click();
    await expect(log).toHaveAttribute('data-open', 'true');
    await page.locator('.side-close').click();
    await expect(log).toHaveAttribute('data-open', 'false');
  }
});
