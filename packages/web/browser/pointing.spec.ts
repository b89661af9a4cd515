import { expect } from '@playwright/test';
import { GAMES, giveAnswers, sitDown } from './driver.ts';
import { listPositions, showPosition } from './positions.ts';
import { test } from './test.ts';

for (const { id: game } of GAMES)
  test(`the list of answers in ${game} stands still beneath the pointer, on a phone and on desktops`, async ({
    page,
  }) => {
    await sitDown(page, game);
    // The first prompt waits for its answer, so only the pointer changes the page.
    await giveAnswers(page, 0);
    await page.locator('.list-moves').click();
    const answers = page.locator('.answers .answer');
    const place = (): Promise<readonly number[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.stage, .answers .answer')].map(({ offsetTop }) => offsetTop),
      );
    for (const [width, height] of [
      [1440, 900],
      [1440, 740],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.mouse.move(0, 0);
      await expect(page.locator('.answer.chosen')).toHaveCount(0);
      await answers.last().scrollIntoViewIfNeeded();
      const before = await place();
      await answers.last().hover();
      await expect(page.locator('.answer.chosen')).toHaveCount(1);
      expect(await place(), `${width}×${height}`).toEqual(before);
    }
  });

test('an explanation that becomes longer stays inside the page', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await sitDown(page, 'corleones-empire');
  await giveAnswers(page, 0);
  const explanation = page.locator('.explanation');
  const things = page.locator('.table [data-explains]');
  const rightmost = await things.evaluateAll(all => {
    const rights = all.map(each => each.getBoundingClientRect().right);
    return rights.indexOf(Math.max(...rights));
  });
  await things.nth(rightmost).hover();
  await expect(explanation).toBeVisible();
  await explanation.evaluate(box => {
    box.textContent = 'short';
    // It's placed for a short text.
    dispatchEvent(new Event('scroll'));
    box.textContent = 'long '.repeat(20);
  });
  await expect
    .poll(() => explanation.evaluate(box => box.getBoundingClientRect().right <= document.documentElement.clientWidth))
    .toBe(true);
});

test('a press isn’t lost when previews that make the dock higher are loaded while it lasts', async ({ page }) => {
  const [turn] = listPositions({ game: 'der-pate', players: 3, kinds: ['turn'] });
  await page.setViewportSize({ width: 2560, height: 1300 });
  await showPosition(page, turn?.link ?? '');
  const { x, y, width, height } = (await page.locator('.list-moves').boundingBox()) ?? new DOMRect();
  const gains = page.locator('.dp-gains').first();
  const loaded = page.waitForResponse(/previewer/);
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await loaded;
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  });
  await page.mouse.up();
  await expect(page.locator('.prompt .answer').first()).toBeVisible();
  await page.locator('.list-moves').dispatchEvent('click');
  await expect(gains).toBeVisible();
});
