import { expect, test } from '@playwright/test';
import { hurry } from './driver.ts';

test('one press on the landing page and there is a board', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page).toHaveURL(/\/play\/\w+$/);
  await expect(page.getByRole('heading', { name: 'Your hand' })).toBeVisible();
});

test('a match goes on after a reload in the middle of a decision', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  // Where nobody decides anything in the meantime, and no moment to react passes.
  await page.getByText('Play now').nth(1).click();
  await expect(page.locator('.list-moves')).toBeVisible();
  const asked = await page.locator('.who').textContent();
  await page.reload();
  await expect(page.locator('.who')).toHaveText(asked ?? '');
});
