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

test('on a phone no banner lies over the log while it is open, and it is back when the log is closed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTurn(page, 'der-pate');
  await playUntil(page, isThere(page, '.banner:visible'), 'a banner');
  await page.locator('.newest-label').click();
  await expect(page.locator('.drawer')).toHaveAttribute('data-open', 'true');
  await expect(banner(page)).toHaveCount(0);
  await passUntil(page, isThere(page, '.drawer-close'), 'the log', 20);
  await page.locator('.drawer-close').click();
  await expect(banner(page)).toHaveCount(1);
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

/** The buttons of the dock that don't stand inside it, and in one row if it has the width, even if a refusal stands there too. */
const listStrayButtons = (page: Page): Promise<readonly string[]> =>
  page.locator('.dock').evaluate(dock => {
    const refusal = document.createElement('p');
    refusal.className = 'refusal';
    refusal.textContent = 'That didn’t work.';
    dock.querySelector('#question')?.after(refusal);
    const frame = dock.getBoundingClientRect();
    const shown = [...dock.querySelectorAll('.buttons :is(button, select)')].filter(each => each.checkVisibility());
    const [first] = shown.map(each => each.getBoundingClientRect());
    const stray = shown.flatMap(each => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const isInside =
        left >= frame.left && right <= frame.right && top >= frame.top && bottom <= Math.min(frame.bottom, innerHeight);
      const isInRow =
        frame.width < 300 || Math.abs((top + bottom) / 2 - ((first?.top ?? 0) + (first?.bottom ?? 0)) / 2) <= 1;
      return isInside && isInRow ? [] : [`${each.textContent} at ${[left, top, right, bottom].map(Math.round)}`];
    });
    refusal.remove();
    return stray;
  });

for (const game of ['carta-nostra', 'der-pate', 'corleones-empire'] as const)
  for (const [width, height] of [
    [1440, 900],
    [1366, 650],
    [360, 640],
  ] as const)
    test(`while others play ${game} the buttons stand inside the dock, in one row if it is wide enough, ${width}×${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openTurn(page, game);
      const stray = new Set<string>();
      let moments = 0;
      const look = async (): Promise<boolean> => {
        if ((await page.locator('.waiting-speed').count()) === 0) return false;
        for (const each of await listStrayButtons(page)) stray.add(each);
        return ++moments >= 12;
      };
      await playUntil(page, look, 'moves of others');
      expect([...stray]).toEqual([]);
    });

test('the first answer of the player ends the banner', async ({ page }) => {
  await openTurn(page, 'carta-nostra');
  await playUntil(page, isThere(page, '.banner:visible'), 'a banner');
  await passUntil(page, isThere(page, '.prompt .answer'), 'the next question');
  await expect(banner(page)).toHaveCount(1);
  await expect(recapLine(page)).toContainText('Since your last move');
  const beat = (await banner(page).getAttribute('data-beat')) ?? '';
  await page.keyboard.press('1');
  if ((await page.locator('.dock .confirm').count()) > 0) await page.keyboard.press('d');
  await passUntil(page, async () => (await page.locator(`[data-beat="${beat}"]`).count()) === 0, 'its end', 10);
});

test('with reduced motion nothing flies, and every move is shown as long as ever', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTurn(page, 'corleones-empire');
  const listShown = () => page.evaluate(() => window.shownBanners.filter(({ to }) => to !== null));
  await playUntil(page, async () => (await listShown()).length >= 4, 'four moves of others');
  for (const { hold, from, to } of await listShown())
    expect((to ?? 0) - from).toBeGreaterThanOrEqual(hold === 'icon' ? 590 : 1090);
  await expect(page.locator('.flying')).toHaveCount(0);
});

test('the recap has four sentences at most, and three on a phone', async ({ page }) => {
  const [position] = listPositions({ game: 'corleones-empire', players: 3, kinds: ['bid'] });
  await page.setViewportSize({ width: 1366, height: 650 });
  await openSimulated(page, position?.link ?? '');
  const sentences = page.locator('.recap li');
  // Other players may bid meanwhile; then it doesn't open by itself.
  const open = async (): Promise<boolean> => {
    if ((await sentences.count()) > 0) return true;
    const closed = page.locator('.recap-line[aria-expanded="false"]');
    if ((await closed.count()) > 0) await closed.click();
    return false;
  };
  await passUntil(page, open, 'the recap');
  await expect(sentences).toHaveCount(4);
  await page.setViewportSize({ width: 360, height: 640 });
  if ((await sentences.count()) === 0) await recapLine(page).click();
  await expect(sentences).toHaveCount(3);
});

test('an event card lies in the middle of the stage for its time', async ({ page }) => {
  await openTurn(page, 'der-pate');
  const card = page.locator('.banner.event:visible');
  /** How far the middle of the card is from that of the stage; none: there is no card. It gives way to a question. */
  const measure = (): Promise<number[]> =>
    card.evaluateAll(cards => {
      const middles = [...cards, document.querySelector('.stage')].map(each => {
        const { left = 0, right = 0 } = each?.getBoundingClientRect() ?? {};
        return (left + right) / 2;
      });
      return middles.slice(0, -1).map(middle => Math.abs(middle - (middles.at(-1) ?? 0)));
    });
  let distances: number[] = [];
  const isShown = async (): Promise<boolean> => {
    distances = await measure();
    return distances.length > 0;
  };
  await playUntil(page, isShown, 'an event card');
  expect(distances[0]).toBeLessThan(2);
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
