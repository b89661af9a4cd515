import { expect, type Locator, type Page } from '@playwright/test';
import { hurry } from './driver.ts';
import { countPressable, findBrokenWords } from './in-view.ts';
import { openPosition } from './open-position.ts';
import { test } from './test.ts';
import { makeTestPosition } from './test-positions.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

/** Opens Carta Nostra against bots, in the player's own turn. */
async function inOwnTurn(page: Page): Promise<void> {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'turn' }));
  await expect(page.locator('.cn-end')).toBeVisible();
}

const edgesOf = (part: Locator): Promise<readonly number[]> =>
  part.evaluate(element => {
    const { left, right, bottom } = element.getBoundingClientRect();
    return [left, innerWidth - right, innerHeight - bottom];
  });

test('a sheet with choices is flush with three edges of the screen', async ({ page }) => {
  await inOwnTurn(page);
  await page.locator('.cn-hand .legal').first().tap();
  const sheet = page.locator('.explanation.sheet-below');
  await expect(sheet).toBeVisible();
  expect(await edgesOf(sheet)).toEqual([0, 0, 0]);
});

test('the × closes the log of a match on the device, as a sheet, as a drawer and as a column', async ({ page }) => {
  await inOwnTurn(page);
  const log = page.locator('.side');
  for (const width of [360, 844, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    // Where there is room, the log is open from the beginning.
    if (width < 1100) await page.locator('.side-button').click();
    await expect(log).toHaveAttribute('data-open', 'true');
    await page.locator('.side-close').click();
    await expect(log).toHaveAttribute('data-open', 'false');
  }
});

test('in a reaction the status says so, and the played card, Pass and the hand are on the screen together, on a phone held either way', async ({
  page,
}) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'window' }));
  await expect(page.locator('.status .who')).toHaveText(/^Your call[.]/);
  for (const [width, height] of [
    [360, 640],
    [360, 740],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of ['.cn-window .cn-played', '.cn-pass', '.cn-hand li'])
      await expect.poll(() => countPressable(page, part), `${part} at ${width}×${height}`).toBeGreaterThan(0);
  }
});

test('every card of every city of Carta Nostra is inside the mat on a tablet, and no name is broken', async ({
  page,
}) => {
  await inOwnTurn(page);
  for (const width of [768, 800, 834, 850]) {
    await page.setViewportSize({ width, height: 1024 });
    const cut = await page.evaluate(() => {
      const isOutside = (slot: Element): boolean =>
        slot.getBoundingClientRect().right > (slot.closest('.cn-other')?.getBoundingClientRect().right ?? 0);
      return {
        slots: [...document.querySelectorAll('.cn-slot')].filter(isOutside).length,
        cities: [...document.querySelectorAll('.cn-other')].filter(
          city => city.getBoundingClientRect().right > (city.closest('.cn-mat')?.getBoundingClientRect().right ?? 0),
        ).length,
        names: [...document.querySelectorAll('.cn-name')].filter(name => name.scrollWidth > name.clientWidth + 1)
          .length,
      };
    });
    expect(cut, `${width} px`).toEqual({ slots: 0, cities: 0, names: 0 });
    expect(await findBrokenWords(page, '.cn-name, .cn-person-name')).toEqual([]);
  }
});

for (const locale of ['en-GB', 'de-DE'])
  test.describe(locale, () => {
    test.use({ locale });

    test(`no name on a card, a field or a family is broken in mid-word, ${locale}`, async ({ page }) => {
      await hurry(page);
      for (const game of ['carta-nostra', 'der-pate', 'corleones-empire']) {
        await page.goto(`/now/${game}`);
        await expect(page.locator('.list-moves').or(page.locator('.panel.awaited')).first()).toBeAttached();
        for (const width of [360, 390, 768]) {
          await page.setViewportSize({ width, height: 844 });
          const names =
            '.cn-name, .cn-person-name, .dp-field-name, .ce-person-name, .ce-job-name, .ce-card-name, .ce-name';
          expect(await findBrokenWords(page, names), `${game}, ${width} px`).toEqual([]);
        }
      }
    });
  });
