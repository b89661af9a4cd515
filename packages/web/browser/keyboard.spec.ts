import { expect } from '@playwright/test';
import { sitDownAt } from './bring.ts';
import { GAMES, hurry } from './driver.ts';
import { momentOf } from './moments.ts';
import { test } from './test.ts';

/** Where the focus goes once something has been answered: the sentence that says what the table asks. */
const QUESTION = '#question';

test('where a player may react, Enter and Space press the focused card and P passes', async ({ page }) => {
  await sitDownAt(page, await momentOf({ game: 'carta-nostra', players: 3, kind: 'window' }));
  const pass = page.locator('.cn-pass');
  const card = page.locator('.cn-hand .cn-card[aria-haspopup]').first();
  for (const key of ['Space', 'Enter']) {
    await card.focus();
    await page.keyboard.press(key);
    await expect(page.locator('.explanation.pinned')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeFocused();
  }
  await expect(pass).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.locator(QUESTION)).toBeFocused();
});

test('after an answer by keyboard the focus is on the question, whether it came from a card, the list or a button', async ({
  page,
}) => {
  await sitDownAt(page, await momentOf({ game: 'carta-nostra', players: 3, kind: 'turn' }));
  const question = page.locator(QUESTION);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const answer = page.locator('.explanation.pinned .answer').first();
  const listed = page.locator('.answers .answer').first();
  // A card with several answers.
  await page.locator('.cn-hand .cn-card.legal[aria-haspopup]').first().focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await undo.focus();
  await page.keyboard.press('Space');
  await expect(question).toBeFocused();
  // The list of answers: it doesn't begin with a card thrown away.
  await page.keyboard.press('l');
  await expect(listed).toBeFocused();
  await expect(listed).not.toContainText('just discard');
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  // A button of the board, then the one that confirms.
  await page.locator('.cn-end').focus();
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await page.getByRole('button', { name: 'Confirm' }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
});

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
      // P passes where a player may react, C confirms; otherwise an answer by its number, another each time.
      await page.keyboard.press('c');
      await page.keyboard.press('p');
      await page.keyboard.press(String(1 + ((turn * 5) % 9)));
    }
    throw new Error('the match does not end');
  });
