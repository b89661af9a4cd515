import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HELD, OVER } from '@consigliere/match';
import { expect } from '@playwright/test';
import { listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';

test('a page shows one position after another without being loaded again', async ({ page }) => {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  for (const { kind, link } of listPositions({
    game: 'der-pate',
    players: 3,
    kinds: ['turn', 'takeover', HELD, OVER],
  })) {
    await showPosition(page, link);
    const shown = page.locator(`[data-position="${link}"]`);
    if (kind === OVER) await expect(shown.locator('.result')).toBeVisible();
    else if (kind === HELD) await expect(shown.locator('.dock .confirm')).toBeVisible();
    else await expect(shown.locator('.table')).toHaveAttribute('data-asked', kind);
  }
  expect(loads).toBe(1);
});

test('a position is playable, and isn’t kept as a match of this device', async ({ page }) => {
  const [turn] = listPositions({ game: 'carta-nostra', players: 2, kinds: ['turn'] });
  await showPosition(page, turn?.link ?? '');
  await page.locator('.cn-end').click();
  await page.locator('.dock .confirm').click();
  await expect(page.locator('.latest, .log').first()).toBeVisible();
  await page.goto('/tables');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.locator('a[href^="/play/"]')).toHaveCount(0);
});

test('a finished match can be replayed, and played on from any step', async ({ page }) => {
  const [over] = listPositions({ game: 'carta-nostra', players: 2, kinds: [OVER] });
  await showPosition(page, over?.link ?? '');
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await page.getByRole('slider').fill('7');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('[data-position] .table > .stage')).toBeVisible();
  expect(page.url()).toMatch(/[/]position#carta-nostra[.]/);
  await expect(page.locator('.result')).toHaveCount(0);
});

for (const [locale, words] of [
  ['en-GB', 'This link doesn’t lead to a position'],
  ['de-DE', 'Dieser Link führt zu keiner Stellung'],
  ['nl-NL', 'Deze link leidt niet naar een stelling'],
] as const)
  test.describe(() => {
    test.use({ locale });
    test(`a damaged link says in plain words what is wrong, ${locale}`, async ({ page }) => {
      await page.goto('/position#carta-nostra.2.3-0.0.____');
      await expect(page.getByText(words)).toBeVisible();
    });
  });

test('the gallery is in no page that is shipped', async ({ page }) => {
  const assets = join(import.meta.dirname, '../dist/assets');
  const shipped = readdirSync(assets).filter(file => /[.](js|css)$/.test(file));
  expect(shipped.length).toBeGreaterThan(50);
  expect(shipped.filter(file => readFileSync(join(assets, file), 'utf8').includes('gallery'))).toEqual([]);
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('on a device that debugs, a drawer says why an answer isn’t legal and copies a link to the position', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('consigliere.debug', 'on'));
  const [turn] = listPositions({ game: 'carta-nostra', players: 3, kinds: ['turn'] });
  await showPosition(page, turn?.link ?? '');
  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Debug' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Debug' });
  await expect(drawer.getByLabel('Why isn’t this answer legal?')).toBeFocused();
  await page.keyboard.type('dance');
  await expect(drawer.getByText('Not legal: not-legal')).toBeVisible();
  await drawer.getByText('View').click();
  await expect(drawer.locator('pre')).toContainText('"own"');
  await drawer.getByRole('button', { name: 'Copy a link to this position' }).click();
  await expect(drawer.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('#')[1]).toBe(turn?.link);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test('a device that doesn’t debug has no drawer', async ({ page }) => {
  const [turn] = listPositions({ game: 'carta-nostra', players: 3, kinds: ['turn'] });
  await showPosition(page, turn?.link ?? '');
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog').getByText('Rule book')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Debug' })).toHaveCount(0);
});
