import { expect, type Page } from '@playwright/test';
import { hurry } from './driver.ts';
import { test } from './test.ts';

// The pages are kept by the service worker, as on a player's device.
test.use({ serviceWorkers: 'allow' });

/** Starts a match on the server with two bots. */
async function playOnServer(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByText('Invite friends').nth(1).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  await page.getByText('Fill with bots and start').click();
  await expect(page.locator('.list-moves, .prompt').first()).toBeVisible({ timeout: 60_000 });
}

test('a match on the server goes on after a reload in the middle of a decision', async ({ page }) => {
  await playOnServer(page);
  const asked = (await page.locator('#question').textContent()) ?? '';
  await expect(page.locator('.log li').first()).toBeVisible();
  const told = await page.locator('.log li').allTextContents();
  await page.reload();
  await expect(page.locator('#question')).toHaveText(asked);
  await expect(page.locator('.log li')).toHaveText(told);
});

test('a returning guest sees tables that wait for them first, those on this device and on the server together', async ({
  page,
}) => {
  await hurry(page);
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.locator('.list-moves')).toBeVisible();
  await playOnServer(page);
  // The newest waits for somebody else.
  await page.goto('/');
  await page.getByText('Invite friends').nth(2).click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  await page.goto('/');
  const rows = page.locator('.own :is(.resume, .row)');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(/Der Pate.*on the server.*Your turn/s);
  await expect(rows.nth(1)).toContainText(/Carta Nostra.*on this device.*Your turn/s);
  await expect(rows.nth(2)).toContainText(/Corleone’s Empire.*Waiting for players/s);
  await expect(rows.nth(2)).not.toContainText('Your turn');
  await page.goto('/tables');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expect(page.locator('.row.awaited')).toHaveCount(2);
  await page.locator('.row.awaited a').first().click();
  await expect(page.locator('.list-moves, .prompt').first()).toBeVisible();
});
