import { expect, type Page } from '@playwright/test';
import { COLOUR_RULES, GAMES, hurry, switchLanguage, switchScheme, violations } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';

// A device that has never met a game.
test.use({ hasMet: false });

const sheet = (page: Page) => page.locator('.first-match');

async function playNow(page: Page, index: number): Promise<void> {
  await hurry(page);
  await page.goto('/');
  await page.getByText('Play now').nth(index).click();
  await expect(page.locator('.stage > *').first()).toBeVisible();
}

for (const { index, id, name } of GAMES)
  test(`the first match of ${id} begins with its aim, a turn and what glows, and never again`, async ({ page }) => {
    await playNow(page, index);
    await expect(sheet(page)).toBeVisible();
    for (const heading of [name, 'Your aim', 'A turn', 'What glows'])
      await expect(sheet(page).getByRole('heading', { name: heading })).toBeVisible();
    await expect(sheet(page).getByRole('button', { name: 'Play' })).toBeFocused();
    await expect(sheet(page).getByRole('link', { name: 'Learn it in a lesson' })).toBeVisible();
    expect(await violations(page, '.first-match')).toEqual([]);
    await switchScheme(page, 'dark');
    expect(await violations(page, '.first-match', COLOUR_RULES)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.locator('.list-moves')).toBeVisible({ timeout: 60_000 });
    await page.reload();
    await expect(page.locator('.list-moves')).toBeVisible({ timeout: 60_000 });
    await expect(sheet(page)).toHaveCount(0);
    await page.goto('/');
    await page.getByText('Play now').nth(index).click();
    await expect(page.locator('.list-moves')).toBeVisible({ timeout: 60_000 });
    await expect(sheet(page)).toHaveCount(0);
  });

test('bots wait while the first match is explained, and Escape goes on', async ({ page }) => {
  await playNow(page, 0);
  await expect(sheet(page)).toBeVisible();
  const log = page.locator('.log li');
  const before = await log.count();
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await log.count()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.locator('.list-moves')).toBeVisible({ timeout: 60_000 });
});

test('a lesson isn’t explained twice', async ({ page }) => {
  await page.goto('/learn/carta-nostra');
  await expect(page.locator('.stage > *').first()).toBeVisible();
  await expect(page.locator('.coach')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
});

for (const [width, height] of [
  [360, 640],
  [844, 340],
  [1366, 650],
] as const)
  test(`the sheet of a first match has its buttons in view, ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const { index } of GAMES) {
      await playNow(page, index);
      await expect(sheet(page)).toBeVisible();
      expect(await findTooWide(page)).toEqual([]);
      await expect(sheet(page).getByRole('button', { name: 'Play' })).toBeInViewport({ ratio: 1 });
    }
  });

test('the choice of a district or a family says what it means', async ({ page }) => {
  const [settle] = listPositions({ game: 'der-pate', players: 3, kinds: ['settle'] });
  await page.setViewportSize({ width: 360, height: 640 });
  await showPosition(page, settle?.link ?? '');
  await expect(page.locator('#question')).toContainText('pay you when their number is placed');
  await expect(page.locator('.dp-pays').first()).toContainText('$');
  // Nothing warns before it is known what about.
  const ink = await page.locator('.dp-ko-line').evaluate(each => getComputedStyle(each).color);
  await expect(page.locator('.dp-ko-line b').first()).toHaveCSS('color', ink);
  const [family] = listPositions({ game: 'corleones-empire', players: 3, kinds: ['family'] });
  await showPosition(page, family?.link ?? '');
  await expect(page.locator('.dock')).toContainText('All families are equal');
  await expect(page.locator('.dock .crest').first()).toBeVisible();
});

test('the rules of every game begin with the aim and a turn, in every language', async ({ page }) => {
  for (const { id } of GAMES)
    for (const [language, aim] of [
      ['de', 'Dein Ziel'],
      ['nl', 'Je doel'],
      ['en', 'Your aim'],
    ] as const) {
      await page.goto(`/rules/${id}`);
      await switchLanguage(page, language);
      await expect(page.locator('main h2').first()).toHaveText(aim);
      await expect(page.locator('.in-brief li')).toHaveCount(5);
    }
});
