import { expect } from '@playwright/test';
import { switchLanguage } from './driver.ts';
import { openPosition } from './open-position.ts';
import { test } from './test.ts';
import { makeTestPosition } from './test-positions.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

test('while an answer waits for confirmation the list of answers is hidden; after an undo it is back', async ({
  page,
}) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'turn' }));
  await switchLanguage(page, 'de');
  const answers = page.locator('.answers .answer');
  const end = answers.filter({ hasText: 'Zug beenden' });
  // The words of the game arrive later than those of the page, and move what lies below them.
  await expect(page.locator('#question')).toContainText('Du bist dran');
  await page.locator('.list-moves').tap();
  await end.tap();
  await expect(page.locator('#question')).toHaveText('Zug beenden');
  await expect(answers).toHaveCount(0);
  await expect(page.locator('.list-moves')).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(page.locator('#question')).toHaveText('Zug beenden');
  await page.getByRole('button', { name: 'Rückgängig' }).tap();
  await expect(answers.first()).toBeVisible();
  await end.tap();
  await page.getByRole('button', { name: 'Bestätigen' }).tap();
  await expect(page.locator('.cn-end')).toHaveCount(0);
});
