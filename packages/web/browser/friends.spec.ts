import { expect } from '@playwright/test';
import { switchLanguage } from './driver.ts';
import { playTogether } from './live-table.ts';
import { openServer } from './own-server.ts';
import { test } from './test.ts';

test('two browsers sit down at one table by its link and see the same match', async ({ page, browser }) => {
  await page.goto('/');
  await page.getByText('Invite friends').first().click();
  await expect(page).toHaveURL(/\/table\/\w+$/);
  const friend = await (await browser.newContext()).newPage();
  await friend.goto(page.url());
  await friend.getByText('Sit here').first().click();
  await expect(page.locator('.chair.person')).toHaveCount(2);
  // The friend has seen the commitment before sitting down; the creator's share travelled with the request for the table.
  const pledged = (each: typeof page) => each.evaluate(() => localStorage.getItem('consigliere.commitments'));
  const [room] = page.url().match(/\w+$/) ?? [];
  const { seen } = await (await page.request.get(`/api/rooms/${room}`)).json();
  expect(JSON.parse((await pledged(friend)) ?? '')).toMatchObject([{ room, commitment: seen.commitment }]);
  expect(await pledged(page)).toBeNull();
  await page.getByText('Fill with bots and start').click();
  for (const each of [page, friend]) await expect(each.locator('.hand h2')).toBeVisible();
  const log = (each: typeof page) => each.locator('.log li').first();
  await expect(log(page)).toContainText('You’re dealt');
  await expect(log(friend)).toContainText('You’re dealt');
  await friend.close();
});

test('two friends start with the chairs they have taken, after the owner has changed chairs and clock', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await page.getByText('Invite friends').first().click();
  const clock = page.getByLabel('Clock');
  await expect(clock.locator('option:checked')).toContainText('Relaxed');
  const chairs = page.locator('.chair');
  await page.getByLabel('Players').selectOption('4');
  await expect(chairs).toHaveCount(4);
  const friend = await (await browser.newContext({ locale: 'en-GB' })).newPage();
  await friend.goto(page.url());
  await friend.getByText('Sit here').last().click();
  await expect(page.locator('.chair.person')).toHaveCount(2);
  await clock.selectOption('none');
  await friend.getByText('Table settings').click();
  await expect(friend.locator('.facts')).toContainText('No clock');
  await expect(friend.getByRole('button', { name: /^Start/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Start with 2 players' }).click();
  for (const each of [page, friend]) await expect(each.locator('.player')).toHaveCount(2);
  await friend.context().close();
});

test('a friend who closes the page is marked as offline, and the owner has a stand-in play until the friend is back', async ({
  browser,
}) => {
  const server = await openServer({ ABSENT_AFTER: '4' });
  try {
    const page = await (await browser.newContext(server.context)).newPage();
    const friend = await playTogether(page, browser);
    const elsewhere = friend.context();
    await friend.close();
    const state = page.locator('.player').filter({ hasText: 'Bea' }).locator('.state');
    await expect(state).toHaveText(/^Offline since \d\d:\d\d$/);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect.poll(async () => (await state.boundingBox())?.width).toBeGreaterThan(50);
    const offer = page.locator('.absentee', { hasText: 'Bea has been offline since' });
    await offer.getByRole('button', { name: 'Let a stand-in play' }).click();
    await expect(state).toHaveText(/^Away since \d\d:\d\d, stand-in playing$/);
    await expect(offer).toHaveCount(0);
    const back = await elsewhere.newPage();
    await back.goto(page.url());
    await back.getByRole('button', { name: 'Take my seat back' }).click();
    await expect(state.filter({ hasText: /Away|Offline/ })).toHaveCount(0);
    await Promise.all([elsewhere.close(), page.context().close()]);
  } finally {
    await server.kill();
  }
});

test("a player with a plain-http cookie is told on https that it doesn't count, and takes the seats over by a link", async ({
  page,
  context,
  request,
}) => {
  const origin = new URL((await request.get('/')).url()).origin;
  const made = await request.post('/api/guests', { data: { name: 'Ada' }, headers: { origin } });
  const secret = (made.headers()['set-cookie'] ?? '').split(/[=;]/)[1] ?? '';
  await context.addCookies([{ name: 'guest', value: secret, url: origin }]);
  // As a proxy that speaks https to the world would say it.
  await context.setExtraHTTPHeaders({ 'x-forwarded-proto': 'https' });
  await page.goto('/tables');
  await expect(page.getByText('This device was known here as Ada over an unencrypted connection.')).toBeVisible();
  await page.getByRole('button', { name: 'Take over my seats' }).click();
  await page.getByRole('button', { name: 'Take over the seat' }).click();
  await expect(page.getByText('Done. You’re Ada on this device too.')).toBeVisible();
  await page.goto('/tables');
  await expect(page.getByRole('heading', { name: 'Tables', exact: true })).toBeVisible();
  await expect(page.getByText('unencrypted connection')).toHaveCount(0);
});

test('a link to a missing table says what happened and what to do', async ({ page }) => {
  await page.goto('/table/nothere');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link').filter({ hasText: /table/i }).first()).toBeVisible();
});

test('everything can be read in three languages, and switched in the middle of a match', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.locator('.hand h2')).toBeVisible();
  await switchLanguage(page, 'de');
  await expect(page.locator('.hand h2')).toContainText('Deine Hand');
  await switchLanguage(page, 'nl');
  await expect(page.locator('.log h2')).toHaveText('Verloop');
});
