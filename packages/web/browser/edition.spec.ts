import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { hurry, violations } from './driver.ts';
import { test } from './test.ts';

const hand = (page: Page) => page.getByRole('spinbutton', { name: 'Starting hand' });
const give = (page: Page, text: string): Promise<void> =>
  page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'edition.json', mimeType: 'application/json', buffer: Buffer.from(text) });

/** Changes the starting hand and calls the edition by a name. */
async function change(page: Page): Promise<void> {
  await page.goto('/edition/carta-nostra');
  await hand(page).fill('5');
  await page.getByLabel('Edition name').fill('Small town');
}

test('a number is changed, seen among the changes, saved, taken back and opened again', async ({ page }) => {
  await change(page);
  const changes = page.locator('.box-changes').first();
  await expect(changes).toContainText('Starting hand: 7 → 5');
  await expect(page.getByText('This edition can be played.')).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const text = await readFile(await (await coming).path(), 'utf8');
  await page.getByRole('button', { name: 'Undo: Starting hand' }).click();
  await expect(hand(page)).toHaveValue('7');
  await give(page, text);
  await expect(hand(page)).toHaveValue('5');
  await expect(page.getByLabel('Edition name')).toHaveValue('Small town');
  const broken = JSON.parse(text);
  broken.data.eachKind[3].value = 99;
  await give(page, JSON.stringify(broken));
  await expect(page.getByRole('alert')).toContainText('eachKind.3.value: It must be a whole number from 1 to 14.');
  await expect(hand(page)).toHaveValue('5');
});

test('a wrong value is refused at its field and in the summary, and is not kept', async ({ page }) => {
  await change(page);
  await hand(page).fill('12');
  await expect(page.locator('[data-path="eachKind.5.value"] .refused')).toContainText('61 cards are needed to deal');
  await expect(page.locator('aside .refused')).toContainText('eachKind.5.value');
  await page.getByRole('button', { name: 'Save on this device' }).click();
  await expect(page.getByText('You haven’t saved an edition of this game yet.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('an edition is played with: the first hand has the changed number of cards, and the table says so', async ({
  page,
}) => {
  await hurry(page);
  await change(page);
  await page.getByRole('button', { name: 'Play with this edition' }).click();
  await expect(page.getByRole('combobox', { name: 'Edition', exact: true })).toHaveValue('Small town');
  await expect(page.getByText('Edition: “Small town”')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.locator('.submit .chief').click();
  await page.getByText('Edition: “Small town”').click();
  await expect(page.locator('.edition-note')).toContainText('Starting hand: 7 → 5');
  // Five were dealt; the player to move has drawn one more.
  await expect(page.locator('#cn-hand')).toContainText(/[56] cards/);
});

for (const game of ['carta-nostra', 'der-pate', 'corleones-empire'])
  test(`a phone shows the box of ${game} without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`/edition/${game}`);
    await expect(page.locator('.box-group').first()).toBeVisible();
    await page.locator('.box-group').evaluateAll(groups => {
      for (const group of groups) group.setAttribute('open', '');
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await violations(page)).toEqual([]);
  });

test('the search shows only what it finds', async ({ page }) => {
  await page.goto('/edition');
  await page.getByRole('link', { name: /Der Pate/ }).click();
  await page.getByLabel('Search the box').fill('gambling');
  await expect(page.getByRole('status').first()).toContainText('5 values found.');
  await page.getByLabel('Search the box').fill('zebra');
  await expect(page.getByRole('status').first()).toContainText('Nothing found.');
});
