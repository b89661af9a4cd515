import { expect } from '@playwright/test';
import { violations } from './driver.ts';
import { test } from './test.ts';

const RULES = { 'carta-nostra': 30, 'der-pate': 53, 'corleones-empire': 55 };
/** Rules with a figure, drawn by the board itself. */
const FIGURES: Readonly<Record<string, number>> = { 'carta-nostra': 3, 'der-pate': 7, 'corleones-empire': 8 };

for (const [game, count] of Object.entries(RULES)) {
  test(`the rule book of ${game} has every rule, and a phone shows it without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/rules/${game}`);
    await expect(page.locator('.book-rule')).toHaveCount(count);
    const figures = page.locator('.book-figure');
    await expect(figures).toHaveCount(FIGURES[game] ?? 0);
    await expect(figures.filter({ has: page.locator('.book-drawing > *') })).toHaveCount(FIGURES[game] ?? 0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violations(page)).toEqual([]);
  });
}

test('the links of the contents stand in straight rows', async ({ page }) => {
  await page.goto('/rules/der-pate');
  const links = page.locator('.book-contents li');
  await expect(links.first()).toBeVisible();
  const boxes = await links.evaluateAll(all => all.map(each => each.getBoundingClientRect().toJSON()));
  const tops = new Set(boxes.map(({ top }) => Math.round(top)));
  const columns = new Set(boxes.map(({ left }) => Math.round(left)));
  expect(columns.size).toBeGreaterThan(1);
  expect(tops.size).toBe(Math.ceil(boxes.length / columns.size));
});

test('a link to a rule leads to it', async ({ page }) => {
  await page.goto('/rules/carta-nostra#CN-20');
  await expect(page.locator('#CN-20')).toBeFocused();
  await expect(page.locator('#CN-20')).toHaveClass(/is-target/);
  await expect(page.locator('#CN-20')).toBeInViewport();
});

test('a rule that contains a ruling says which sentence is ours, and why', async ({ page }) => {
  await page.goto('/rules/carta-nostra');
  const badge = page.locator('#CN-2 .book-rulings');
  await expect(badge.getByText('Chance decides who starts')).toBeHidden();
  await badge.getByText('Ruling').click();
  await expect(badge.getByText('Chance decides who starts')).toBeVisible();
  await expect(badge).toContainText('Why: In the rulebook');
  await expect(badge).toContainText('Who starts');
  await expect(page.locator('#CN-3 .book-rulings')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});

test('the search shows the rules it finds and their number', async ({ page }) => {
  await page.goto('/rules/carta-nostra');
  const search = page.getByRole('searchbox');
  await search.fill('20');
  await expect(page.locator('.book-rule')).toHaveCount(1);
  await expect(page.getByRole('status').first()).toContainText('1 rule');
  await search.fill('companion');
  await expect(page.locator('.book-rule')).not.toHaveCount(1);
  await search.fill('zebra');
  await expect(page.getByRole('status').first()).toContainText('Nothing found');
  await search.fill('');
  await expect(page.locator('.book-rule')).toHaveCount(30);
});

test('the bar leads to the rule books, in the language that is spoken', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page).toHaveURL(/\/rules$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: /Der Pate/ }).click();
  await expect(page.locator('.box-table').first()).toBeVisible();
  await page.getByRole('combobox').first().selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Regeln: Der Pate');
});
