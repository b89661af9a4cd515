import { type Browser, expect, type Page } from '@playwright/test';
import { metGames } from './met-games.ts';
import { test } from './test.ts';

const TV = { width: 1920, height: 1080 };
const PHONE = { width: 390, height: 844 };

/** The game's table on a common screen, opened as its owner would. */
async function openScreen(page: Page, game: string, players: number): Promise<string> {
  await page.setViewportSize(TV);
  await page.goto(`/new/${game}?players=${players}`);
  await page.getByRole('radio', { name: 'On this TV or tablet' }).check();
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.locator('.screen-letters')).toHaveText(/[A-HJ-NP-Z2-9]{5}$/);
  return (await page.locator('.screen-letters').innerText()).slice(-5);
}

/** A phone whose player types the code in small letters and sits down. */
async function joinByCode(browser: Browser, screen: Page, code: string, name: string): Promise<Page> {
  const storageState = metGames(screen.url());
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, locale: 'en-GB', storageState });
  const phone = await context.newPage();
  await phone.goto(new URL('/j', screen.url()).href);
  await phone.getByRole('textbox').fill(code.toLowerCase());
  await phone.getByRole('button', { name: 'Go to the table' }).click();
  await phone.getByLabel('Your name at this table').fill(name);
  await phone.getByText('Sit here').first().click();
  await expect(screen.locator('.screen-chair', { hasText: name })).toContainText('Phone connected');
  return phone;
}

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
    await expect(page.getByRole('button')).toHaveText(['Full screen']);
    await ada.getByRole('button', { name: 'Start', exact: true }).click();
    const board = page.frameLocator('iframe');
    await expect(board.locator('.stage')).toBeVisible();
    await expect(page.locator('.screen-code')).toContainText(code);
    for (const phone of [ada, bea])
      await expect(phone.getByText('The board is on the big screen. Tap to see it here.')).toBeVisible();

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

test('a common screen gets byte for byte what a spectator gets', async ({ page, browser }) => {
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
