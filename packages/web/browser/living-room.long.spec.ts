import { expect, type Page } from '@playwright/test';
import { clickToTheEnd } from './clicks.ts';
import { GAMES } from './driver.ts';
import { joinByCode, openScreen } from './living-room.ts';
import { test } from './test.ts';

/** Collects what the server sends to a page about its own seat: a common screen has none. */
function recordOwnParts(page: Page): string[] {
  const found: string[] = [];
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const message = JSON.parse(String(payload)) as { seen?: { seat: number | null }; mine?: object };
      const isOwn =
        (message.seen?.seat ?? null) !== null || Object.keys(message.mine ?? {}).some(key => key === 'seat');
      if (isOwn || /"own":\{/.test(String(payload))) found.push(String(payload).slice(0, 300));
    }),
  );
  return found;
}

for (const { id, name } of GAMES)
  test(`a whole match of ${name} with the table on a common screen and each hand on a phone`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(1_500_000);
    const ownParts = recordOwnParts(page);
    const code = await openScreen(page, id, 2);
    const ada = await joinByCode(browser, page, code, 'Ada');
    const bea = await joinByCode(browser, page, code, 'Bea');
    await ada.getByRole('button', { name: 'Start', exact: true }).click();
    const board = page.frameLocator('iframe');
    await expect(board.locator('.stage')).toBeVisible();
    await Promise.all([ada, bea].map(phone => clickToTheEnd(phone)));
    await expect(board.locator('.winner-scene')).toBeVisible();
    expect(ownParts).toEqual([]);
    await Promise.all([ada.context().close(), bea.context().close()]);
  });
