import { type Browser, expect, type Page } from '@playwright/test';
import { violations } from './driver.ts';
import { findMover, join, openTable, playTogether } from './live-table.ts';
import { test } from './test.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Opens an address in the browser of somebody who has no seat. */
async function openAs(browser: Browser, address: string, locale = 'en-GB'): Promise<Page> {
  const page = await (await browser.newContext({ locale })).newPage();
  await page.goto(address);
  return page;
}

/** The link that *Invite spectators* gives. */
async function inviteSpectators(page: Page): Promise<string> {
  await press(page, 'Invite spectators');
  return page.getByLabel('Link for spectators').inputValue();
}

test('a spectator comes by a link of their own, straight to the match, from the lobby and from the table’s menu', async ({
  page,
  browser,
}) => {
  await openTable(page);
  const link = await inviteSpectators(page);
  expect(link).toBe(`${page.url()}#watch`);
  const friend = await join(page, browser);
  await press(page, 'Start');
  await expect(page.locator('.hand h2')).toBeVisible();
  const eve = await openAs(browser, link);
  await expect(eve.locator('.stage')).toBeVisible();
  await expect(eve.getByRole('heading', { name: 'The match has started' })).toHaveCount(0);
  await press(friend, /^Table/);
  expect(await inviteSpectators(friend)).toBe(link);
  await Promise.all([friend.context().close(), eve.context().close()]);
});

test('the owner changes how the match can be watched, and a guest in the lobby reads it at once', async ({
  page,
  browser,
}) => {
  await openTable(page, { watch: 10_000 });
  await page.locator('.table-settings summary').first().click();
  const spectators = page.getByLabel('Spectators');
  await expect(page.getByText('They see everything that much later')).toBeVisible();
  await spectators.selectOption({ label: 'Nobody' });
  await expect(page.getByText('Once the match starts, only the players can see it.')).toBeVisible();
  const eve = await openAs(browser, `${page.url()}#watch`);
  await expect(eve.getByText('Nobody can watch this match. Sit down if you want to see it.')).toBeVisible();
  await spectators.selectOption({ label: 'Anyone with the link, delayed by 1 minute' });
  await expect(eve.getByText('You can watch this match with a delay of 1 minute.')).toBeVisible();
  await expect(eve.locator('.lobby-main').getByText(/has changed: .*spectators/)).toBeVisible();
  expect(await violations(eve)).toEqual([]);
  await eve.context().close();
});

test('what players do reaches a delayed spectator later, and not before the players have gone on', async ({
  page,
  browser,
}) => {
  const friend = await playTogether(page, browser, { watch: 10_000 });
  const eve = await openAs(browser, `${page.url()}#watch`);
  await expect(eve.locator('.chairs')).toBeVisible();
  await expect(eve.locator('.stage')).toHaveCount(0);
  const { mover } = await findMover(page, friend);
  await mover.locator('.cn-end').click();
  await press(mover, 'Confirm');
  // She comes to the table that the players have left behind, and is told so.
  await expect(eve.locator('.stage')).toBeVisible({ timeout: 30_000 });
  await expect(eve.getByText('everything here happened that long ago')).toBeVisible();
  await expect(eve.locator('.player')).toHaveCount(2);
  expect(await violations(eve)).toEqual([]);
  await Promise.all([friend.context().close(), eve.context().close()]);
});

test('a table that nobody can watch says so to guests, in their language, and plays on', async ({ page, browser }) => {
  const friend = await playTogether(page, browser, { watch: null });
  for (const [locale, title] of [
    ['en-GB', 'Only the players can see this match'],
    ['de-DE', 'Nur die Spieler sehen diese Partie'],
    ['nl-NL', 'Alleen de spelers zien deze partij'],
  ] as const) {
    const eve = await openAs(browser, page.url(), locale);
    await expect(eve.getByRole('heading', { name: title })).toBeVisible();
    expect(await violations(eve)).toEqual([]);
    await eve.context().close();
  }
  await press(page, /^Table/);
  await expect(page.getByRole('button', { name: 'Invite spectators' })).toHaveCount(0);
  await friend.context().close();
});

test('a new table offers who can watch, and a common screen watches live', async ({ page }) => {
  await page.goto('/new/carta-nostra');
  await page.getByLabel('Online', { exact: true }).check();
  const spectators = page.getByLabel('Spectators');
  await expect(spectators.locator('option')).toHaveText([
    'Anyone with the link, live',
    'Anyone with the link, delayed by 1 minute',
    'Anyone with the link, delayed by 5 minutes',
    'Anyone with the link, delayed by 15 minutes',
    'Nobody',
  ]);
  await spectators.selectOption({ label: 'Anyone with the link, delayed by 5 minutes' });
  await page.getByLabel('On this TV or tablet', { exact: true }).check();
  await expect(spectators.locator('option')).toHaveText(['Anyone with the link, live']);
  await expect(page.getByText('The big screen shows the match live')).toBeVisible();
  await page.getByLabel('Online', { exact: true }).check();
  await press(page, 'Open a table');
  await expect(page).toHaveURL(/\/table\/\w+$/);
  await expect(page.locator('.table-settings summary').first()).toContainText('Spectators: delayed by 5 minutes');
});
