import { expect } from '@playwright/test';
import { GAMES, giveAnswers, sitDown } from './driver.ts';
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
