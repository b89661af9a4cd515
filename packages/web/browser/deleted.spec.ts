import { expect } from '@playwright/test';
import { switchLanguage } from './driver.ts';
import { playTogether } from './live-table.ts';
import { test } from './test.ts';

test('a player who deletes herself in the settings is asked first, and is then a deleted player at the table', async ({
  page,
  browser,
}) => {
  const friend = await playTogether(page, browser);
  const player = (name: string) => page.locator('.player').filter({ hasText: name });
  await expect(player('Bea')).toHaveCount(1);
  await friend.goto('/settings');
  const section = friend.locator('section', { hasText: 'Delete me' });
  await section.getByRole('button', { name: 'Delete me …' }).click();
  await expect(section).toContainText('Gone for good');
  await expect(section).toContainText('What stays');
  await section.getByRole('button', { name: 'Don’t delete' }).click();
  await expect(player('Bea')).toHaveCount(1);
  await section.getByRole('button', { name: 'Delete me …' }).click();
  await section.getByRole('button', { name: 'Delete me for good' }).click();
  await expect(section).toContainText('You’re deleted.');
  await expect(player('Deleted player')).toHaveCount(1);
  await expect(player('Bea')).toHaveCount(0);
  await switchLanguage(page, 'de');
  await expect(player('Gelöschter Spieler')).toHaveCount(1);
  await friend.context().close();
});

test('the link of a table that was removed leads to a page that says so, in the player’s language', async ({
  page,
}) => {
  await page.goto('/table/0123456789abcdef');
  await expect(page.locator('main')).toContainText('tables nobody uses go away after a while');
  await switchLanguage(page, 'de');
  await expect(page.locator('main')).toContainText('Tische, die niemand mehr nutzt, verschwinden nach einiger Zeit');
  await switchLanguage(page, 'nl');
  await expect(page.locator('main')).toContainText('tafels die niemand meer gebruikt, verdwijnen na een tijdje');
});
