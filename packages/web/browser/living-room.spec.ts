import { expect, type Page } from '@playwright/test';
import { joinByCode, openScreen, TV } from './living-room.ts';
import { test } from './test.ts';

/** The snapshots of a room, as a page's sockets get them. */
function recordFrames(page: Page): string[] {
  const frames: string[] = [];
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      if (/^\{"type":"seen"/.test(String(payload))) frames.push(String(payload).replace(/"now":\d+/, '"now":0'));
    }),
  );
  return frames;
}

for (const game of ['carta-nostra', 'der-pate', 'corleones-empire'])
  test(`${game} on a common screen: phones join by code, the first one starts, and the screen shows what a spectator sees`, async ({
    page,
    browser,
  }) => {
    const code = await openScreen(page, game, 2);
    const ada = await joinByCode(browser, page, code, 'Ada');
    await expect(page.locator('.screen-chair', { hasText: 'Ada' })).toContainText('host');
    const bea = await joinByCode(browser, page, code, 'Bea');
    await expect(page.getByRole('button')).toHaveText(['Sound is on', 'Full screen']);
    await ada.getByRole('button', { name: 'Start', exact: true }).click();
    const board = page.frameLocator('iframe');
    await expect(board.locator('.stage')).toBeVisible();
    await expect(page.locator('.screen-code')).toContainText(code);
    for (const phone of [ada, bea])
      await expect(phone.getByText('The board is on the big screen. Tap to see it here.')).toBeVisible();
    await bea.getByRole('button', { name: 'Hide my hand' }).tap();
    const cover = bea.getByRole('dialog', { name: 'Your hand is hidden.' });
    await expect(cover).toBeVisible();
    expect(await bea.evaluate(() => document.elementFromPoint(195, 820)?.closest('.hand, .dock') === null)).toBe(true);
    await cover.getByRole('button', { name: 'Show my hand' }).tap();
    await expect(cover).toHaveCount(0);

    // The smallest letters are 2 % of the screen's height, and nothing that is read lies in its outer 5 %.
    const scale = await page.locator('.screen-table').evaluate(each => Number(each.style.getPropertyValue('--scale')));
    const [smallest, text] = await board.locator('.table').evaluate(table => {
      const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
      const sizes: (readonly [number, string])[] = [];
      while (walker.nextNode() !== null) {
        const { parentElement: parent, textContent } = walker.currentNode;
        if (!textContent?.trim() || !parent?.checkVisibility() || parent.closest('.sr-only, svg') !== null) continue;
        const { fontSize, clipPath } = getComputedStyle(parent);
        const size = Number.parseFloat(fontSize);
        if (size > 0 && clipPath === 'none') sizes.push([size, `${parent.className}: ${textContent}`]);
      }
      return sizes.sort(([a], [b]) => a - b)[0] ?? ([0, ''] as const);
    });
    expect(smallest * scale, text).toBeGreaterThanOrEqual(0.02 * TV.height);
    const box = await page.locator('.screen-table').boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0.05 * TV.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(0.95 * TV.height);

    // The board opens on the phone when the screen goes away.
    await page.close();
    await expect(ada.locator('.stage-line', { hasText: 'The big screen is away.' })).toBeVisible({ timeout: 15_000 });
    await Promise.all([ada.context().close(), bea.context().close()]);
  });

test('a common screen gets byte for byte what a spectator gets, and another device can take its place', async ({
  page,
  browser,
}) => {
  const code = await openScreen(page, 'carta-nostra', 2);
  const ada = await joinByCode(browser, page, code, 'Ada');
  await ada.getByRole('button', { name: 'Fill with bots and start' }).click();
  await expect(page.frameLocator('iframe').locator('.stage')).toBeVisible();
  const room = page.url().replace(/.*\//, '');
  const spectator = await (await browser.newContext()).newPage();
  const shown = recordFrames(page);
  const seen = recordFrames(spectator);
  await spectator.goto(`/table/${room}`);
  await spectator.getByRole('button', { name: 'Watch' }).click();
  await expect(spectator.locator('.stage')).toBeVisible();
  await page.reload();
  await expect(page.frameLocator('iframe').locator('.stage')).toBeVisible();
  // The screen has two sockets, its own and that of the frame. Both pages come again until nothing has happened in between.
  await expect(async () => {
    for (const each of [page, spectator]) await each.reload();
    await spectator.getByRole('button', { name: 'Watch' }).click();
    await expect(page.frameLocator('iframe').locator('.stage')).toBeVisible();
    expect(shown.slice(-2)).toEqual([seen.at(-1), seen.at(-1)]);
  }).toPass();

  // Another device takes the place of a screen that has broken down.
  await page.close();
  await expect(ada.locator('.stage-line')).toHaveText('The big screen is away. The match goes on here.');
  await spectator.goto(`/table/${room}`);
  await spectator.getByRole('link', { name: 'Show the table on this screen' }).click();
  await expect(spectator.frameLocator('iframe').locator('.stage')).toBeVisible();
  await expect(ada.locator('.stage-line')).toHaveText('The board is on the big screen. Tap to see it here.');
  await Promise.all([ada.context().close(), spectator.context().close()]);
});

for (const [language, says] of [
  ['en', 'There’s no table with this code.'],
  ['de', 'Zu diesem Code gibt es keinen Tisch.'],
  ['nl', 'Er is geen tafel met deze code.'],
] as const)
  test(`a wrong code says so, and what to do, in ${language}`, async ({ browser }) => {
    const page = await (await browser.newContext({ locale: language })).newPage();
    await page.goto('/j/22222');
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveValue('22222');
    await page.context().close();
  });
