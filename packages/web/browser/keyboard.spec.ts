import { expect, test } from '@playwright/test';
import { hurry } from './driver.ts';

test('a whole match of Carta Nostra by the keyboard alone', async ({ page }) => {
  test.setTimeout(400_000);
  await hurry(page);
  await page.goto('/');
  await page.getByText('Play now').first().focus();
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
