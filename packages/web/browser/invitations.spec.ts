import { expect, type Page } from '@playwright/test';
import { findTooSmall, violations } from './driver.ts';
import { findCutOff } from './in-view.ts';
import { openTable, playTogether } from './live-table.ts';
import { test } from './test.ts';

const invite = async (page: Page): Promise<void> => {
  await openTable(page, { chairs: 3, open: 2 });
  await page.getByRole('button', { name: 'Invite Bea' }).press('Enter');
  await expect(page.getByText('Invited', { exact: true })).toBeVisible();
};

async function expectSound(page: Page): Promise<void> {
  for (const [width, height] of [
    [360, 640],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await violations(page)).toEqual([]);
    expect(await findCutOff(page)).toEqual([]);
    expect(await findTooSmall(page)).toEqual([]);
  }
}

test('people who have played together invite each other with one press; an invitation is declined, accepted, or too late', async ({
  page,
  browser,
}) => {
  const bea = await playTogether(page, browser);
  const row = bea.locator('.invited', { hasText: 'Ada invites you to play Carta Nostra.' });
  // At the table where Bea is, it lies over the match.
  await invite(page);
  await expectSound(page);
  await row.getByRole('button', { name: 'Decline' }).click();
  await expect(row).toHaveCount(0);
  await bea.goto('/find');
  await expect(bea.getByRole('heading', { name: 'Find a game' })).toBeVisible();
  await expect(bea.getByRole('button', { name: 'Remove Ada from your list' })).toBeVisible();
  await expect(row).toHaveCount(0);
  // In her lists it appears while she looks at them.
  await invite(page);
  await expect(row).toBeVisible();
  await expectSound(bea);
  await row.getByRole('link', { name: 'Join' }).press('Enter');
  await expect(bea).toHaveURL(page.url());
  await bea.getByText('Sit here').first().click();
  await expect(page.locator('.chair.person')).toHaveCount(2);
  // Others may have taken the seats meanwhile.
  await bea.goto('/tables');
  await invite(page);
  await expect(row).toBeVisible();
  // The landing page has it, too.
  await bea.goto('/');
  await expect(row).toBeVisible();
  await expectSound(bea);
  for (const _ of [1, 2])
    await page
      .getByRole('button', { name: /^Add a bot/ })
      .first()
      .click();
  await row.getByRole('link', { name: 'Join' }).click();
  await expect(bea.getByRole('heading', { name: 'Every seat is taken' })).toBeVisible();
  await bea.goto('/find');
  await bea.getByRole('button', { name: 'Remove Ada from your list' }).click();
  await expect(bea.getByText('Nobody yet.')).toBeVisible();
  await bea.context().close();
});
