import { type Browser, expect, type Page } from '@playwright/test';
import { switchLanguage, violations } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { test } from './test.ts';

const TABLE = { game: 'carta-nostra', seats: [{ kind: 'me' }, { kind: 'open' }] };

async function becomeGuest(page: Page, name: string): Promise<string> {
  await page.goto('/');
  const { origin } = new URL(page.url());
  await page.request.post('/api/guests', { data: { name }, headers: { origin } });
  return origin;
}

async function openTable(page: Page, origin: string): Promise<string> {
  const made = await page.request.post('/api/rooms', { data: TABLE, headers: { origin } });
  return ((await made.json()) as { room: string }).room;
}

const tablesOf = async (page: Page): Promise<readonly string[]> =>
  ((await (await page.request.get('/api/rooms/mine')).json()) as { rooms: { room: string }[] }).rooms.map(
    ({ room }) => room,
  );

/** A phone on which a player is Ada, and this page, on which the same person has played as Adele. Both have a table. */
async function setUp(page: Page, browser: Browser) {
  const origin = await becomeGuest(page, 'Adele');
  const phone = await (await browser.newContext({ baseURL: origin })).newPage();
  await becomeGuest(phone, 'Ada');
  const [hers, own] = [await openTable(phone, origin), await openTable(page, origin)];
  const post = async (path: string) =>
    (await (await phone.request.post(path, { data: {}, headers: { origin } })).json()) as Record<string, string>;
  return { origin, phone, hers, own, post };
}

test('a link brings the tables of this device’s player along, after it was said that this is final and which table is in the way', async ({
  page,
  browser,
}) => {
  const { origin, phone, hers, own, post } = await setUp(page, browser);
  const sit = { id: 'a'.repeat(32), command: { type: 'sit', seat: 1, name: 'Adele', entropy: 'ab'.repeat(16) } };
  await page.request.post(`/api/rooms/${hers}/commands`, { data: sit, headers: { origin } });
  const { secret } = await post('/api/transfers');
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/transfer/${secret}`);
  for (const [language, label, final] of [
    ['de', 'Tische und Partien von Adele mitnehmen', 'nicht rückgängig machen'],
    ['nl', 'De tafels en partijen van Adele meenemen', 'kun je niet meer terug'],
    ['en', 'Bring Adele’s tables and history along', 'can’t be undone'],
  ] as const) {
    await switchLanguage(page, language);
    await expect(page.getByLabel(label)).not.toBeChecked();
    await expect(page.getByText(final)).toBeVisible();
    expect(await findTooWide(page)).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Bring Adele’s tables and history along').focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Become the other player' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('sit at the same table');
  const shared = page.getByRole('link', { name: 'Carta Nostra, table 1' });
  await expect(shared).toHaveAttribute('href', `/table/${hers}`);
  expect(await findTooWide(page)).toEqual([]);
  expect(await violations(page)).toEqual([]);
  expect((await tablesOf(page)).toSorted()).toEqual([hers, own].toSorted());

  const leave = { id: 'b'.repeat(32), command: { type: 'leave' } };
  await page.request.post(`/api/rooms/${hers}/commands`, { data: leave, headers: { origin } });
  await page.getByRole('button', { name: 'Become the other player' }).click();
  await expect(page.getByRole('status')).toContainText('You’re Ada on this device too, and Adele’s tables');
  expect(await violations(page)).toEqual([]);
  for (const each of [page, phone]) expect((await tablesOf(each)).toSorted()).toEqual([hers, own].toSorted());
  await phone.context().close();
});

test('a recovery code brings them along from the page for signing in', async ({ page, browser }) => {
  const { phone, hers, own, post } = await setUp(page, browser);
  const { code = '' } = await post('/api/recovery-code');
  await page.goto('/sign-in');
  await page.getByLabel('Bring Adele’s tables and history along').check();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Recovery code').fill(code);
  await page.getByRole('button', { name: 'Sign in with the code' }).click();
  await expect(page.getByRole('status')).toContainText('You’re Ada on this device too, and Adele’s tables');
  await page.goto('/tables');
  for (const room of [hers, own]) await expect(page.locator(`a[href="/table/${room}"]`).first()).toBeVisible();
  await phone.context().close();
});
