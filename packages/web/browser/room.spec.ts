import { OVER } from '@consigliere/match';
import { expect, type Page } from '@playwright/test';
import {
  COLOUR_RULES,
  enlarge,
  findTooSmall,
  GAMES,
  giveAnswers,
  openSettings,
  sitDown,
  switchScheme,
  violations,
} from './driver.ts';
import { findCutOff } from './in-view.ts';
import { openPosition } from './open-position.ts';
import { test } from './test.ts';
import { makeTestPosition } from './test-positions.ts';

const PAGES = [
  ...['/', '/new', '/new/carta-nostra/together', '/new/corleones-empire/together', '/tables', '/rules'],
  ...['/rules/der-pate', '/replay', '/settings', '/credits', '/find', '/nowhere'],
];

test('axe finds nothing on any page, and nothing is cut there on a phone or in letters twice as large', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await violations(page), path).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expect.poll(() => findCutOff(page), path).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await enlarge(page);
    expect(await findCutOff(page), path).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});

/** Parts that open above a table, and how. */
const PARTS = [
  ['.menu', page => page.keyboard.press('t')],
  ['.keys', page => page.keyboard.press('?')],
  ['.settings-sheet', openSettings],
  ['.drawer-content', page => page.locator('.newest-label').click()],
] as const satisfies readonly (readonly [part: string, open: (page: Page) => Promise<void>])[];

for (const { id: game } of GAMES)
  test(`in the middle of ${game} menu, keys and log open on a phone: axe finds nothing by day and night, all targets are 44 px, and nothing is cut, even in large letters`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await sitDown(page, game);
    await giveAnswers(page, 5);
    expect(await findTooSmall(page)).toEqual([]);
    expect(await findCutOff(page)).toEqual([]);
    for (const [part, open] of PARTS) {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await open(page);
      await expect(page.locator(`${part}:visible button:visible`).first()).toBeVisible();
      expect(await violations(page, part)).toEqual([]);
      await switchScheme(page, 'dark');
      expect(await violations(page, part, COLOUR_RULES), 'dark').toEqual([]);
      await switchScheme(page, 'light');
      expect(await findTooSmall(page)).toEqual([]);
      if (part === '.menu') expect(await findCutOff(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator(`${part}:visible`)).toHaveCount(0);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await enlarge(page);
    expect(await findCutOff(page)).toEqual([]);
    await page.keyboard.press('t');
    await expect(page.locator('.menu .button').first()).toBeVisible();
    expect(await findCutOff(page)).toEqual([]);
  });

test('nothing is cut in a replay, on a phone or in large letters', async ({ page }) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 2, kind: OVER }));
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('.secrets dd').first()).toContainText(/\w/);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await findCutOff(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  await enlarge(page);
  expect(await findCutOff(page)).toEqual([]);
});

test('the menu of a table always stays inside a phone’s screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const menu = document.querySelector('.menu:has(.button)');
      const { dataset } = document.documentElement;
      if (menu === null || dataset.menu !== undefined) return;
      const { left, right } = menu.getBoundingClientRect();
      dataset.menu = left >= 0 && right <= innerWidth ? 'inside' : `from ${left} to ${right}`;
    }).observe(document, { childList: true, subtree: true });
  });
  await sitDown(page, 'der-pate');
  await page.getByRole('button', { name: /^Table/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'inside');
});

test('the map of New York keeps its lettering beside the offers on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await sitDown(page, 'corleones-empire');
  const name = page.locator('.ce-name').first();
  expect(await name.evaluate(each => Number.parseFloat(getComputedStyle(each).fontSize))).toBeGreaterThanOrEqual(12);
});
