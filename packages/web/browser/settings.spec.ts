import { expect, type Page } from '@playwright/test';
import { COLOUR_RULES, GAMES, openSettings, switchScheme, violations } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { playTogether } from './live-table.ts';
import { listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';

/** A player's turn in a game. */
async function openTurn(page: Page, game: (typeof GAMES)[number]['id']): Promise<void> {
  const [turn] = listPositions({ game, players: 3, kinds: ['turn'] });
  if (turn !== undefined) await showPosition(page, turn.link);
}

const choose = (page: Page, group: string, name: string): Promise<void> =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).click();

const letters = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test('settings open over the match, act at once, and are still there after a reload', async ({ page }) => {
  await openTurn(page, 'der-pate');
  const asked = await page.locator('#question').textContent();
  await openSettings(page);
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeFocused();
  for (const group of ['Text size', 'Contrast', 'Pace of bots', 'Sound', 'Language', 'Confirm', 'Single keys'])
    await expect(page.getByRole('group', { name: group })).toBeVisible();
  await choose(page, 'Text size', 'Large');
  expect(await letters(page)).toBe('18.4px');
  await choose(page, 'Theme', 'Dark');
  await choose(page, 'Contrast', 'High');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
  await choose(page, 'Pace of bots', 'Slow');
  await expect(page.locator('html')).toHaveAttribute('data-speed', 'slow');
  await choose(page, 'Characters speak', 'No');
  await choose(page, 'Single keys', 'Off');
  await page.getByRole('slider', { name: 'Volume' }).fill('30');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('.settings-sheet')).toHaveCount(0);
  await expect(page.locator('#question')).toHaveText(asked ?? '');
  await page.goto('/settings');
  expect(await letters(page)).toBe('18.4px');
  await expect(page.getByRole('group', { name: 'Contrast' }).getByLabel('High')).toBeChecked();
  await expect(page.getByRole('group', { name: 'Characters speak' }).getByLabel('No')).toBeChecked();
  await expect(page.getByRole('group', { name: 'Single keys' }).getByLabel('Off')).toBeChecked();
  await expect(page.getByRole('slider', { name: 'Volume' })).toHaveValue('30');
});

test('the language changes in the middle of a match, and the settings stay open', async ({ page }) => {
  await openTurn(page, 'corleones-empire');
  const places = page.locator('.stage .legal');
  const open = await places.count();
  await openSettings(page);
  await page.getByRole('radio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await page.getByRole('button', { name: 'Fertig' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('.dock .list-moves')).toHaveAttribute('aria-label', /Züge/);
  await expect(places).toHaveCount(open);
});

test('a slider at its end mutes, and a volume turns the sound on again', async ({ page }) => {
  await openTurn(page, 'carta-nostra');
  await openSettings(page);
  const slider = page.getByRole('slider', { name: 'Volume' });
  const sound = page.getByRole('group', { name: 'Sound' });
  await slider.fill('0');
  await expect(sound.getByLabel('Off')).toBeChecked();
  await slider.fill('50');
  await expect(sound.getByLabel('On')).toBeChecked();
  await sound.getByLabel('Off').click({ force: true });
  await expect(slider).toHaveValue('0');
});

test('the back button closes the settings with their table', async ({ page }) => {
  await page.goto('/');
  await openTurn(page, 'carta-nostra');
  await openSettings(page);
  await page.goBack();
  await expect(page.locator('.settings-sheet')).toHaveCount(0);
});

test('the speed is offered where it is the player’s own, not at a table with others', async ({ page, browser }) => {
  await openTurn(page, 'carta-nostra');
  await openSettings(page);
  await expect(page.getByRole('group', { name: 'Pace of bots' })).toBeVisible();
  await page.goto('/');
  const friend = await playTogether(page, browser);
  await openSettings(page);
  await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Pace of bots' })).toHaveCount(0);
  await friend.context().close();
});

for (const [width, height] of [
  [360, 640],
  [1366, 650],
] as const)
  test(`in no size of text a table or a page scrolls sideways, ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // Letters twice as large are for windows twice as wide; frame.spec.ts has a phone's.
    for (const size of ['small', 'large', 'largest', ...(width > 720 ? ['double'] : [])]) {
      await page.goto('/');
      await page.evaluate(chosen => localStorage.setItem('consigliere.text-size', chosen), size);
      for (const path of ['/', '/settings', '/rules/der-pate', '/tables']) {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        expect(await findTooWide(page), `${size} ${path}`).toEqual([]);
      }
      for (const { id } of GAMES) {
        await openTurn(page, id);
        expect(await findTooWide(page), `${size} ${id}`).toEqual([]);
        await page.mouse.wheel(300, 0);
        expect(await page.evaluate(() => scrollX), `${size} ${id}`).toBe(0);
      }
    }
  });

test('in high contrast axe finds nothing, by day and night', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consigliere.contrast', 'high'));
  for (const path of ['/', '/settings', '/nowhere', '/rules/carta-nostra']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    expect(await violations(page), path).toEqual([]);
    await switchScheme(page, 'dark');
    expect(await violations(page, 'html', COLOUR_RULES), path).toEqual([]);
    await switchScheme(page, 'light');
  }
  for (const { id } of GAMES) {
    await openTurn(page, id);
    expect(await violations(page), id).toEqual([]);
    await switchScheme(page, 'dark');
    expect(await violations(page, 'html', COLOUR_RULES), id).toEqual([]);
    await openSettings(page);
    expect(await violations(page, '.settings-sheet'), id).toEqual([]);
    await page.keyboard.press('Escape');
    await switchScheme(page, 'light');
  }
});
