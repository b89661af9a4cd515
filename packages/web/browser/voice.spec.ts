import { expect, type Page } from '@playwright/test';
import { hurry } from './driver.ts';
import { openPosition } from './open-position.ts';
import { test } from './test.ts';
import { makeTestPosition } from './test-positions.ts';

const polite = (page: Page) => page.locator('.table [aria-live="polite"] p');
const assertive = (page: Page) => page.locator('.table [aria-live="assertive"] p');
const openTurn = async (page: Page): Promise<void> =>
  openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'turn' }));

test('a question is said once when it comes, a key says it again, and what has happened can be heard', async ({
  page,
}) => {
  await openTurn(page);
  await expect(assertive(page)).toHaveText([/^Your turn\. /]);
  await page.keyboard.press('q');
  await expect(assertive(page)).toHaveText([/^Your turn\. /, /^Your turn\. /]);
  await expect(polite(page)).toHaveText([/^Single keys are on\./]);
  await page.keyboard.press('s');
  await expect(assertive(page).last()).toHaveText(/^Since your last move: /);
  await expect(polite(page)).toHaveCount(1);
});

test('the arrow keys move inside a group, Home and End to its ends, F6 and letters to other parts', async ({
  page,
}) => {
  await openTurn(page);
  const isIn = (part: string): Promise<boolean> =>
    page.evaluate(selector => document.activeElement?.closest(selector) != null, part);
  const readFocus = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
  await page.keyboard.press('h');
  expect(await isIn('.hand')).toBe(true);
  const first = await readFocus();
  await page.keyboard.press('ArrowRight');
  expect(await isIn('.hand')).toBe(true);
  expect(await readFocus()).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  expect(await readFocus()).toBe(first);
  await page.keyboard.press('End');
  const last = await readFocus();
  await page.keyboard.press('Home');
  expect(await readFocus()).not.toBe(last);
  await page.keyboard.press('Tab');
  expect(await isIn('.hand')).toBe(false);
  for (const [key, part] of [
    ['b', '.stage'],
    ['g', '.rail'],
    ['F6', '.drawer, .bar'],
    ['Shift+F6', '.rail'],
  ] as const) {
    await page.keyboard.press(key);
    expect(await isIn(part), key).toBe(true);
  }
  await page.keyboard.press('.');
  expect(await page.evaluate(() => document.activeElement?.matches('.legal, .answer, .choice, [data-answers]'))).toBe(
    true,
  );
});

test('after an undo the focus is on the answer that was taken back', async ({ page }) => {
  await openTurn(page);
  const card = page.locator('.hand .legal').first();
  await card.focus();
  await page.keyboard.press('Enter');
  const answer = page.locator('.explanation.pinned .answer').first();
  await expect(answer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#question')).toBeFocused();
  await page.keyboard.press('u');
  await expect(card).toBeFocused();
});

test('single keys can be switched off, or act only with Alt', async ({ page }) => {
  await hurry(page);
  await openTurn(page);
  const end = page.locator('.answers .answer', { hasText: 'End your turn' });
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet.getByRole('heading')).toBeFocused();
  await sheet.getByLabel('Off', { exact: true }).check({ force: true });
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('l');
  await page.keyboard.press('?');
  await expect(page.locator('.prompt')).toHaveCount(0);
  await expect(sheet).toHaveCount(0);
  await page.goto('/settings');
  await page.getByRole('group', { name: 'Single keys' }).getByLabel('Only with Alt').check({ force: true });
  await openTurn(page);
  await page.keyboard.press('l');
  await expect(page.locator('.prompt')).toHaveCount(0);
  await page.keyboard.press('Alt+l');
  await expect(end).toBeVisible();
});

test('an answer of the list has its consequence as its description, and the list can be filtered', async ({ page }) => {
  await openTurn(page);
  await page.keyboard.press('l');
  const answers = page.locator('.prompt .answer');
  await expect(answers.first()).toBeFocused();
  await expect(answers.first()).toHaveAccessibleDescription(/\w/);
  const all = await answers.count();
  await page.getByRole('searchbox', { name: 'Filter the list' }).fill('end your turn');
  await expect(answers).toHaveCount(1);
  await expect(polite(page).last()).toHaveText('1 answer.');
  expect(all).toBeGreaterThan(1);
  await page.keyboard.press('Escape');
  await expect(page.locator('.list-moves')).toBeFocused();
});
