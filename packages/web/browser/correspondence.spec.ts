import { expect, type Page } from '@playwright/test';
import { switchLanguage, violations } from './driver.ts';
import { findMover, openTable, POST_CLOCK, playTogether } from './live-table.ts';
import { test } from './test.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Ends the turn and makes it final. */
async function endTurn(page: Page): Promise<void> {
  await page.locator('.cn-end').click();
  await press(page, 'Confirm');
  await expect(page.locator('.cn-end')).toBeHidden();
}

/** The same two people begin another match. */
async function playAgain(page: Page, friend: Page): Promise<void> {
  await openTable(page, { clock: POST_CLOCK });
  await friend.goto(page.url());
  await friend.getByText('Sit here').first().click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  for (const each of [page, friend]) await expect(each.locator('.hand h2')).toBeVisible();
}

test('after a final move the next table that waits is one press or one key away, and the lists say until when', async ({
  page,
  browser,
}) => {
  const friend = await playTogether(page, browser, { clock: POST_CLOCK });
  const first = page.url();
  const mover = (await findMover(page, friend)).mover;
  await playAgain(page, friend);
  const second = await findMover(page, friend);
  // The same player is to move at both tables.
  if (second.mover !== mover) await endTurn(second.mover);
  await expect(mover.locator('.cn-end')).toBeVisible();
  const other = mover.url();
  await mover.goto('/tables');
  await expect(mover.locator('.row.awaited .row-turn')).toHaveText([/Your turn by \w+ .*\d:\d\d/, /Your turn by /]);
  expect(await violations(mover)).toEqual([]);
  await mover.goto(other);
  await expect(mover.locator('.next-table')).toHaveCount(0);
  const dock = mover.locator('.dock');
  const before = await dock.boundingBox();
  await endTurn(mover);
  const next = mover.locator('.next-table');
  await expect(next.locator('b')).toHaveText('1');
  await expect(next).toHaveAccessibleName(/^Next table ?: Carta Nostra\. 1 table is waiting for you\.$/);
  expect((await dock.boundingBox())?.height).toBe(before?.height);
  await mover.setViewportSize({ width: 1366, height: 650 });
  expect(await violations(mover)).toEqual([]);
  await mover.setViewportSize({ width: 360, height: 640 });
  await expect(next).toBeInViewport({ ratio: 1 });
  await next.press('Enter');
  await expect(mover).toHaveURL(first);
  await expect(mover.locator('.cn-end')).toBeVisible();
  await friend.context().close();
});

test('a player who comes back days later with another page reads what has happened, and watches it again', async ({
  page,
  browser,
}) => {
  const friend = await playTogether(page, browser, { clock: POST_CLOCK });
  const { mover, other } = await findMover(page, friend);
  await endTurn(mover);
  await endTurn(other);
  await endTurn(mover);
  const address = mover.url();
  const context = mover.context();
  const back = await context.newPage();
  await mover.goto('about:blank');
  await expect(other.locator('.cn-end')).toBeVisible();
  await other.locator('.city-card, .cn .legal').first().click();
  await back.goto(address);
  await expect(back.locator('.recap-line')).toContainText('Since your last move');
  const since = await back.evaluate(async () =>
    (await fetch(`/api/rooms/${location.pathname.split('/').at(-1)}/since`)).json(),
  );
  expect(since.since.later.length).toBeGreaterThan(0);
  if ((await back.locator('.recap').count()) === 0) await back.locator('.recap-line').click();
  await back.getByRole('button', { name: 'Watch it again' }).click();
  await expect(back.locator('.banner:visible')).toBeVisible();
  await friend.context().close();
});

test('a vacation stops the clock, the others see until when, and one press ends it', async ({ page, browser }) => {
  const friend = await playTogether(page, browser, { clock: POST_CLOCK });
  await press(page, /^Table/);
  await press(page, 'Vacation …');
  const sheet = page.getByRole('dialog', { name: 'Vacation' });
  await expect(sheet).toContainText('You have 14 days left in this match.');
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 640 });
  const date = (days: number): string => {
    const at = new Date();
    at.setDate(at.getDate() + days);
    return `${at.getFullYear()}-${`${at.getMonth() + 1}`.padStart(2, '0')}-${`${at.getDate()}`.padStart(2, '0')}`;
  };
  await sheet.getByLabel('Last day').fill(date(30));
  await sheet.getByRole('button', { name: 'Take a vacation' }).click();
  await expect(sheet.getByRole('alert')).toContainText('You don’t have that many vacation days left');
  await sheet.getByLabel('Last day').fill(date(3));
  await sheet.getByRole('button', { name: 'Take a vacation' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('.notices')).toContainText('You’re on vacation until');
  await expect(friend.locator('.player .state', { hasText: /^On vacation until \w+/ })).toBeVisible();
  // The standing order that was offered with it is in force, and can be cancelled.
  await page.setViewportSize({ width: 1366, height: 650 });
  await press(page, /^Table/);
  await expect(page.locator('.menu .orders')).toContainText('Pass unless it hits me');
  await page.keyboard.press('Escape');
  await page.locator('.notices').getByRole('button', { name: 'End my vacation' }).click();
  await expect(friend.locator('.player .state', { hasText: /^On vacation/ })).toHaveCount(0);
  await friend.context().close();
});

test('a vacation at all tables is taken in the settings, in each language', async ({ page, browser }) => {
  const friend = await playTogether(page, browser, { clock: POST_CLOCK });
  await page.goto('/settings');
  for (const [language, take, done] of [
    ['en', 'Take a vacation', 'Done at 1 table.'],
    ['de', 'Urlaub nehmen', 'An 1 Tisch erledigt.'],
    ['nl', 'Vakantie opnemen', 'Aan 1 tafel geregeld.'],
  ] as const) {
    await switchLanguage(page, language);
    await page.getByRole('button', { name: take }).click();
    await expect(page.getByText(done)).toBeVisible();
  }
  await expect(friend.locator('.player .state', { hasText: /^On vacation until/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await friend.context().close();
});

test('a table goes on by correspondence when everybody agrees, and its clocks are days', async ({ page, browser }) => {
  const friend = await playTogether(page, browser);
  await press(page, /^Table/);
  await press(page, 'Play by correspondence');
  await expect(friend.locator('.vote')).toContainText('Ada wants to play on by correspondence');
  await expect(page.locator('.vote')).toContainText('The others have been asked.');
  await press(friend, 'Agree');
  for (const each of [page, friend]) {
    await expect(each.locator('.vote')).toHaveCount(0);
    await expect(each.locator('.player .clock.running')).toHaveText(/^ ?\w+ .*\d:\d\d$/);
  }
  expect(await violations(friend)).toEqual([]);
  await friend.context().close();
});
