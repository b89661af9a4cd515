import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { hurry, violations } from './driver.ts';
import { test } from './test.ts';

async function begin(page: Page): Promise<string> {
  await hurry(page);
  await page.goto('/');
  // A game without reaction windows: its prompt stays.
  await page.getByText('Play now').nth(1).click();
  await expect(page.locator('.list-moves, .prompt').first()).toBeVisible();
  return (await page.locator('#question').textContent()) ?? '';
}

/** The rows of this device: others may have opened public tables meanwhile. */
const here = (page: Page): Locator => page.locator('.row', { hasText: 'on this device' });

/** Presses something that saves a file; gives back its text. */
async function saveFile(page: Page, press: () => Promise<void>): Promise<string> {
  const coming = page.waitForEvent('download');
  await press();
  return readFile(await (await coming).path(), 'utf8');
}

const give = (page: Page, ...files: readonly (readonly [name: string, text: string])[]): Promise<void> =>
  page
    .getByLabel('Import')
    .setInputFiles(files.map(([name, text]) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) })));

test('a match is taken along as a file and goes on in another browser', async ({ page, browser }) => {
  const asked = await begin(page);
  await page.goto('/tables');
  const text = await saveFile(page, () => page.getByRole('button', { name: /^Export this match/ }).click());
  const elsewhere = await (await browser.newContext()).newPage();
  await hurry(elsewhere);
  await elsewhere.goto('/tables');
  await give(elsewhere, ['match.json', text]);
  await expect(elsewhere.getByText('1 match imported.')).toBeVisible();
  expect(await violations(elsewhere)).toEqual([]);
  await here(elsewhere).locator('.row-link').click();
  await expect(elsewhere.locator('#question')).toHaveText(asked);
  await elsewhere.context().close();
});

test('all matches come back from one file after they were removed', async ({ page }) => {
  await begin(page);
  await begin(page);
  await page.goto('/tables');
  await expect(here(page)).toHaveCount(2);
  const text = await saveFile(page, () => page.getByRole('button', { name: 'Export all' }).click());
  for (const left of [1, 0]) {
    await page
      .getByRole('button', { name: /^Remove this match/ })
      .first()
      .click();
    await expect(here(page)).toHaveCount(left);
  }
  await give(page, ['all.json', text]);
  await expect(page.getByText('2 matches imported.')).toBeVisible();
  await expect(here(page)).toHaveCount(2);
});

test('a file that isn’t a match, a changed one and one of a newer program are refused, each with advice', async ({
  page,
}) => {
  await begin(page);
  await page.goto('/tables');
  const text = await saveFile(page, () => page.getByRole('button', { name: 'Export all' }).click());
  await page.getByRole('button', { name: /^Remove this match/ }).click();
  await expect(here(page)).toHaveCount(0);
  await give(
    page,
    ['holiday.json', 'not a match'],
    // The first level is in the list's entry, which follows from the lines; the last is in a line.
    ['changed.json', text.replace(/(.*level\\*":)\d/, (_, before) => `${before}9`)],
    ['later.json', text.replace('consigliere room 2', 'consigliere room 3')],
    ['half.json', text.slice(0, text.length / 2)],
  );
  const told = page.locator('.refusals li');
  await expect(told).toHaveCount(4);
  await expect(told.nth(0)).toContainText('holiday.json: This file doesn’t contain a Consigliere match');
  await expect(told.nth(1)).toContainText('was changed after it was exported');
  await expect(told.nth(2)).toContainText('newer version of Consigliere');
  await expect(told.nth(3)).toContainText('damaged or cut short');
  await expect(here(page)).toHaveCount(0);
  await page.getByRole('combobox').first().selectOption('de');
  await expect(told.nth(0)).toContainText('keine Partie');
  await page.getByRole('combobox').first().selectOption('nl');
  await expect(told.nth(0)).toContainText('geen partij');
});
