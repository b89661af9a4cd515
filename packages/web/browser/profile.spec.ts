import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { findTooSmall, switchLanguage, violations } from './driver.ts';
import { findCutOff } from './in-view.ts';
import { openServer } from './own-server.ts';
import { test } from './test.ts';

type OwnServer = Awaited<ReturnType<typeof openServer>>;

const newPage = async (browser: Browser, server: OwnServer): Promise<Page> =>
  (await browser.newContext(server.context)).newPage();

/** Sends a request as the guest of a page's browser. Who asks too often tries again. */
async function send<X>(context: BrowserContext, server: OwnServer, path: string, data?: object): Promise<X> {
  for (;;) {
    const headers = { origin: server.url };
    const { request } = context;
    const answer = await (data === undefined ? request.get(path) : request.post(path, { data, headers }));
    if (answer.status() === 429) continue;
    return (await answer.json()) as X;
  }
}

interface Shown {
  readonly seen: {
    readonly phase: string;
    readonly match: {
      readonly branch: number;
      readonly prompt: { readonly id: number; readonly actions: readonly unknown[] } | null;
    } | null;
  };
}

const newId = (): string => crypto.randomUUID().replaceAll('-', '');

/** Answers for both players until the match is over. */
async function playOut(players: readonly BrowserContext[], server: OwnServer, room: string): Promise<void> {
  for (let turn = 0; ; turn++)
    for (const player of players) {
      const { seen } = await send<Shown>(player, server, `/api/rooms/${room}?from=100000`);
      if (seen.phase === 'over') return;
      const { prompt = null, branch = 0 } = seen.match ?? {};
      if (prompt === null) continue;
      const picks = [prompt.actions[turn % prompt.actions.length]];
      const command = { type: 'answer', decision: prompt.id, branch, picks, isSure: true };
      await send(player, server, `/api/rooms/${room}/commands`, { id: newId(), command });
    }
}

/** Looks at a page as people on a laptop and on a phone see it. */
async function expectSound(page: Page): Promise<void> {
  for (const [width, height] of [
    [1366, 650],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await violations(page)).toEqual([]);
    expect(await findCutOff(page)).toEqual([]);
    expect(await findTooSmall(page)).toEqual([]);
  }
}

test('a rated match: everybody reads that it is one, the end tells the new rating, the profile has it, and a link shares it', async ({
  browser,
}) => {
  test.slow();
  const server = await openServer();
  const [ada, bea] = [await newPage(browser, server), await newPage(browser, server)];

  await ada.goto('/new/der-pate?players=2');
  await ada.getByRole('radio', { name: 'Online', exact: true }).check();
  await ada.getByLabel('Rated match').check();
  await ada.getByRole('button', { name: 'Open a table' }).press('Enter');
  await expect(ada).toHaveURL(/\/table\/\w+$/);
  await expect(ada.getByText('This table is rated: the result changes')).toBeVisible();
  await expectSound(ada);
  const room = new URL(ada.url()).pathname.split('/').at(-1) ?? '';

  await bea.goto(`/table/${room}`);
  await expect(bea.getByText('This table is rated: the result changes')).toBeVisible();
  await bea
    .getByRole('button', { name: /^Sit here/ })
    .first()
    .press('Enter');
  await ada.getByRole('button', { name: /^Start/ }).press('Enter');
  await expect(ada.locator('.hand, .dock').first()).toBeVisible();
  await bea.goto('/');
  await playOut([ada.context(), bea.context()], server, room);
  await ada.locator('.winner-scene .chief').press('Enter', { timeout: 30_000 });
  await expect(ada.locator('.over')).toHaveAttribute('data-scene', 'sheet');
  await expect(ada.locator('.rating-change')).toHaveText(/^Your rating: 1500 → \d+ \(± \d+\)/);
  // Without everything that flew over the board meanwhile.
  await ada.reload();
  await expect(ada.locator('.rating-change')).toHaveText(/^Your rating: 1500 → \d+/);
  await ada.setViewportSize({ width: 1366, height: 650 });
  expect(await violations(ada)).toEqual([]);

  await ada.getByRole('link', { name: 'Your profile' }).press('Enter');
  await expect(ada.getByRole('heading', { name: 'Your profile' })).toBeFocused();
  await expect(ada.getByText('1 match,')).toBeVisible();
  await expect(ada.getByText(/Rated: 1500 → \d+/)).toBeVisible();
  await expect(ada.getByText('Only you can see this page.')).toBeVisible();
  await expectSound(ada);
  await ada.getByRole('button', { name: 'Make a link' }).press('Enter');
  const link = await ada.getByLabel('Link to your profile').inputValue();
  expect(link).toMatch(/\/profile\/[\w-]{43}$/);
  await ada.getByLabel('Put me on the leaderboards').check();

  await bea.goto(link);
  // Today's match is in it from tomorrow on.
  await expect(bea.getByText('No finished matches yet.')).toBeVisible();
  await expectSound(bea);
  await bea.getByRole('link', { name: 'Leaderboard' }).press('Enter');
  await expect(bea.getByText('Nobody is on this board yet.')).toBeVisible();
  await bea.getByLabel('Game').selectOption('Der Pate');
  await expect(bea).toHaveURL(/game=der-pate/);
  await expectSound(bea);
  await switchLanguage(bea, 'de');
  await expect(bea.getByRole('heading', { name: 'Bestenliste' })).toBeVisible();

  await ada.getByRole('button', { name: 'Switch off the link' }).press('Enter');
  await expect(ada.getByRole('button', { name: 'Make a link' })).toBeVisible();
  await bea.goto(link);
  await expect(bea.getByText('Dieses Profil wird nicht mehr geteilt')).toBeVisible();
  await Promise.all([ada.context().close(), bea.context().close()]);
  await server.kill();
});

test('a device without a guest has an empty profile, and doesn’t become a guest by looking at it', async ({ page }) => {
  await page.goto('/profile');
  await expect(page.getByText('Once you’ve finished a match on this server, you’ll find it here.')).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
  await page.getByRole('link', { name: 'Leaderboard' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Leaderboard' })).toBeFocused();
  await page.goto(`/profile/${'a'.repeat(43)}`);
  await expect(page.getByText('This profile isn’t shared any more')).toBeVisible();
});
