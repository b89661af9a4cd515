import { expect } from '@playwright/test';
import { findTooWide } from './in-view.ts';
import { test } from './test.ts';

test('a link that would make this device another player asks first, says what is lost, and is used only by the second choice', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const { origin } = new URL(page.url());
  await page.request.post('/api/guests', { data: { name: 'Ada' }, headers: { origin } });
  const table = { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'open' }] };
  await page.request.post('/api/rooms', { data: table, headers: { origin } });
  const other = await browser.newContext();
  const phone = await other.newPage();
  await phone.goto(page.url());
  await phone.request.post('/api/guests', { data: { name: 'Bea' }, headers: { origin } });
  const made = await phone.request.post('/api/transfers', { data: {}, headers: { origin } });
  const { secret } = (await made.json()) as { secret: string };

  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/transfer/${secret}`);
  await expect(page.getByText('it stops being Ada')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take over the seat' })).toHaveCount(0);
  expect(await findTooWide(page)).toEqual([]);
  await page.getByRole('link', { name: 'Stay Ada' }).click();
  await page.goto(`/transfer/${secret}`);
  await page.getByRole('button', { name: 'Become the other player' }).click();
  await expect(page.getByRole('status')).toContainText('You’re Bea on this device too.');

  await phone.goto('/settings');
  const list = phone.getByRole('region', { name: 'Devices and programs' });
  await expect(list.getByRole('listitem')).toHaveText([/^This device/, /^Chrome, Linux/]);
  await list.getByLabel('Name of the program').fill('Robo');
  await list.getByRole('button', { name: 'New token for a program' }).click();
  await expect(list.getByText('It isn’t shown again.')).toBeVisible();
  await list.getByRole('button', { name: 'Remove: Robo' }).click();
  await list.getByRole('button', { name: 'Remove: Chrome, Linux' }).click();
  await expect(list.getByText('You’re signed in on this device only.')).toBeVisible();
  expect((await page.request.get('/api/guests/me')).status()).toBe(401);
  await phone.setViewportSize({ width: 360, height: 640 });
  expect(await findTooWide(phone)).toEqual([]);
  await other.close();
});
