import { words } from '@consigliere/games/der-pate/text';
import { LANGUAGES } from '@consigliere/kernel';
import { OVER } from '@consigliere/match';
import { expect, type Page } from '@playwright/test';
import { clickOnce, clickToTheEnd, glance } from './clicks.ts';
import { sitDown } from './driver.ts';
import { answerUntilChanged } from './keys.ts';
import { openPosition } from './open-position.ts';
import { KINDS, listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';
import { CLOSING, makeTestPosition } from './test-positions.ts';

/** Names and texts of all event cards as they are printed: without the numbers of their rules. */
const CARDS = LANGUAGES.flatMap(language =>
  Object.values(words[language].card).map(({ name, help }) => ({
    language,
    name,
    text: help.replace(/ \(DP-[^)]*\)/g, ''),
  })),
);

/** Finds the cards whose words don't fit on the open event card, and restores the card. */
function findTooLongCards(element: Element, cards: typeof CARDS): string[] {
  const room = element.parentElement;
  const title = room?.querySelector('.dp-event-name');
  if (!(room instanceof HTMLElement) || !title) throw new Error('the text lies on no card');
  const [nameBefore, textBefore] = [title.textContent, element.textContent];
  const tooLong = cards.filter(({ language, name, text }) => {
    // Words are hyphenated as in a page of that language.
    room.lang = language;
    title.textContent = name;
    element.textContent = text;
    return room.scrollHeight > room.clientHeight || element.getBoundingClientRect().height === 0;
  });
  room.lang = '';
  title.textContent = nameBefore;
  element.textContent = textBefore;
  return tooLong.map(({ name, text }) => `${name}: ${text}`);
}

const open = (page: Page): Promise<void> => sitDown(page, 'der-pate');

test('every kind of decision of Der Pate is answered by a click on the drawn board, and so is a match that ends', async ({
  page,
}) => {
  const kinds = KINDS['der-pate'].filter(kind => kind !== OVER);
  for (const { kind, link } of listPositions({ game: 'der-pate', players: 3, kinds })) {
    await showPosition(page, link);
    await answerUntilChanged(page, kind, turn => clickOnce(page, turn));
  }
  await openPosition(page, await makeTestPosition({ game: 'der-pate', players: 2, kind: CLOSING }));
  await clickToTheEnd(page);
});

test('the event card shows its text: on the map, and in a low window beside the dice', async ({ page }) => {
  await openPosition(page, await makeTestPosition({ game: 'der-pate', players: 3, kind: 'turn' }));
  const text = page.locator('.dp-event-text');
  await expect(text).toBeVisible();
  await expect(text).toHaveText(/\w+ .+\.$/);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 360, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await expect(text).toHaveCSS('display', 'block');
    expect(await text.evaluate(findTooLongCards, CARDS)).toEqual([]);
  }
  await page.setViewportSize({ width: 1366, height: 650 });
  await expect(page.locator('.dp-event-note')).toContainText((await text.textContent())?.slice(0, -1) ?? 'no text');
  await expect(page.locator('.dp-event-note')).toBeInViewport({ ratio: 1 });
});

test('the preview of a roll shows no imagined dice', async ({ page }) => {
  await open(page);
  const roll = page.locator('[data-tray="roll"]');
  // Most rolls leave no choice and are made without asking; a match in which none is asked for is followed by another.
  for (let turn = 0; ; turn++) {
    const { is } = await glance(page);
    if ((await roll.count()) > 0) break;
    await (is === 'over' ? open(page) : clickOnce(page, turn));
  }
  await roll.hover();
  await expect(page.locator('.foreseen')).toContainText(/then you roll \w+ dic?e/);
  await expect(page.locator('.foreseen')).not.toContainText('The dice show');
});

test('a die is picked and placed on a field by the keyboard; the field says what it brings', async ({ page }) => {
  await open(page);
  await playUntilRolled(page);
  const die = page.locator('.dp-die.legal').first();
  await die.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.dp-die.held')).toHaveAttribute('aria-pressed', 'true');
  const field = page.locator('.dp-over.legal').first();
  await expect(page.locator('.dp-over.legal')).toHaveCount(1);
  expect(await field.getAttribute('aria-description')).toMatch(/:/);
  await field.focus();
  await expect(page.locator('.foreseen')).toContainText(/\w/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.dp-die.placed')).toHaveCount(1);
});

test('pointing at a usable field, die or business shows beside it what it would bring', async ({ page }) => {
  await open(page);
  await playUntilRolled(page);
  const note = page.locator('.explanation');
  await page.locator('.dp-over.legal').first().hover();
  await expect(note.locator('.explanation-answers li').first()).toContainText(/\w/);
  expect(await note.locator('.explanation-answers small').first().textContent()).toMatch(/\w/);
  await page.mouse.move(0, 0);
  await expect(note).toHaveCount(0);
  // A die has as many answers as fields that accept it; at least one is shown.
  await page.locator('.dp-die.legal').first().focus();
  await page.keyboard.press('?');
  await expect(note.locator('.explanation-answers .answer').first()).toContainText(/\w/);
});

/** Plays until dice can be placed. */
async function playUntilRolled(page: Page): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    await glance(page);
    if ((await page.locator('.dp-die.legal').count()) === 4) return;
    await clickOnce(page, turn);
  }
  throw new Error('nobody rolls four dice');
}

test('a touch must be confirmed before a die is placed', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await open(page);
  await playUntilRolled(page);
  const field = page.locator('.dp-over.legal').first();
  const held = page.locator('.dp-over.held');
  const notYet = page.getByRole('button', { name: 'Cancel' });
  /** Chooses a field, and a die for it where several fit. */
  const choose = async (): Promise<void> => {
    await field.tap();
    await expect(held.or(notYet).first()).toBeVisible();
    if ((await notYet.count()) === 0) await page.locator('.dp-die.legal').first().tap();
    await expect(notYet).toBeVisible();
  };
  await choose();
  await expect(page.locator('.dp-die.placed')).toHaveCount(0);
  await notYet.tap();
  await expect(page.locator('.dp-dock')).toHaveCount(0);
  await choose();
  await page.getByRole('button', { name: 'Confirm' }).tap();
  await expect(page.locator('.dp-die.placed')).toHaveCount(1);
  await context.close();
});

/** Waits until something of this kind moves. */
const waitForMotion = (page: Page, kind: string) =>
  page.waitForFunction(
    wanted =>
      document.getAnimations().some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches(wanted)),
    kind,
    { timeout: 60_000 },
  );

test('dice tumble when they are rolled', async ({ page }) => {
  await open(page);
  await playUntilRolled(page);
  await page.evaluate(() => {
    document.documentElement.dataset.speed = 'normal';
  });
  const tumbling = waitForMotion(page, '.dp-cube');
  await page.locator('.dp-over.legal').first().click();
  if ((await page.locator('.dp-over.held').count()) > 0) await page.locator('.dp-die.legal').first().click();
  for (let turn = 0; turn < 3; turn++)
    if ((await page.locator('.dp-tray .chief').count()) > 0) await page.locator('.dp-tray .chief').first().click();
  await tumbling;
});
