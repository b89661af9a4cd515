import { expect, type Page } from '@playwright/test';
import { findMover } from './live-table.ts';
import { openServer } from './own-server.ts';
import { test } from './test.ts';

const story = (page: Page): Promise<string[]> => page.locator('.log li').allTextContents();
const isAsked = async (page: Page): Promise<boolean> =>
  (await page.locator('.list-moves, .answers .answer').count()) > 0;

test('a server is killed in the middle of a match: all players see it, nothing is lost or done twice, and the match goes on', async ({
  browser,
}) => {
  const server = await openServer();
  try {
    const pages = await Promise.all([1, 2].map(async () => (await browser.newContext(server.context)).newPage()));
    const [host, friend] = pages;
    if (host === undefined || friend === undefined) throw new Error('two play');
    await host.goto('/new/carta-nostra');
    await host.getByRole('radio', { name: 'Online' }).check();
    await host.getByRole('radio', { name: '2', exact: true }).check();
    await host.locator('.submit button').click();
    await expect(host).toHaveURL(/\/table\/\w+$/);
    await friend.goto(host.url());
    await friend.getByText('Sit here').first().click();
    await host.getByRole('button', { name: 'Start', exact: true }).click();
    for (const page of pages) await expect(page.locator('#question')).toContainText(/\w/);
    await expect.poll(async () => (await isAsked(host)) || (await isAsked(friend))).toBe(true);
    const asked = (await isAsked(host)) ? host : friend;
    const question = (await asked.locator('#question').textContent()) ?? '';
    for (const page of pages) await expect(page.locator('.log li').last()).toContainText('draw');
    const before = await Promise.all(pages.map(story));

    await server.kill();
    for (const page of pages) {
      await expect(page.locator('.line', { hasText: 'Connection lost' })).toBeVisible({ timeout: 30_000 });
      await expect(page.locator('.table')).toHaveClass(/not-live/);
    }
    // A move that is made now is not kept for later.
    await asked.keyboard.press('1');

    await server.start();
    for (const page of pages) {
      await expect(page.locator('.table')).not.toHaveClass(/not-live/, { timeout: 60_000 });
      await expect(page.locator('.line', { hasText: 'Connection lost' })).toHaveCount(0);
    }
    expect(await Promise.all(pages.map(story))).toEqual(before);
    await expect(asked.locator('#question')).toHaveText(question);

    for (let turn = 0; turn < 2; turn++) {
      const { mover, other } = await findMover(host, friend);
      await mover.locator('.cn-end').click();
      await mover.locator('.dock .confirm').click();
      await expect(other.locator('.cn-end')).toBeVisible();
    }
    for (const page of pages) await page.context().close();
  } finally {
    await server.kill();
  }
});
