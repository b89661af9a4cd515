import { expect } from '@playwright/test';
import { GAMES, hurry } from './driver.ts';
import { test } from './test.ts';

for (const { id, name } of GAMES)
  test(`a whole match of ${name} by the keyboard alone`, async ({ page }) => {
    test.setTimeout(400_000);
    await hurry(page);
    await page.goto(`/new/${id}`);
    const two = page.getByRole('radio', { name: '2', exact: true });
    await two.focus();
    await page.keyboard.press('Space');
    await expect(two).toBeChecked();
    await page.getByRole('button', { name: 'Play now' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.who')).toBeVisible();
    const over = page.locator('.result');
    const asked = page.locator('.list-moves, .buttons .chief');
    for (let turn = 0; turn < 1500; turn++) {
      await expect(over.or(asked).first()).toBeVisible({ timeout: 60_000 });
      if ((await over.count()) > 0) return;
      // Space says nothing where one may react, C confirms; otherwise an answer by its number, another each time.
      await page.keyboard.press('c');
      await page.keyboard.press('Space');
      await page.keyboard.press(String(1 + ((turn * 5) % 9)));
    }
    throw new Error('the match does not end');
  });
