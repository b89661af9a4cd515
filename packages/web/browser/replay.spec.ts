import { readFileSync } from 'node:fs';
import { OVER } from '@consigliere/match';
import { expect, type Page } from '@playwright/test';
import { hurry, violations } from './driver.ts';
import { openTable } from './live-table.ts';
import { openPosition } from './open-position.ts';
import { test } from './test.ts';
import { makeTestPosition } from './test-positions.ts';

/** Opens the replay of a match of Carta Nostra that is over. */
async function watchAgain(page: Page): Promise<void> {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: OVER }));
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
}

async function openFile(page: Page, text: string): Promise<void> {
  await page.goto('/replay');
  await page
    .getByLabel('Open a file')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('a match is replayed, saved and opened from its file, and a changed file is refused', async ({ page }) => {
  test.setTimeout(400_000);
  await watchAgain(page);
  const slider = page.getByRole('slider');
  const last = Number(await slider.getAttribute('max'));

  await expect(page.getByText(`All ${last} answers were replayed`)).toBeVisible();
  const verdict = page.locator('.verdict');
  await expect(verdict).toContainText('played without a server');
  expect(await violations(page)).toEqual([]);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#2$/);
  await expect(page.locator('.log .is-now').first()).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.locator('.result table')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveValue(String(last - 1));
  await expect(page.locator('.result')).toHaveCount(0);
  // By now the log is longer than its place and scrolls.
  expect(await violations(page)).toEqual([]);

  await page.goto(`${page.url().replace(/#.*/, '')}#3`);
  await expect(slider).toHaveValue('3');
  await page.reload();
  await expect(slider).toHaveValue('3');

  // With all knowledge every dealt hand is shown; a seat sees its own hand, a spectator none.
  const dealt = page.locator('.log li').filter({ hasText: 'You’re dealt' });
  await expect(dealt).toHaveCount(3);
  await page.getByLabel('View').selectOption({ index: 2 });
  await expect(dealt).toHaveCount(1);
  await page.getByLabel('View').selectOption('Spectator');
  await expect(dealt).toHaveCount(0);

  await page.getByRole('button', { name: 'To the end' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // It plays from the beginning, step by step.
  const at = async (): Promise<number> => Number(await slider.inputValue());
  await expect.poll(at).toBeLessThan(last);
  const begun = await at();
  await expect.poll(at).toBeGreaterThan(begun);
  await page.getByRole('button', { name: 'Stop', exact: true }).click();

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as file' }).click();
  const saved = readFileSync(await (await saving).path(), 'utf8');

  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);

  await openFile(page, saved);
  await expect(slider).toHaveAttribute('max', String(last));
  await expect(verdict).toContainText('this device didn’t see the commitment');

  const { record, luck } = JSON.parse(saved);
  // As if this device had sat down at the table after it was shown the commitment.
  await page.evaluate(pledge => localStorage.setItem('consigliere.commitments', JSON.stringify([pledge])), {
    room: 'r',
    commitment: luck.commitment,
    entropy: luck.entropy[0],
  });
  await openFile(page, saved);
  await expect(verdict).toContainText('Yes:');
  await openFile(page, JSON.stringify({ luck, record: { ...record, entries: record.entries.slice(0, -1) } }));
  await expect(verdict).toContainText('The match isn’t over');
  record.entries[4][2] = '0'.repeat(16);
  await openFile(page, JSON.stringify({ record, luck }));
  await expect(page.getByRole('alert')).toContainText('Answer 5');
  expect(await violations(page)).toEqual([]);
  await openFile(page, 'not a match');
  await expect(page.getByRole('alert')).toContainText('isn’t a saved match');

  luck.entropy[0] = 'f'.repeat(64);
  await openFile(page, JSON.stringify({ ...JSON.parse(saved), luck }));
  await expect(verdict).toContainText('No:');
});

test('a match on the server can be replayed once it has ended, and not before', async ({ page }) => {
  await openTable(page);
  await page.getByText('Fill with bots and start').click();
  await expect(page.locator('.hand h2')).toBeVisible();
  const room = page.url().replace(/.*\//, '');
  const record = `/api/rooms/${room}/record`;
  expect((await page.request.get(record)).status()).toBeGreaterThanOrEqual(400);
  // The bots have nothing against it.
  await page.evaluate(async path => {
    const body = JSON.stringify({ id: 'e'.repeat(32), command: { type: 'wish', wish: 'end' } });
    await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  }, `/api/rooms/${room}/commands`);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page).toHaveURL(new RegExp(`/replay/table/${room}#0$`));
  await expect(page.locator('.verdict')).toContainText('The match isn’t over');
  await page.keyboard.press('End');
  await expect(page.locator('.strip')).toContainText('it was abandoned');
});

test('a match in progress has no replay, and the replay page asks for a file', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page).toHaveURL(/\/play\/\w+$/);
  await page.goto(page.url().replace('/play/', '/replay/local/'));
  await expect(page.getByText('The match isn’t over yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the match' })).toBeVisible();
  await page.goto('/replay');
  await expect(page.getByLabel('Open a file')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('every step of a replay is said once, by the two regions that every table has', async ({ page }) => {
  await watchAgain(page);
  const said = page.locator('.table [aria-live="polite"] p');
  const live = page.locator('.table :is([aria-live], [role="log"], [role="status"], [role="alert"], output)');
  await expect(live).toHaveCount(2);
  const before = await said.count();
  for (const step of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveCount(before + step);
    const lines = await page.locator('.log .is-now').allTextContents();
    for (const line of lines) await expect(said.last()).toContainText(line.replace(/\.$/, ''));
  }
});
