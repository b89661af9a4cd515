import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { switchLanguage, violations } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { test } from './test.ts';

const sessionsOf = (page: Page): Locator => page.locator('section', { has: page.locator('#tokens') });

const isGuest = async (page: Page): Promise<boolean> => (await page.request.get('/api/guests/me')).ok();

async function becomeAda(page: Page): Promise<string> {
  await page.goto('/');
  const { origin } = new URL(page.url());
  await page.request.post('/api/guests', { data: { name: 'Ada' }, headers: { origin } });
  return origin;
}

/** Another device that is the same guest. */
async function openPhone(page: Page, browser: Browser, origin: string): Promise<Page> {
  const made = await page.request.post('/api/transfers', { data: {}, headers: { origin } });
  const { secret } = (await made.json()) as { secret: string };
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(origin);
  await phone.request.post('/api/transfers/redeem', { data: { secret }, headers: { origin } });
  return phone;
}

test('the only device is warned of what is lost when it signs out, in three languages, and may stay', async ({
  page,
}) => {
  await becomeAda(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/settings');
  const list = sessionsOf(page);
  for (const [language, ask, warning, keep] of [
    ['de', 'Hier abmelden …', 'endgültig verloren', 'Angemeldet bleiben'],
    ['nl', 'Hier afmelden …', 'voorgoed kwijt', 'Aangemeld blijven'],
    ['en', 'Sign out here …', 'lost for good', 'Stay signed in'],
  ] as const) {
    await switchLanguage(page, language);
    await list.getByRole('button', { name: ask }).click();
    await expect(list.getByRole('alert').filter({ hasText: warning })).toBeVisible();
    expect(await findTooWide(page)).toEqual([]);
    await list.getByRole('button', { name: keep }).click();
    await expect(list.getByText(warning)).toHaveCount(0);
  }
  expect(await isGuest(page)).toBe(true);
  await list.getByRole('button', { name: 'Sign out here …' }).click();
  expect(await violations(page)).toEqual([]);
  await list.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(list.getByRole('status')).toContainText('You’re signed out.');
  await expect(list.getByRole('listitem')).toHaveCount(0);
  expect(await isGuest(page)).toBe(false);
  expect(await page.context().cookies()).toEqual([]);
});

test('the first device signs out and another stays the same player', async ({ page, browser }) => {
  const origin = await becomeAda(page);
  const phone = await openPhone(page, browser, origin);
  await page.goto('/settings');
  const list = sessionsOf(page);
  await list.getByRole('button', { name: 'Sign out here …' }).click();
  await expect(
    list.getByText('you’ll need a passkey, a recovery code or a link from another of your devices'),
  ).toBeVisible();
  await list.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(list.getByRole('status')).toContainText('You’re signed out.');
  await phone.goto('/settings');
  await expect(sessionsOf(phone).getByText('You’re signed in on this device only.')).toBeVisible();
  await phone.context().close();
});

test('the first device is removed from another, alone or with all others', async ({ page, browser }) => {
  const origin = await becomeAda(page);
  const [phone, tablet] = [await openPhone(page, browser, origin), await openPhone(page, browser, origin)];
  await phone.goto('/settings');
  const list = sessionsOf(phone);
  await expect(list.getByRole('listitem')).toHaveText([/^This device/, /^Chrome, Linux/, /^First device/]);
  await list.getByRole('button', { name: 'Remove: First device' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(2);
  expect(await isGuest(page)).toBe(false);
  const third = await openPhone(phone, browser, origin);
  await phone.reload();
  await list.getByRole('button', { name: 'Remove all others' }).click();
  await expect(list.getByText('You’re signed in on this device only.')).toBeVisible();
  for (const gone of [tablet, third]) expect(await isGuest(gone)).toBe(false);
  expect(await isGuest(phone)).toBe(true);
  for (const each of [phone, tablet, third]) await each.context().close();
});
