import { expect, type Page } from '@playwright/test';
import { findTooSmall, switchLanguage, switchScheme, violations } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { join, openTable } from './live-table.ts';
import { openServer } from './own-server.ts';
import { test } from './test.ts';

const TOKEN = 'a token of at least 32 characters';

const signIn = async (page: Page, token: string): Promise<void> => {
  await page.getByLabel('Your name').fill('Tom');
  await page.getByLabel('Operator’s token').fill(token);
  await page.keyboard.press('Enter');
};

test('an operator signs in, answers reports, lifts a ban, and reads the audit, also on a phone and by keyboard', async ({
  browser,
}) => {
  const server = await openServer({ OPERATOR_TOKEN: TOKEN, PUBLIC_URL: 'https://play.example.org' });
  const context = await browser.newContext(server.context);
  const page = await context.newPage();
  const office = await context.newPage();
  try {
    await openTable(page, { chairs: 3, open: 2 });
    const friend = await join(page, browser);
    await friend.getByLabel('Message the table').fill('A bad word');
    await friend.keyboard.press('Enter');
    await page.locator('.report-remark').click();
    await page.getByRole('button', { name: 'Insults, hatred or threats' }).click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByRole('button', { name: 'Report a player …' }).click();
    await page.getByRole('button', { name: 'Cheating' }).click();
    await page.getByRole('button', { name: 'Done' }).click();

    const loaded = await office.goto('/operator');
    expect(loaded?.headers()['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    await signIn(office, TOKEN.replace('a', 'b'));
    await expect(office.getByRole('alert')).toContainText('doesn’t know this token');
    await signIn(office, TOKEN);
    await expect(office.getByText('Signed in as Tom')).toBeVisible();
    const reports = office.getByRole('region', { name: 'Reports' });
    await expect(reports.getByRole('listitem')).toHaveCount(2);
    await expect(reports).toContainText('A bad word');
    const message = reports.getByRole('listitem').filter({ hasText: 'Message:' });
    await message.getByText('Answer the report about Bea').click();
    for (const scheme of ['dark', 'light'] as const) {
      await switchScheme(office, scheme);
      expect(await violations(office)).toEqual([]);
    }
    for (const [width, height] of [
      [1366, 650],
      [360, 640],
    ] as const) {
      await office.setViewportSize({ width, height });
      expect(await findTooWide(office)).toEqual([]);
      expect(await findTooSmall(office)).toEqual([]);
      expect(await violations(office)).toEqual([]);
    }
    for (const [language, title] of [
      ['de', 'Betreiber'],
      ['nl', 'Beheer'],
      ['en', 'Operator'],
    ] as const) {
      await switchLanguage(office, language);
      await expect(office.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(await findTooWide(office)).toEqual([]);
    }

    await message.getByRole('button', { name: 'Hide the message' }).focus();
    await office.keyboard.press('Enter');
    await expect(reports.getByRole('listitem')).toHaveCount(1);
    await expect(office.getByRole('heading', { name: 'Reports' })).toBeFocused();
    await expect(page.locator('.remarks')).toContainText('hidden by the operator');
    await expect(friend.locator('.remarks')).not.toContainText('A bad word');

    await reports.getByText('Answer the report about Bea').click();
    await reports.getByLabel('For how long').selectOption('30');
    await reports.getByLabel('Reason').fill('Cheats again');
    await reports.getByRole('button', { name: 'Ban' }).click();
    await expect(reports).toContainText('No reports.');
    await expect(friend.getByRole('blockquote')).toHaveText('Cheats again');
    await expect(page.locator('.chair.person')).toHaveCount(1);
    const bans = office.getByRole('region', { name: 'Mutes and bans' });
    await expect(bans.getByRole('listitem')).toContainText('Cheats again');
    await bans.getByRole('button', { name: /^Lift: / }).click();
    await expect(bans.getByRole('listitem')).toContainText('lifted');

    const news = office.getByRole('region', { name: 'Messages to people' });
    await news.getByRole('button', { name: 'Switch Webhook off' }).click();
    await expect(news).toContainText('switched off: messages wait');
    const audit = office.getByRole('region', { name: 'Audit' });
    await expect(audit.getByRole('listitem').first()).toContainText('Tom: switch webhook off');
    await expect(audit).toContainText('Tom: ban for 30 days');
    await office.getByRole('button', { name: 'Sign out' }).click();
    await expect(office.getByLabel('Operator’s token')).toHaveValue('');
    await expect(audit).toHaveCount(0);
    await friend.context().close();
  } finally {
    await context.close();
    await server.kill();
  }
});

test('without a token in the settings there is no operator’s page', async ({ page }) => {
  await page.goto('/operator');
  await expect(page.locator('.notice .lead')).toHaveText('There’s nothing at this address. Go back to the home page.');
});
