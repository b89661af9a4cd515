import { expect, type Locator, type Page } from '@playwright/test';
import { openPosition } from './open-position.ts';
import { KINDS, listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';
import { makeTestPosition } from './test-positions.ts';

/** Opens a position in the player's own turn, which waits. */
async function inOwnTurn(page: Page): Promise<Locator> {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'turn' }));
  await expect(page.locator('.list-moves')).toBeVisible();
  return page.locator('.hand [data-explains]').first();
}

/** Longer than a thing waits before it explains itself, in milliseconds. */
const PATIENCE = 2000;

const explanation = (page: Page) => page.locator('.explanation');

/** Whether two things on the page overlap. */
async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('not on the page');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Finds what is wrong with the place of the choice that a pressed thing has opened. */
async function findFarChoice(thing: Locator): Promise<string[]> {
  await expect(thing.page().locator('.explanation.pinned')).toBeVisible();
  return thing.evaluate(element => {
    const [own, choice] = [element, document.querySelector('.explanation.pinned') ?? element].map(each =>
      each.getBoundingClientRect(),
    );
    if (own === undefined || choice === undefined) throw new Error('nothing is drawn');
    const across = Math.max(choice.left - own.right, own.left - choice.right, 0);
    const along = Math.max(choice.top - own.bottom, own.top - choice.bottom, 0);
    const { left, top, right, bottom } = choice;
    const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    return [...(Math.hypot(across, along) <= 200 ? [] : ['too far']), ...(isInside ? [] : ['outside the window'])];
  });
}

test('pointing at a card explains it, with its rule, without covering the hand', async ({ page }) => {
  const card = await inOwnTurn(page);
  await card.hover();
  await expect(explanation(page)).toBeVisible();
  await expect(explanation(page).locator('h3')).toContainText('in your hand');
  await expect(explanation(page).locator('a.rule').first()).toHaveAttribute('href', /^\/rules\/carta-nostra#CN-\d+$/);
  expect(await overlap(explanation(page), page.locator('.hand'))).toBe(false);
  // The pointer can reach the explanation and its link.
  await explanation(page).hover();
  await expect(explanation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explanation(page)).toHaveCount(0);
});

test('the choices of every card of the hand open within 200 px of it and inside the window', async ({ page }) => {
  await inOwnTurn(page);
  // A card with only one answer gives it at once.
  const cards = page.locator('.hand [aria-haspopup][data-answers]');
  await expect(cards).not.toHaveCount(0);
  for (const [width, height] of [
    [1280, 720],
    [1366, 650],
    [1440, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const card of await cards.all()) {
      await card.click();
      expect(await findFarChoice(card), `${width}×${height}`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('.explanation.pinned')).toHaveCount(0);
    }
  }
});

for (const game of ['der-pate', 'corleones-empire'] as const)
  test(`the choices of every thing of ${game} with several answers open within 200 px of it and inside the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    for (const { kind, link } of listPositions({ game, players: 3, kinds: KINDS[game], isFullest: true })) {
      await showPosition(page, link);
      const things = page.locator(':is(.stage, .hand, .offers, .rail) [aria-haspopup][data-answers]');
      for (const thing of (await things.all()).slice(0, 4)) {
        await thing.click();
        expect(await findFarChoice(thing), `${kind}: ${await thing.getAttribute('data-spot')}`).toEqual([]);
        await page.keyboard.press('Escape');
      }
    }
  });

test('a thing that appears beneath a resting pointer is explained only once the pointer moves', async ({ page }) => {
  await page.clock.install();
  const card = await inOwnTurn(page);
  await page.mouse.move(0, 0);
  // The event the browser sends when a new board appears beneath the pointer.
  await card.dispatchEvent('pointerover', { pointerType: 'mouse' });
  await page.clock.runFor(PATIENCE);
  await expect(explanation(page)).toHaveCount(0);
  await card.hover();
  await expect(explanation(page)).toBeVisible();
});

test('? explains the focused thing and returns the focus; a closed explanation doesn’t come back', async ({ page }) => {
  await page.clock.install();
  await inOwnTurn(page);
  await page.mouse.move(0, 0);
  const pile = page.locator('[data-spot="draw"]');
  await pile.focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: /Draw pile/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(explanation(page)).toHaveCount(0);
  await expect(pile).toBeFocused();
  await page.clock.runFor(PATIENCE);
  await expect(explanation(page)).toHaveCount(0);
  // It's explained again when the focus comes back.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('tooltip')).toContainText('Draw pile');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a long press explains', async ({ page }) => {
    const card = await inOwnTurn(page);
    await card.scrollIntoViewIfNeeded();
    const box = await card.boundingBox();
    if (box === null) throw new Error('there is no hand');
    const finger = await page.context().newCDPSession(page);
    const at = [{ x: box.x + box.width / 2, y: box.y + 20 }];
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at });
    await expect(explanation(page)).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(explanation(page)).toBeVisible();
  });
});
