import { expect, type Page } from '@playwright/test';
import { listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 360, height: 560 }, hasTouch: true, isMobile: true });

async function showKind(page: Page, kind: string): Promise<void> {
  const [found] = listPositions({ game: 'corleones-empire', players: 3, kinds: [kind] });
  await showPosition(page, found?.link ?? '');
}

const measureHand = (page: Page) =>
  page.evaluate(() => {
    const [hand, stage] = ['.ce-hand', '.stage'].map(each => document.querySelector(each)?.getBoundingClientRect());
    return { height: hand?.height, stage: [stage?.top, stage?.height] };
  });

test('one press uses all icons that ask for nothing more, one after the other, until a job has to be chosen', async ({
  page,
}) => {
  await showKind(page, 'use');
  await expect(page.locator('.ce-own-case')).toContainText('$0');
  const all = page.getByRole('button', { name: 'Use all: Gun, Suitcase $3, job' });
  await all.tap();
  await expect(page.locator('.ce-buttons.keep .ce-card')).toHaveCount(2);
  await expect(page.locator('.ce-own-case')).toContainText('$3');
  await expect(page.locator('.hand [data-spot="card-4"]')).toHaveCount(1);
  await expect(all).toHaveCount(0);
});

test('the hand peeks while no card can be used; a tap raises it over the dock, and the map stays where it is', async ({
  page,
}) => {
  await showKind(page, 'good');
  const before = await measureHand(page);
  expect(before.height).toBe(66);
  const raise = page.getByRole('button', { name: 'Your hand', exact: true });
  await raise.tap();
  await expect(raise).toHaveAttribute('aria-expanded', 'true');
  const after = await measureHand(page);
  expect(after.height).toBeGreaterThan(120);
  expect(after.stage).toEqual(before.stage);
  // The cards of a raised hand explain themselves.
  await page.locator('.ce-hand .ce-card').first().tap();
  await expect(page.locator('.explanation.pinned')).toBeVisible();
  await page.keyboard.press('Escape');
  await raise.tap();
  expect((await measureHand(page)).height).toBe(66);
});

test('the places of a figure are offered one at a time, with short names and what they give', async ({ page }) => {
  await showKind(page, 'turn');
  await page.getByRole('button', { name: /^Don 14 spaces/ }).tap();
  const place = page.locator('.stepper .choice');
  await expect(place).toContainText(/^Space 1 · .+1 of 14You use/);
  await page.getByRole('button', { name: 'Next' }).tap();
  await expect(place).toContainText(/^Space 2 · .+2 of 14You use/);
  await place.tap();
  await expect(page.locator('.table')).not.toHaveAttribute('data-asked', 'turn');
});

test('a bid is laid into the lid card by card, and can be taken back', async ({ page }) => {
  await showKind(page, 'bid');
  await expect(page.getByRole('button', { name: 'Bid nothing' })).toBeVisible();
  await page.locator('[data-spot="case-2"]').tap();
  await page.locator('[data-spot="case-0"]').tap();
  await expect(page.locator('.ce-lid .ce-card')).toHaveCount(2);
  await page.getByRole('button', { name: 'Put $1 back' }).tap();
  await page.getByRole('button', { name: 'Seal $3' }).tap();
  await expect(page.locator('.ce-lid')).toHaveCount(0);
});

test('a tribute is chosen by the cards that stay or by those that go, or suggested', async ({ page }) => {
  await showKind(page, 'tribute');
  const seal = page.locator('.ce-seal');
  await expect(seal).toHaveText('Hand over 35 more to keep');
  await page.getByRole('button', { name: 'Choose what goes' }).tap();
  await expect(seal).toHaveText('Hand over 33 more to hand over');
  for (const at of [2, 3, 4]) await page.locator('.ce-keep').nth(at).tap();
  await expect(page.locator('.ce-keep.goes')).toHaveCount(3);
  await page.getByRole('button', { name: 'Suggest' }).tap();
  await expect(page.locator('.ce-keep.kept')).toHaveCount(5);
  await seal.tap();
  await expect(page.locator('.ce-keep')).toHaveCount(0);
});
