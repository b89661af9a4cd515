import { type BrowserContext, expect, type Page } from '@playwright/test';
import { hurry, playToTheEnd, switchLanguage } from './driver.ts';
import { importAndOpen } from './open-position.ts';
import { test } from './test.ts';
import { CLOSING, makeTestPosition } from './test-positions.ts';

// The pages are kept by the service worker, as on a player's device.
test.use({ serviceWorkers: 'allow' });

/** Visits once until everything is cached, then turns the network off. */
async function visitAndLeave(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
}

test('after one visit the app starts without a network, a match is brought from a file and played to its end', async ({
  page,
  context,
}) => {
  await hurry(page);
  await visitAndLeave(page, context);
  await importAndOpen(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: CLOSING }));
  await playToTheEnd(page, (count, turn) => (turn * 7) % count);
  await expect(page.locator('.result table')).toBeVisible();
  await expect(page.locator('.course')).toBeVisible();
});

test('after one visit every game is played without a network, in every language, and goes on after a reload in the middle of a decision', async ({
  page,
  context,
}) => {
  await hurry(page);
  await visitAndLeave(page, context);
  for (const index of [0, 2, 1]) {
    // The page isn't loaded again: missing parts come from the cache.
    await page.getByText('Play now').nth(index).click();
    await expect(page.locator('.list-moves, .player.awaited').first()).toBeVisible();
    for (const [language, log] of [
      ['de', 'Verlauf'],
      ['nl', 'Verloop'],
      ['en', 'Log'],
    ] as const) {
      await switchLanguage(page, language);
      await expect(page.locator('.log h2')).toHaveText(log);
    }
    if (index !== 1) await page.goBack();
  }
  // In Der Pate nothing passes meanwhile.
  await expect(page.locator('.list-moves')).toBeVisible();
  const asked = (await page.locator('#question').textContent()) ?? '';
  await page.reload();
  await expect(page.locator('#question')).toHaveText(asked);
  await page.goto('/');
  await page.locator('.own a').filter({ hasText: 'Der Pate' }).first().click();
  await expect(page.locator('#question')).toHaveText(asked);
});

test('without a network the settings work, pages that need the server say so, and no server data is cached', async ({
  page,
  context,
}) => {
  await page.goto('/tables');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    await fetch('/health');
  });
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map(name => globalThis.caches.open(name)));
    const requests = await Promise.all(caches.map(cache => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain('/index.html');
  expect(kept.filter(path => /^\/(api|health|metrics)/.test(path))).toEqual([]);
  await context.setOffline(true);
  await page.goto('/settings');
  await expect(page.getByRole('group', { name: 'Sound' })).toBeVisible();
  await page.goto('/table/somewhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
  await page.goto('/');
  await page.getByText('Invite friends').first().click();
  await expect(page.getByRole('alert')).toContainText('No connection');
});

test('a shortcut of the installed app leads to a match at once, and back to the front page', async ({ page }) => {
  await page.goto('/now/der-pate');
  await expect(page).toHaveURL(/\/play\/\w+$/);
  await page.goBack();
  await expect(page.getByText('Play now').first()).toBeVisible();
});
