import { OVER } from '@consigliere/match';
import { expect } from '@playwright/test';
import { GAMES } from './driver.ts';
import { answerUntilChanged, endByKeys, openByKeys, pressKey } from './keys.ts';
import { openPosition } from './open-position.ts';
import { KINDS, listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';
import { CLOSING, makeTestPosition } from './test-positions.ts';

/** The sentence with the question, which has the focus after an answer. */
const QUESTION = '#question';

test('where a player may react, Enter and Space press the focused card, and P passes; the first P of a match asks', async ({
  page,
}) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'window' }));
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
  const before = (await page.locator(QUESTION).textContent()) ?? '';
  await page.keyboard.press('p');
  await expect(page.locator('.dock .foreseen')).toContainText('P passes. Press it again to go on.');
  await expect(page.locator('[aria-live="assertive"] p').last()).toHaveText('P passes. Press it again to go on.');
  await expect(page.locator(QUESTION)).toHaveText(before);
  await page.keyboard.press('p');
  await expect(page.locator(QUESTION)).not.toHaveText(before);
  await expect(page.locator(QUESTION)).toBeFocused();
});

test('after an answer by keyboard the focus is on the question, whether it came from a card, the list or a button', async ({
  page,
}) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'turn' }));
  const question = page.locator(QUESTION);
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  const answer = page.locator('.explanation.pinned .answer').first();
  const listed = page.locator('.answers .answer').first();
  // A card with several answers.
  const card = page.locator('.cn-hand .cn-card.legal[aria-haspopup]').first();
  await card.focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await undo.focus();
  await page.keyboard.press('Space');
  await expect(card).toBeFocused();
  // The list of answers: it doesn't begin with a card thrown away.
  await page.keyboard.press('l');
  await expect(listed).toBeFocused();
  await expect(listed).not.toContainText('just discard');
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  // A button of the dock, in place of the list, then the one that confirms.
  await page.locator('.list-moves').focus();
  await page.keyboard.press('Enter');
  await page.locator('.cn-end').focus();
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
  await page.getByRole('button', { name: 'Confirm' }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toBeFocused();
});

test('a whole match of Carta Nostra by the keyboard alone', async ({ page }) => {
  await openByKeys(page, 'carta-nostra');
  await endByKeys(page);
});

for (const { id, name } of GAMES)
  test(`every kind of decision of ${name} is answered by the keyboard alone, and so is a match that ends`, async ({
    page,
  }) => {
    const kinds = KINDS[id].filter(kind => kind !== OVER);
    for (const { kind, link } of listPositions({ game: id, players: 3, kinds })) {
      await showPosition(page, link);
      await answerUntilChanged(page, kind, turn => pressKey(page, turn));
    }
    await openPosition(page, await makeTestPosition({ game: id, players: 2, kind: CLOSING }));
    await endByKeys(page);
  });
