import type { PublishedId } from '@consigliere/games';
import { expect, type Page } from '@playwright/test';
import { listPositions } from './positions.ts';
import { openSimulated, passUntil } from './simulated.ts';
import { test } from './test.ts';

const banner = (page: Page) => page.locator('.banner:visible');
const recapLine = (page: Page) => page.locator('.recap-line');

/** Opens the player's turn. */
async function openTurn(page: Page, game: PublishedId): Promise<void> {
  const [position] = listPositions({ game, players: 3, kinds: ['turn'] });
  await openSimulated(page, position?.link ?? '');
}

/** How many times 0.5 s the player looks before answering. */
const LOOKS = 8;

/** Gives the last answer of the list whenever the player has been asked for a while, until something is true. */
const playUntil = (page: Page, isTrue: () => Promise<boolean>, what: string): Promise<void> => {
  let looks = 0;
  return passUntil(
    page,
    async () => {
      if (await isTrue()) return true;
      const answers = await page.locator('.prompt .answer').count();
      if ((await page.locator('.dock .confirm').count()) > 0) await page.keyboard.press('d');
      else if (answers > 0 && ++looks % LOOKS === 0) await page.keyboard.press(String(Math.min(10, answers) % 10));
      else if (answers === 0 && (await page.locator('.list-moves').count()) > 0) await page.keyboard.press('l');
      return false;
    },
    what,
    500,
  );
};

const isThere = (page: Page, selector: string) => async () => (await page.locator(selector).count()) > 0;

test('a bot’s move is told at the stage, what hits the player is marked and ringed, and N skips it', async ({
  page,
}) => {
  await openTurn(page, 'carta-nostra');
  await playUntil(page, isThere(page, '.banner.hits:visible'), 'a move that hits the player');
  await expect(banner(page)).toHaveText(/your hand\.Hits you$/);
  await expect(page.locator('.ring:visible')).toHaveCount(1);
  const beat = (await banner(page).getAttribute('data-beat')) ?? '';
  await page.keyboard.press('n');
  await passUntil(page, async () => (await page.locator(`[data-beat="${beat}"]`).count()) === 0, 'the next move', 10);
});

test('a press on the banner ends it', async ({ page }) => {
  await openTurn(page, 'der-pate');
  await playUntil(page, isThere(page, '.banner:visible'), 'a banner');
  const beat = (await banner(page).getAttribute('data-beat')) ?? '';
  await banner(page).click();
  await passUntil(page, async () => (await page.locator(`[data-beat="${beat}"]`).count()) === 0, 'the next move', 10);
});

test('while others play the pace can be chosen, and “Skip to my turn” leads to the next question without pauses', async ({
  page,
}) => {
  await openTurn(page, 'corleones-empire');
  await playUntil(page, isThere(page, '.banner:visible'), 'a banner');
  await expect(page.getByRole('combobox', { name: 'Pace of bots' })).toHaveValue('normal');
  const before = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'Skip to my turn' }).click();
  await passUntil(page, isThere(page, '.prompt .answer'), 'the next question', 20);
  expect((await page.evaluate(() => performance.now())) - before).toBeLessThan(5000);
});

test('the first answer of the player ends the banner', async ({ page }) => {
  await openTurn(page, 'carta-nostra');
  await playUntil(page, isThere(page, '.banner:visible'), 'a banner');
  await passUntil(page, isThere(page, '.prompt .answer'), 'the next question');
  await expect(banner(page)).toHaveCount(1);
  const beat = (await banner(page).getAttribute('data-beat')) ?? '';
  await page.keyboard.press('1');
  if ((await page.locator('.dock .confirm').count()) > 0) await page.keyboard.press('d');
  await passUntil(page, async () => (await page.locator(`[data-beat="${beat}"]`).count()) === 0, 'its end', 10);
});

test('an event card lies in the middle of the stage for its time', async ({ page }) => {
  await openTurn(page, 'der-pate');
  const card = page.locator('.banner.event:visible');
  await playUntil(page, isThere(page, '.banner.event:visible'), 'an event card');
  const [box, stage] = [await card.boundingBox(), await page.locator('.stage').boundingBox()];
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - (stage?.x ?? 0) - (stage?.width ?? 0) / 2)).toBeLessThan(2);
  await passUntil(page, async () => (await card.count()) === 0, 'the end of the event card');
  const shown = await page.evaluate(() => window.shownBanners.find(({ hold }) => hold === 'card'));
  expect((shown?.to ?? 0) - (shown?.from ?? 0)).toBeGreaterThanOrEqual(2490);
});

for (const game of ['carta-nostra', 'der-pate', 'corleones-empire'] as const)
  test(`after a reload of ${game} the recap opens by itself over nothing that can be pressed, and can be watched again`, async ({
    page,
  }) => {
    await openTurn(page, game);
    await passUntil(page, isThere(page, '.recap'), 'the recap');
    const recap = page.getByRole('region', { name: 'Since your last move' });
    await expect(recap.getByRole('listitem').first()).toBeVisible();
    expect(await recap.getByRole('listitem').count()).toBeLessThanOrEqual(4);
    expect(await listCovered(page, '.recap')).toEqual([]);
    await expect(recapLine(page)).toContainText('Since your last move');
    const question = await page.locator('#question').textContent();
    await recap.getByRole('button', { name: 'Watch it again' }).click();
    await passUntil(page, isThere(page, '.banner:visible'), 'the first move again');
    await expect(page.locator('.list-moves')).toHaveCount(0);
    await passUntil(page, isThere(page, '.list-moves'), 'the end of it');
    await expect(page.locator('#question')).toHaveText(question ?? '');
    await recapLine(page).click();
    await passUntil(page, isThere(page, '.recap h2:focus'), 'the recap');
    await page.keyboard.press('Escape');
    await passUntil(page, isThere(page, '.recap-line:focus'), 'the end of the recap');
    await expect(recap).toHaveCount(0);
  });

/** The answers that lie under an overlay. */
const listCovered = (page: Page, overlay: string): Promise<readonly string[]> =>
  page.evaluate(selector => {
    const over = document.querySelector(selector)?.getBoundingClientRect();
    if (over === undefined) return ['there is no overlay'];
    return [...document.querySelectorAll<HTMLElement>('.table :is([data-answers], [data-reaches])')]
      .filter(each => {
        const { left, right, top, bottom, width } = each.getBoundingClientRect();
        return width > 0 && left < over.right && right > over.left && top < over.bottom && bottom > over.top;
      })
      .map(each => each.dataset.spot ?? each.className);
  }, overlay);

test('after five minutes away the recap opens by itself', async ({ page }) => {
  await openTurn(page, 'carta-nostra');
  await passUntil(page, isThere(page, '.recap'), 'the recap');
  await page.keyboard.press('Escape');
  await passUntil(page, async () => !(await isThere(page, '.recap')()), 'the end of the recap');
  const hide = (isHidden: boolean): Promise<void> =>
    page.evaluate(hidden => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await hide(true);
  await page.clock.fastForward('04:00');
  await hide(false);
  await page.clock.runFor(100);
  await expect(page.locator('.recap')).toHaveCount(0);
  await hide(true);
  await page.clock.fastForward('05:00');
  await hide(false);
  await passUntil(page, isThere(page, '.recap'), 'the recap');
});
