import { expect, type Page } from '@playwright/test';
import { switchLanguage } from './driver.ts';
import { findMover, join, openTable, playTogether, SHORT_CLOCK } from './live-table.ts';
import { openServer } from './own-server.ts';
import { test } from './test.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Reads the running clock: move and reserve together, in seconds. */
async function readClock(page: Page): Promise<number> {
  const text = (await page.locator('.player .clock.running').textContent()) ?? '';
  const times = [...text.matchAll(/(\d+):(\d\d)/g)];
  return times.reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0);
}

test('with a live clock both players see the same clock run down, and it stops when the turn ends', async ({
  page,
  browser,
}) => {
  const friend = await playTogether(page, browser);
  const { mover, other } = await findMover(page, friend);
  for (const each of [mover, other]) {
    await expect(each.locator('.player .clock')).toHaveCount(2);
    const before = await readClock(each);
    await expect.poll(() => readClock(each)).toBeLessThan(before);
  }
  const running = await mover.locator('.player:has(.clock.running) .player-name').textContent();
  await mover.locator('.cn-end').click();
  await press(mover, 'Confirm');
  for (const each of [mover, other])
    await expect(each.locator('.player:has(.clock.running) .player-name')).not.toHaveText(running ?? '');
  await friend.context().close();
});

test('a player who runs out of time is nudged; then a stand-in plays until the player is back', async ({
  page,
  browser,
}) => {
  const friend = await playTogether(page, browser, { clock: SHORT_CLOCK });
  const { mover, other } = await findMover(page, friend);
  const patience = { timeout: 60_000 };
  await expect(mover.locator('.line', { hasText: 'Your time is up' })).toBeVisible(patience);
  await expect(other.locator('.player .state.urgent')).toHaveText('Time’s up: a stand-in is about to play');
  await expect(mover.locator('.stand-in')).toBeVisible(patience);
  await expect(other.locator('.player .state').filter({ hasText: /Away since .* stand-in playing/ })).toBeVisible();
  await press(mover, 'Take my seat back');
  await expect(mover.locator('.stand-in')).toHaveCount(0);
  await friend.context().close();
});

test('the owner gives an absent guest’s seat to a bot; the guest becomes a spectator who can take the seat back', async ({
  page,
  browser,
}) => {
  const friend = await playTogether(page, browser);
  await press(friend, /^Table/);
  await press(friend, 'Leave the table …');
  await friend.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).click();
  await press(page, /^Table/);
  await press(page, /takes over Bea’s seat/);
  for (const each of [page, friend])
    await expect(each.locator('.player .player-name').filter({ hasText: 'Bea' })).toHaveCount(0);
  await expect(friend.getByRole('button', { name: 'Take my seat back' })).toBeVisible();
  await expect(friend.locator('.player.own .player-name')).toHaveCount(0);
  await expect(friend.locator('.cn')).toBeVisible();
  await friend.context().close();
});

test('before the start the owner removes a guest from a chair; the chair is free for everybody, even for that guest', async ({
  page,
  browser,
}) => {
  await openTable(page);
  const friend = await join(page, browser);
  await expect(friend.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.getByRole('button', { name: /^Remove.*Bea/ }).click();
  await page.getByRole('button', { name: 'Remove only' }).click();
  for (const each of [page, friend]) await expect(each.locator('.chair.person')).toHaveCount(1);
  await friend.getByText('Sit here').first().click();
  await expect(page.locator('.chair.person')).toHaveCount(2);
  await friend.context().close();
});

test('after the end one player opens a rematch on the server, the other follows with one press, and both play again', async ({
  page,
  browser,
}) => {
  const friend = await playTogether(page, browser);
  const before = page.url();
  await press(page, /^Table/);
  await press(page, 'Vote to end the match');
  await press(page, /Yes, vote to end it/);
  await press(friend, 'Agree');
  await press(page, 'Rematch, one seat on');
  await expect(page).not.toHaveURL(before);
  await friend.getByRole('link', { name: 'Join the rematch' }).click();
  await expect(friend).toHaveURL(page.url());
  await press(page, 'Start');
  for (const each of [page, friend]) await expect(each.locator('.hand h2')).toBeVisible();
  await expect(page.locator('.player.own [data-spot]')).toHaveAttribute('data-spot', 'seat-1');
  await friend.context().close();
});

test('a rematch names those who have not come, and its owner plays with bots instead', async ({ page, browser }) => {
  const friend = await playTogether(page, browser);
  await press(page, /^Table/);
  await press(page, 'Vote to end the match');
  await press(page, /Yes, vote to end it/);
  await press(friend, 'Agree');
  await press(page, 'Rematch');
  await expect(page.locator('.submit [role="status"]')).toContainText('Still to come: Bea.');
  // Bea finds it in her lists, wherever she is.
  await friend.goto('/tables');
  await expect(friend.locator(`a[href="${new URL(page.url()).pathname}"]`)).toBeVisible();
  await page.getByText('Fill with bots and start').click();
  await expect(page.locator('.hand h2')).toBeVisible();
  await friend.context().close();
});

const INSPECTED = [
  ['en', /^Tom, who runs this server, looked at this table at \d\d:\d\d\.$/, /saw everything hidden/],
  ['de', /^Tom von der Serververwaltung hat sich um \d\d:\d\d Uhr diesen Tisch angesehen\.$/, /auch alles Verdeckte/],
  ['nl', /^Tom, beheerder van deze server, heeft deze tafel om \d\d:\d\d uur bekeken\.$/, /ook alles wat verborgen is/],
] as const;

test('an administrator who inspects a table is named there in every language, and whether hidden things were seen', async ({
  browser,
}) => {
  const server = await openServer();
  try {
    const page = await (await browser.newContext(server.context)).newPage();
    await openTable(page);
    const room = page.url().replace(/.*\//, '');
    await page.getByText('Fill with bots and start').click();
    await expect(page.locator('.cn')).toBeVisible();
    await expect(page.locator('.inspected')).toHaveCount(0);
    const lines = page.locator('.inspected p');
    await server.administer('show', room, '--as', 'Tom');
    await expect(lines).toHaveText([INSPECTED[0][1]], { timeout: 30_000 });
    await server.administer('show', room, '--state', '--as', 'Tom');
    for (const [language, looked, everything] of INSPECTED) {
      await switchLanguage(page, language);
      await expect(lines).toHaveText([looked, everything], { timeout: 30_000 });
    }
    await page.context().close();
  } finally {
    await server.kill();
  }
});
