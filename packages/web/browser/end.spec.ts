import { OVER } from '@consigliere/match';
import { expect } from '@playwright/test';
import { switchLanguage, violations } from './driver.ts';
import { importMatch, openPosition } from './open-position.ts';
import { test } from './test.ts';
import { makeTestPosition } from './test-positions.ts';

test('the end page says why a player has won in the language that was chosen last', async ({ page }) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: OVER }));
  await expect(page.locator('.winner')).toContainText('won');
  for (const [language, why] of [
    ['de', 'Alle fünf'],
    ['nl', 'Alle vijf'],
  ] as const) {
    await switchLanguage(page, language);
    await expect(page.locator('.verdict-of-match')).toContainText(why);
  }
});

test('after the end there are a score sheet, lines through the match, chances, and a way from a turning point into the replay', async ({
  page,
}) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: OVER }));

  const sheet = page.locator('.result');
  await expect(sheet.locator('table')).toBeVisible();
  await expect(sheet.locator('.winner')).toContainText('won');
  await expect(sheet.getByRole('row', { name: /^Kinds in the city/ })).toContainText('5/5');
  await expect(sheet.getByRole('link', { name: 'Rule CN-5' })).toHaveAttribute('href', '/rules/carta-nostra#CN-5');

  // With motion, the sheet is revealed line by line, until a key is pressed.
  const motion = () =>
    sheet
      .locator('.revealed')
      .first()
      .evaluate(line => getComputedStyle(line).animationName);
  expect(await motion()).toBe('none');
  await page.evaluate(() => {
    document.documentElement.dataset.speed = 'normal';
  });
  expect(await motion()).toBe('revealed');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('none');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.keyboard.press('Shift');
  await expect(sheet).toHaveClass('result at-once');
  expect(await motion()).toBe('none');

  const course = page.locator('.course');
  await expect(course.getByRole('img', { name: /^Kinds in the city, turn by turn.*: 5/ })).toBeVisible();
  await course.getByText('As a table').first().click();
  await expect(course.getByRole('table').getByRole('row', { name: /^End/ })).toContainText('5');

  const estimate = course.getByRole('button', { name: 'Estimate chances' });
  // Inside the page: on a busy machine the estimate may be complete before a test could press Stop.
  await estimate.evaluate(
    (button: HTMLElement) =>
      new Promise<void>(stopped => {
        new MutationObserver((_, observer) => {
          if (button.textContent !== 'Stop') return;
          observer.disconnect();
          button.click();
          stopped();
        }).observe(button, { childList: true, characterData: true, subtree: true });
        button.focus();
        button.click();
      }),
  );
  await expect(estimate).toBeFocused();
  await expect(course.getByRole('progressbar')).toHaveCount(0);
  await estimate.click();
  await expect(course.getByText('The estimate is complete.')).toBeVisible({ timeout: 120_000 });
  await expect(course.getByRole('img', { name: /^Chance of winning, turn by turn.*: 100%/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await violations(page)).toEqual([]);

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save as file' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^carta-nostra-.*\.json$/);

  const swing = course.locator('.swings a').first();
  const moment = (await swing.getAttribute('href'))?.replace(/.*#/, '') ?? '';
  await swing.click();
  await expect(page).toHaveURL(new RegExp(`/replay/local/[\\w-]+#${moment}$`));
  await expect(page.getByRole('slider')).toHaveValue(moment);
  await expect(page.locator('.course .now')).toHaveCount(1);
});

test('the end of a match is never wider than the phone, even with long names', async ({ page }) => {
  const name = 'W'.repeat(24);
  const moment = await makeTestPosition({ game: 'der-pate', players: 4, kind: OVER, name });
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => {
    const look = (): void => {
      const { dataset, scrollWidth } = document.documentElement;
      dataset.widest = `${Math.max(Number(dataset.widest ?? 0), scrollWidth)}`;
      requestAnimationFrame(look);
    };
    addEventListener('DOMContentLoaded', look);
  });
  await importMatch(page, moment);
  await page.goto(`/play/${moment.room}`);
  await expect(page.locator('.course .line-chart')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-widest', '360');
});
