import { type BrowserContext, expect, type Page } from '@playwright/test';
import { hurry, playToTheEnd } from './driver.ts';
import { test } from './test.ts';

/** One visit, until everything is kept; then the network is gone. */
async function visitAndLeave(page: Page, context: BrowserContext): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await context.setOffline(true);
}

test('after one visit the app starts without a network, and a whole match of Carta Nostra is played', async ({
  page,
  context,
}) => {
  test.setTimeout(400_000);
  await hurry(page);
  await visitAndLeave(page, context);
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await playToTheEnd(page, (count, turn) => (turn * 7) % count);
  await expect(page.locator('.result table')).toBeVisible();
});

for (const [index, game] of ['Der Pate', 'Corleone’s Empire'].entries())
  test(`after one visit ${game} is played without a network, in every language`, async ({ page, context }) => {
    await hurry(page);
    await visitAndLeave(page, context);
    // Not even loaded anew: what was not needed on the first page comes from what is kept.
    await page
      .getByText('Play now')
      .nth(index + 1)
      .click();
    await expect(page.locator('.list-moves, .panel.awaited').first()).toBeVisible();
    for (const [language, log] of [
      ['de', 'Verlauf'],
      ['nl', 'Verloop'],
    ] as const) {
      await page.getByRole('combobox').first().selectOption(language);
      await expect(page.locator('.log h2')).toHaveText(log);
    }
  });

test('without a network a match goes on after a reload in the middle of a decision, and is found on the front page', async ({
  page,
  context,
}) => {
  await hurry(page);
  await visitAndLeave(page, context);
  // Where no moment to react passes meanwhile.
  await page.getByText('Play now').nth(1).click();
  await expect(page.locator('.list-moves')).toBeVisible();
  const asked = (await page.locator('.who').textContent()) ?? '';
  await page.reload();
  await expect(page.locator('.who')).toHaveText(asked);
  await page.goto('/');
  await page.locator('.own a').first().click();
  await expect(page.locator('.who')).toHaveText(asked);
});

test('without a network the settings are there, and what needs the server says so', async ({ page, context }) => {
  await visitAndLeave(page, context);
  await page.goto('/settings');
  await expect(page.getByRole('group', { name: 'Sound' })).toBeVisible();
  await page.goto('/table/somewhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The line is dead');
  await page.goto('/');
  await page.getByText('Invite friends').first().click();
  await expect(page.getByRole('alert')).toContainText('The line is dead');
});

test('a shortcut of the installed app leads to a match at once, and back to the front page', async ({ page }) => {
  await page.goto('/now/der-pate');
  await expect(page).toHaveURL(/\/play\/\w+$/);
  await page.goBack();
  await expect(page.getByText('Play now').first()).toBeVisible();
});

test('what the server alone knows is never kept', async ({ page }) => {
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
});
