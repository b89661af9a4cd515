import { expect, type Page } from '@playwright/test';
import { test } from './test.ts';

// The pages are kept by the service worker, as on a player's device.
test.use({ serviceWorkers: 'allow' });

/** Opens a table whose server's hello message is changed. Returns a function that counts the page loads. */
async function visitWith(page: Page, hello: (text: string, loads: number) => string): Promise<() => number> {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  await page.routeWebSocket('**/api/live', socket => {
    socket.connectToServer().onMessage(message => socket.send(hello(String(message), loads)));
  });
  await page.goto('/');
  await page.getByText('Invite friends').first().click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  return () => loads;
}

const ofTomorrow = (text: string): string => text.replace(/^({"type":"hello",.*"build":")\w+/, '$1of-tomorrow');

test('a page that meets another build reloads once', async ({ page }) => {
  const loads = await visitWith(page, (text, before) => (before === 1 ? ofTomorrow(text) : text));
  await expect.poll(loads).toBe(2);
  await expect(page.getByText('Fill with bots and start')).toBeVisible();
});

test('if there is no newer page, the old one goes on and doesn’t reload for ever', async ({ page }) => {
  const loads = await visitWith(page, ofTomorrow);
  await expect.poll(loads).toBe(2);
  await page.getByText('Fill with bots and start').click();
  await expect(page.locator('.hand h2')).toBeVisible();
  expect(loads()).toBe(2);
});

test('a page with an outdated protocol reloads, then says so', async ({ page }) => {
  const loads = await visitWith(page, text => text.replace(/^({"type":"hello","version":)\d+/, '$1999'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is out of date');
  expect(loads()).toBe(2);
});
