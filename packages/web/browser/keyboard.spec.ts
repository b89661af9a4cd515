import { OVER } from '@consigliere/match';
import { expect } from '@playwright/test';
import { GAMES } from './driver.ts';
import { answerUntilChanged, endByKeys, openByKeys } from './keys.ts';
import { openPosition } from './open-position.ts';
import { KINDS, listPositions, showPosition } from './positions.ts';
import { pressByTab } from './tabs.ts';
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

test('the Tab key reaches Confirm first among the buttons, even if Undo had the focus at the question before', async ({
  page,
}) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'turn' }));
  await page.locator('.cn-hand .cn-card.legal[aria-haspopup]').first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.explanation.pinned .answer').first().press('Enter');
  await page.locator('.dock .undo').focus();
  await page.keyboard.press('l');
  await page.locator('.prompt .answer', { hasText: 'End your turn' }).press('Enter');
  await expect(page.locator('.dock .confirm')).toHaveAttribute('tabindex', '0');
  await expect(page.locator('.dock .undo')).toHaveAttribute('tabindex', '-1');
});

/** Everything that lies open over a table. */
const OPEN = '.explanation, dialog[open], :popover-open, .drawer[data-raised="true"], .recap, .prompt';

/** Things that open something, the key that presses them, and what has the focus then. */
const OPENERS = [
  ['.menu-button', 'Enter', '.menu button'],
  ['#question', 't', '.menu button'],
  ['.list-moves', 'Space', '.prompt .answer'],
  ['#question', 'l', '.prompt .answer'],
  ['#question', '?', '.keys h2'],
  ['.recap-line', 'Enter', '.recap h2'],
  ['.player:not(.own) .player-button', 'Space', '.explanation h3'],
  ['[data-spot="draw"]', 'Enter', '.explanation h3'],
  ['.hand .legal[aria-haspopup]', 'Space', '.explanation .answer'],
  ['.newest', 'Enter', '#log-title'],
] as const;

for (const [width, height] of [
  [1366, 650],
  [360, 640],
] as const)
  test(`whatever opens takes the focus to its first entry; Escape gives it back, and nothing is open a second later, ${width}×${height}`, async ({
    page,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height });
    await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'turn' }));
    await expect(page.locator('.recap-line')).toBeVisible();
    for (const [thing, key, first] of OPENERS) {
      const opener = page.locator(thing).first();
      if (!(await opener.isVisible())) continue;
      await opener.focus();
      await page.keyboard.press(key);
      await expect(page.locator(first).first(), `${thing} ${key}`).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator(OPEN), `${thing} ${key}`).toHaveCount(0);
      await page.clock.runFor(1000);
      await expect(page.locator(OPEN), `${thing} ${key}`).toHaveCount(0);
      await expect(thing === '#question' && key === 'l' ? page.locator('.list-moves') : opener).toBeFocused();
    }
  });

test('things on the board that can’t be used now are reached by the arrow keys, and Enter and Space explain them', async ({
  page,
}) => {
  await openPosition(page, await makeTestPosition({ game: 'der-pate', players: 3, kind: 'turn' }));
  const focused = page.locator('.stage [role="img"]:focus');
  const seen = new Set<string>();
  await page.keyboard.press('b');
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await page.keyboard.press(key);
    seen.add((await focused.getAttribute('aria-label')) ?? '');
  }
  expect(seen.size).toBeGreaterThan(2);
  const explanation = page.locator('.explanation.pinned');
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(explanation.getByRole('heading')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(explanation).toHaveCount(0);
    await expect(focused).toBeVisible();
  }
});

test('at a table that waits after each turn, Space on the question goes on', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consigliere.waits', 'on'));
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'turn' }));
  const skip = page.locator('.waiting-skip');
  // A bot may act against the player at once: that is answered too, until the table waits.
  await expect
    .poll(async () => {
      if ((await skip.count()) > 0) return skip.textContent();
      for (const each of ['.dock .confirm', '.cn-end'])
        if ((await page.locator(each).count()) > 0) return page.locator(each).press('Enter');
      return page.keyboard.press('p');
    })
    .toBe('Continue');
  await expect(page.locator(QUESTION)).toBeFocused();
  await expect
    .poll(async () => {
      await page.keyboard.press('Space');
      return page.locator('.list-moves').isVisible();
    })
    .toBe(true);
});

test('a new question leaves the focus where it is outside dock, hand and board', async ({ page }) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'window' }));
  const question = page.locator(QUESTION);
  const before = (await question.textContent()) ?? '';
  const player = page.locator('.player-button').last();
  await player.focus();
  await page.keyboard.press('p');
  await page.keyboard.press('p');
  await expect(question).not.toHaveText(before);
  await expect(player).toBeFocused();
});

test('a whole match of Carta Nostra by the keyboard alone', async ({ page }) => {
  await openByKeys(page, 'carta-nostra');
  await endByKeys(page);
});

for (const { id, name } of GAMES)
  test(`every kind of decision of ${name} is answered with Tab, arrow keys, Enter and Space alone, and a match is ended by keys`, async ({
    page,
  }) => {
    const kinds = KINDS[id].filter(kind => kind !== OVER);
    for (const { kind, link } of listPositions({ game: id, players: 3, kinds })) {
      await showPosition(page, link);
      await answerUntilChanged(page, kind, turn => pressByTab(page, turn));
    }
    await openPosition(page, await makeTestPosition({ game: id, players: 2, kind: CLOSING }));
    await endByKeys(page);
  });
