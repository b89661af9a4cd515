import { expect, type Page } from '@playwright/test';
import { hurry } from './driver.ts';
import { findBrokenWords } from './in-view.ts';
import { openPosition } from './open-position.ts';
import { test } from './test.ts';
import { makeTestPosition } from './test-positions.ts';

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const openTurn = async (page: Page): Promise<void> =>
  openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'turn' }));

test('the uses of a card take the place of the dock, held upright and on its side', async ({ page }) => {
  await openTurn(page);
  for (const [width, height] of [
    [360, 640],
    [844, 340],
  ] as const) {
    await page.setViewportSize({ width, height });
    const dock = await page.locator('.dock').boundingBox();
    await page.locator('.hand [aria-haspopup][data-answers]').first().tap();
    const choice = page.locator('.explanation.in-dock');
    await expect(choice).toBeVisible();
    expect(await choice.boundingBox()).toEqual(dock);
    await choice.locator('.explanation-close').tap();
    await expect(choice).toHaveCount(0);
  }
});

test('the newest line opens the log over the stage, the × closes it, and on a desktop it is always open', async ({
  page,
}) => {
  await openTurn(page);
  const log = page.locator('.drawer');
  for (const width of [360, 844]) {
    await page.setViewportSize({ width, height: 640 });
    await expect(log).toHaveAttribute('data-open', 'false');
    await page.locator('.newest').click();
    await expect(log).toHaveAttribute('data-open', 'true');
    await page.locator('.drawer-close').click();
  }
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(log).toHaveAttribute('data-open', 'true');
  await expect(page.locator('.newest, .drawer-close')).not.toBeVisible();
});

test('in a reaction the question says that it is your call', async ({ page }) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'window' }));
  await expect(page.locator('#question')).toHaveText(/^Your call[.]/);
});

for (const locale of ['en-GB', 'de-DE'])
  test.describe(locale, () => {
    test.use({ locale });

    test(`no name on a card, a field or a family is broken in mid-word, ${locale}`, async ({ page }) => {
      await hurry(page);
      for (const game of ['carta-nostra', 'der-pate', 'corleones-empire']) {
        await page.goto(`/now/${game}`);
        await expect(page.locator('.list-moves').or(page.locator('.player.awaited')).first()).toBeAttached();
        for (const width of [360, 390, 768]) {
          await page.setViewportSize({ width, height: 844 });
          const names = '.player-name, .cn-name, .dp-field-name, .ce-job-name, .ce-card-name, .ce-name';
          expect(await findBrokenWords(page, names), `${game}, ${width} px`).toEqual([]);
        }
      }
    });
  });
