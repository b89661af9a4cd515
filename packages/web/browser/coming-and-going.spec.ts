import { expect } from '@playwright/test';
import { switchLanguage, violations } from './driver.ts';
import { openStranger, openTable, playTogether } from './live-table.ts';
import { test } from './test.ts';

test('a late friend who is declined reads so in their language, and can watch or open their own table', async ({
  page,
  browser,
}) => {
  await openTable(page, { open: 0 });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.hand h2')).toBeVisible();
  const friend = await openStranger(page, browser);
  await friend.getByRole('button', { name: /^Ask for .*’s seat$/ }).click();
  await page.locator('.seat-request').getByRole('button', { name: 'Decline' }).click();
  for (const [language, says, ways] of [
    ['en', /^The table’s owner has declined\. You can watch/, ['Watch', 'Open your own table']],
    ['de', /^Am Tisch wurde das abgelehnt\. Du kannst zusehen/, ['Zusehen', 'Eigenen Tisch eröffnen']],
    ['nl', /^Dat is aan deze tafel geweigerd\. Je kunt meekijken/, ['Meekijken', 'Eigen tafel openen']],
  ] as const) {
    await switchLanguage(friend, language);
    await expect(friend.getByText(says)).toBeVisible();
    await expect(friend.locator('.ways').first().locator('.button')).toHaveText([...ways]);
  }
  expect(await violations(friend)).toEqual([]);
  await friend.context().close();
});

test('a late friend whom the table lets nobody watch asks for a bot’s seat, and sees the match once let in', async ({
  page,
  browser,
}) => {
  await openTable(page, { open: 0, watch: null });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.hand h2')).toBeVisible();
  const friend = await openStranger(page, browser);
  for (const [language, title] of [
    ['de', 'Nur die Spieler sehen diese Partie'],
    ['nl', 'Alleen de spelers zien deze partij'],
    ['en', 'Only the players can see this match'],
  ] as const) {
    await switchLanguage(friend, language);
    await expect(friend.getByRole('heading', { name: title })).toBeVisible();
  }
  await friend.setViewportSize({ width: 360, height: 640 });
  await friend.getByRole('button', { name: /^Ask for .*’s seat$/ }).press('Enter');
  await expect(friend.getByText(/^You’ve asked for .* If the answer is yes, the match appears here\.$/)).toBeVisible();
  expect(await violations(friend)).toEqual([]);
  await page.locator('.seat-request').getByRole('button').first().click();
  await expect(friend.locator('.hand h2')).toBeVisible();
  await friend.context().close();
});

test('the host who leaves a running match hands the table over to the next player, and one press takes the seat back', async ({
  page,
  browser,
}) => {
  const friend = await playTogether(page, browser, { chairs: 3 });
  await page.getByRole('button', { name: /^Table/ }).click();
  await page.getByRole('button', { name: 'Leave the table …' }).click();
  const sheet = page.getByRole('dialog', { name: 'Leave the table' });
  await expect(sheet).toContainText('The next player becomes the host.');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  await sheet.getByRole('radio', { name: /^4 · / }).focus();
  await page.keyboard.press('Space');
  await sheet.getByRole('button', { name: 'Leave the table' }).press('Enter');
  await friend.getByRole('button', { name: /^Table/ }).click();
  await expect(friend.getByRole('button', { name: /takes over Ada’s seat/ })).toBeVisible();
  await page.getByRole('button', { name: 'Take my seat back' }).click();
  await expect(page.locator('.stand-in')).toHaveCount(0);
  await expect(friend.getByRole('button', { name: /takes over Ada’s seat/ })).toHaveCount(0);
  // The level is kept on this device for the next time.
  await page.getByRole('button', { name: /^Table/ }).click();
  await page.getByRole('button', { name: 'Leave the table …' }).click();
  await expect(sheet.getByRole('radio', { name: /^4 · / })).toBeChecked();
  await expect(sheet).not.toContainText('The next player becomes the host.');
  await friend.context().close();
});

test('a stranger who has scanned the QR code is kept out by the host, and the old code leads nowhere any more', async ({
  page,
  browser,
}) => {
  await openTable(page, { chairs: 3, open: 2 });
  const code = await page.locator('.table-code').innerText();
  const stranger = await openStranger(page, browser, `/j/${code}`);
  await stranger.getByLabel('Your name at this table').fill('Mallory');
  await stranger.getByText('Sit here').first().click();
  await page.getByRole('button', { name: 'Remove Mallory from the table' }).click();
  await page.getByRole('button', { name: 'Remove and keep out' }).click();
  for (const [language, title, way] of [
    ['en', 'The host has removed you', 'Open your own table'],
    ['de', 'Du wurdest vom Tisch entfernt', 'Eigenen Tisch eröffnen'],
    ['nl', 'De gastheer heeft je verwijderd', 'Eigen tafel openen'],
  ] as const) {
    await switchLanguage(stranger, language);
    await expect(stranger.getByRole('heading', { name: title })).toBeVisible();
    await expect(stranger.getByRole('link', { name: way })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Make a new code' }).click();
  await expect(page.locator('.table-code')).not.toHaveText(code);
  await stranger.goto(new URL(`/j/${code}`, page.url()).href);
  for (const [language, says] of [
    ['nl', 'Er is geen tafel met deze code.'],
    ['de', 'Zu diesem Code gibt es keinen Tisch.'],
    ['en', 'There’s no table with this code.'],
  ] as const) {
    await switchLanguage(stranger, language);
    await expect(stranger.getByText(says)).toBeVisible();
  }
  // The host and the table have lost nothing.
  await expect(page.locator('.chair.person')).toHaveCount(1);
  await stranger.context().close();
});
