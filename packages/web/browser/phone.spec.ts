import { expect, type Page } from '@playwright/test';
import { expectWhole, hurry } from './driver.ts';
import { findBrokenWords } from './in-view.ts';
import { openTable } from './live-table.ts';
import { openPosition } from './open-position.ts';
import { test } from './test.ts';
import { makeTestPosition } from './test-positions.ts';
import { openWindow, resize, WINDOWS } from './windows.ts';

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

test('the newest line opens the log over the stage and over neither dock nor hand, and the × closes it', async ({
  browser,
}) => {
  const touched = WINDOWS.filter(({ isTouch }) => isTouch);
  const [first] = touched;
  const page = await openWindow(browser, first ?? WINDOWS[0]);
  await openTurn(page);
  const log = page.locator('.drawer');
  for (const size of touched) {
    await resize(page, size);
    await expect(log).toHaveAttribute('data-open', 'false');
    await page.locator('.newest-label').click();
    await expect(log).toHaveAttribute('data-open', 'true');
    const covered = await page.evaluate(() => {
      const [drawer, ...kept] = ['.drawer', '.dock', '.hand'].map(each =>
        document.querySelector(each)?.getBoundingClientRect(),
      );
      return kept.filter(
        each =>
          each !== undefined &&
          drawer !== undefined &&
          drawer.left < each.right - 1 &&
          each.left < drawer.right - 1 &&
          drawer.top < each.bottom - 1 &&
          each.top < drawer.bottom - 1,
      ).length;
    });
    expect(covered, `${size.width}×${size.height}`).toBe(0);
    await page.locator('.drawer-close').click();
    await expect(log).toHaveAttribute('data-open', 'false');
  }
  await page.context().close();
});

test('in a reaction the question says that it is your call', async ({ page }) => {
  await openPosition(page, await makeTestPosition({ game: 'carta-nostra', players: 3, kind: 'window' }));
  await expect(page.locator('#question')).toHaveText(/^Your call[.]/);
});

test('beside the map of Der Pate the event keeps its words whole', async ({ page }) => {
  for (const [width, height] of [
    [844, 390],
    [740, 360],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPosition(page, await makeTestPosition({ game: 'der-pate', players: 4, kind: 'turn' }));
    await expect(page.locator('.dp > .dp-event-note')).toBeVisible();
    expect(await findBrokenWords(page, '.dp > .dp-event-note'), `${width}×${height}`).toEqual([]);
  }
});

test('the panel of a player doesn’t say that the player can’t be used', async ({ page }) => {
  await openPosition(page, await makeTestPosition({ game: 'der-pate', players: 3, kind: 'turn' }));
  await page.locator('.player:not(.own) .player-button').first().tap();
  await expect(page.locator('.explanation')).toContainText('Reputation');
  await expect(page.locator('.explanation')).not.toContainText('can’t use this');
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

test('at a table on the server nothing lies over the question and its answers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openTable(page, { open: 0 });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.locator('.hand h2')).toBeVisible();
  await expect(page.locator('#question')).not.toBeEmpty();
  const isCovered = await page.locator('#question').evaluate(question => {
    const { x, y, width, height } = question.getBoundingClientRect();
    return !question.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isCovered).toBe(false);
});

test('with the keyboard open, the field of the chat lies above it, with the newest message and the one that is typed', async ({
  page,
}) => {
  const KEYBOARD = 300;
  await openTable(page, { open: 0 });
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expectWhole(page);
  await page.locator('.newest-label').tap();
  await page.getByRole('tab', { name: 'Chat' }).tap();
  const field = page.getByLabel('Message the table');
  const newest = page.locator('.remarks p').last();
  const say = async (text: string): Promise<void> => {
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await expect(newest).toContainText(text);
  };
  for (let at = 1; at <= 4; at++)
    await say(`Message ${at}, which is longer than one line of a phone that is held upright.`);
  await field.tap();
  // Most browsers lay the keyboard over the page, since the page doesn't ask for anything else.
  const { y, height } = (await field.boundingBox()) ?? { y: 640, height: 0 };
  expect(y + height).toBeLessThanOrEqual(640 - KEYBOARD);
  // Others make the page lower.
  await page.setViewportSize({ width: 360, height: 640 - KEYBOARD });
  const expectInView = async (): Promise<void> => {
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(newest).toBeInViewport({ ratio: 0.9 });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  };
  await expectInView();
  await page.keyboard.type('Good evening.');
  await expect(field).toHaveValue('Good evening.');
  await expectInView();
  await field.press('Enter');
  await expect(newest).toContainText('Good evening.');
  await expectInView();
});
