import { expect, type Page } from '@playwright/test';
import { findTooSmall, switchLanguage, violations } from './driver.ts';
import { findCutOff, findTooWide } from './in-view.ts';
import { join, openTable } from './live-table.ts';
import { openServer } from './own-server.ts';
import { test } from './test.ts';

const SIZES = [
  { width: 1366, height: 650 },
  { width: 360, height: 640 },
];

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('Message the table').fill(text);
  await page.keyboard.press('Enter');
  await expect(page.locator('.remarks')).toContainText(text);
};

test('a message is reported in two presses where it stands, and a player beside the list of players, by keyboard too', async ({
  page,
  browser,
}) => {
  await openTable(page, { chairs: 3, open: 2 });
  const friend = await join(page, browser);
  await say(friend, 'First bad word');
  await say(friend, 'Second bad word');
  await say(page, 'Good evening');
  await expect(page.locator('.remarks')).toContainText('Second bad word');
  // One stop of the Tab key for the whole list: the newest; the arrow keys go on.
  await expect(page.locator('.report-remark')).toHaveCount(2);
  await expect(page.locator('.report-remark[tabindex="0"]')).toHaveCount(1);
  await page.locator('.report-remark[tabindex="0"]').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Report to the operator' });
  await expect(sheet.getByRole('blockquote')).toHaveText('First bad word');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await violations(page)).toEqual([]);
    expect(await findCutOff(page)).toEqual([]);
    expect(await findTooSmall(page)).toEqual([]);
  }
  await sheet.getByRole('button', { name: 'Insults, hatred or threats' }).focus();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('status')).toContainText('The player isn’t told.');
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toHaveCount(0);

  await page.getByRole('button', { name: 'Report a player …' }).click();
  await expect(sheet.getByLabel('Player')).toHaveValue(/\d/);
  await sheet.getByLabel('One more sentence').fill('Every time.');
  await sheet.getByRole('button', { name: 'Stalling, or leaving on purpose' }).click();
  await expect(sheet.getByRole('status')).toContainText('The player isn’t told.');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(friend.locator('.remarks')).toContainText('Second bad word');
  await friend.context().close();
});

test('how people treat each other is a page in three languages', async ({ page }) => {
  await page.goto('/fair-play');
  for (const [language, title] of [
    ['de', 'Fair miteinander'],
    ['nl', 'Omgangsregels'],
    ['en', 'Fair play'],
  ] as const) {
    await switchLanguage(page, language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await findTooWide(page)).toEqual([]);
    }
    expect(await violations(page)).toEqual([]);
  }
});

test('a banned player is led to a page that says why and until when, deletes themselves there, and stays banned', async ({
  browser,
}) => {
  const server = await openServer();
  const context = await browser.newContext(server.context);
  const page = await context.newPage();
  try {
    await openTable(page, { chairs: 3, open: 2 });
    const { id } = await (await page.request.get('/api/guests/me')).json();
    await server.administer('ban', id, '--days', '3', '--why', 'Insults in the chat');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re banned from this server');
    await expect(page.getByRole('blockquote')).toHaveText('Insults in the chat');
    await expect(page.getByText(/^The ban ends on /)).toBeVisible();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await findTooWide(page)).toEqual([]);
      expect(await violations(page)).toEqual([]);
    }
    for (const [language, title] of [
      ['de', 'Du bist auf diesem Server gesperrt'],
      ['nl', 'Je bent op deze server geblokkeerd'],
      ['en', 'You’re banned from this server'],
    ] as const) {
      await switchLanguage(page, language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
    await page.goto('/banned');
    await page.getByRole('button', { name: 'Delete me …' }).click();
    await page.getByRole('button', { name: 'Delete me for good' }).click();
    await expect(page.getByText('You’re deleted.')).toBeVisible();
    await page.goto('/banned');
    await expect(page.getByRole('blockquote')).toHaveText('Insults in the chat');
    await server.administer('unban', id);
    await expect
      .poll(async () => {
        await page.goto('/banned');
        return page.getByRole('heading', { level: 1 }).textContent();
      })
      .toBe('You aren’t banned');
  } finally {
    await context.close();
    await server.kill();
  }
});
