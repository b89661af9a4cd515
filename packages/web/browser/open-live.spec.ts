import { expect, type Page } from '@playwright/test';
import { violations } from './driver.ts';
import { findMover, playTogether } from './live-table.ts';
import { test } from './test.ts';

/** Things at a table of people with a clock: their selector, how they open, and the part of the page in which they open. */
const PARTS: readonly (readonly [seen: string, open: (page: Page) => Promise<void>, part: string])[] = [
  ['.player .clock', async () => undefined, 'html'],
  [
    '.chat .remarks p b',
    async page => {
      const tab = page.getByRole('tab', { name: /^Chat/ });
      if (!(await tab.isVisible())) await page.locator('.newest-label').click();
      await tab.click();
    },
    '.drawer',
  ],
  [
    '.menu .orders ul button',
    async page => {
      await page.getByRole('button', { name: /^Table/ }).click();
      await page.locator('.menu summary').click();
    },
    '.menu',
  ],
  [
    '.explanation.pinned',
    async page => {
      await page.locator('[data-spot="draw"]').focus();
      await page.keyboard.press('?');
    },
    '.explanation',
  ],
];

async function lookAtParts(page: Page): Promise<void> {
  for (const [seen, open, part] of PARTS) {
    await open(page);
    await expect(page.locator(seen).first()).toBeVisible();
    expect(await violations(page, part), seen).toEqual([]);
    await page.keyboard.press('Escape');
  }
}

test('axe finds nothing with chat, orders, an explanation and clocks: one has a wide screen by day, the other a phone at night', async ({
  page,
  browser,
}) => {
  const friend = await playTogether(page, browser);
  await friend.setViewportSize({ width: 360, height: 740 });
  await friend.emulateMedia({ colorScheme: 'dark' });
  // Whose turn it is decides whether buttons are grey: nobody moves, so both are seen.
  await findMover(page, friend);
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByLabel('Message the table').fill('Good evening.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  for (const each of [page, friend]) await lookAtParts(each);
  await friend.context().close();
});
