import { expect, type Page } from '@playwright/test';
import { switchLanguage, violations } from './driver.ts';
import { expectSound, findCutOff } from './in-view.ts';
import { join, openTable } from './live-table.ts';
import { test } from './test.ts';

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Message the table').fill(text);
  await page.keyboard.press('Enter');
  await expect(page.locator('.remarks')).toContainText(text);
};

/** Bea goes to a table and presses a free seat. */
async function trySitting(friend: Page, url: string): Promise<void> {
  await friend.goto(url);
  await friend.getByText('Sit here').first().click();
}

test('a blocked player’s words aren’t shown to the blocker at any table, and they can’t sit down at the blocker’s next table', async ({
  page,
  browser,
}) => {
  await openTable(page, { chairs: 3, open: 2 });
  const friend = await join(page, browser);
  await say(friend, 'You again');
  await expect(page.locator('.remarks')).toContainText('You again');

  await page.getByRole('button', { name: 'Block a player …' }).click();
  const sheet = page.getByRole('dialog', { name: 'Block a player' });
  await expect(sheet).toContainText('They aren’t told');
  await expectSound(page);
  await sheet.getByRole('button', { name: 'Block Bea' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet).toContainText('Bea is blocked.');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.remarks')).not.toContainText('You again');
  await say(friend, 'Are you there?');
  await say(page, 'Good evening');
  await expect(friend.locator('.remarks')).toContainText('Good evening');
  await expect(page.locator('.remarks')).not.toContainText('Are you there?');

  await openTable(page, { chairs: 3, open: 2 });
  await trySitting(friend, page.url());
  await expect(friend.getByRole('alert')).toHaveText(
    'The table’s owner has declined. You can watch, or open your own table.',
  );
  await switchLanguage(friend, 'de');
  await friend.getByText('Hier hinsetzen').first().click();
  await expect(friend.getByRole('alert')).toHaveText(/^Am Tisch wurde das abgelehnt\./);
  await switchLanguage(friend, 'nl');
  await friend.getByText('Hier gaan zitten').first().click();
  await expect(friend.getByRole('alert')).toHaveText(/^Dat is aan deze tafel geweigerd\./);
  await expect(page.locator('.chair.person')).toHaveCount(1);

  const table = page.url();
  await page.goto('/settings');
  const blocked = page.getByRole('region', { name: 'Blocked players' });
  await expect(blocked).toContainText(/Bea · since \d/);
  for (const [language, title, button] of [
    ['de', 'Blockierte Spieler', 'Bea nicht mehr blockieren'],
    ['nl', 'Geblokkeerde spelers', 'Bea deblokkeren'],
    ['en', 'Blocked players', 'Unblock Bea'],
  ] as const) {
    await switchLanguage(page, language);
    await expect(page.getByRole('region', { name: title }).getByRole('button')).toHaveText(button);
  }
  expect(await violations(page)).toEqual([]);
  expect(await findCutOff(page)).toEqual([]);
  await blocked.getByRole('button', { name: 'Unblock Bea' }).click();
  await expect(blocked).toContainText('You haven’t blocked anyone.');
  await switchLanguage(friend, 'en');
  await trySitting(friend, table);
  await expect(friend.locator('.chair.mine')).toContainText('Bea');
  await friend.context().close();
});
