import { expect, type Page } from '@playwright/test';
import { violations } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { test } from './test.ts';

const nameOf = async (page: Page): Promise<unknown> =>
  ((await (await page.request.get('/api/guests/me')).json()) as { name?: string }).name;

test('a player saves everything that the server knows about them as a file', async ({ page }) => {
  await page.goto('/');
  const { origin } = new URL(page.url());
  await page.request.post('/api/guests', { data: { name: 'Ada' }, headers: { origin } });
  await page.goto('/settings');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^consigliere-me-[\d-]{10}\.json$/);
  const text = Buffer.concat(await (await file.createReadStream()).toArray()).toString();
  expect(JSON.parse(text)).toMatchObject({ guest: { name: 'Ada' }, passkeys: [], tables: [] });
});

test('a recovery code is shown once, printed alone on its sheet, and brings the player back on another device, once', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const { origin } = new URL(page.url());
  await page.request.post('/api/guests', { data: { name: 'Ada' }, headers: { origin } });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/settings');
  const part = page.locator('section', { has: page.locator('#other-devices') });
  await part.getByRole('button', { name: 'Make a recovery code' }).click();
  await expect(part.getByText('It isn’t shown again.')).toBeVisible();
  const sheet = page.locator('.recovery-sheet');
  await expect(sheet).toContainText('Recovery code of Ada');
  await expect(sheet).toContainText('/sign-in and type this code');
  const code = await sheet.locator('code').innerText();
  expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(await findTooWide(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet.locator('code')).toBeVisible();
  for (const other of ['h1', '#tokens', '.top-name']) await expect(page.locator(other).first()).toBeHidden();
  await expect(sheet.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.reload();
  await expect(part.getByText('You have a code from')).toBeVisible();
  await expect(sheet).toHaveCount(0);

  const phone = await (await browser.newContext()).newPage();
  await phone.setViewportSize({ width: 360, height: 640 });
  await phone.goto(`${origin}/tables`);
  await phone.getByRole('link', { name: 'Sign in as a player you already are' }).click();
  const field = phone.getByLabel('Recovery code');
  const enter = phone.getByRole('button', { name: 'Sign in with the code' });
  const wrong = code.at(-1) === 'A' ? 'B' : 'A';
  await field.fill(code.slice(0, -1) + wrong);
  await enter.click();
  await expect(phone.getByRole('alert').filter({ hasText: 'There’s a typing error in this code.' })).toBeVisible();
  expect(await violations(phone)).toEqual([]);
  expect(await findTooWide(phone)).toEqual([]);
  await field.fill(code.toLowerCase().replaceAll('-', ' '));
  await field.press('Enter');
  await expect(phone.getByRole('status')).toContainText('You’re Ada on this device too.');
  await expect(phone.getByText('Your recovery code is used up.')).toBeVisible();
  expect(await nameOf(phone)).toBe('Ada');

  await phone.context().clearCookies();
  await phone.goto(`${origin}/sign-in`);
  await field.fill(code);
  await enter.click();
  await expect(phone.getByRole('alert').filter({ hasText: 'has been used or replaced' })).toBeVisible();
  expect(await nameOf(phone)).toBe(undefined);
  await phone.context().close();
});
