import { expect, type Page } from '@playwright/test';
import { builtWeights, isCode } from './built-weight.ts';
import { test } from './test.ts';

/** Bytes of the built files, gzipped as the build leaves them, from the landing page to a board of Carta Nostra against bots, rules and bots included. */
const MOST_CODE = 100_000;
const MOST_ALL = 160_000;
/** The bytes of code that a game's board may add to the page. */
const MOST_BOARD = 80_000;

/** Drops what a page loads a few seconds after its board: on a slow machine it would be counted too. */
async function dropLater(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout } = globalThis;
    const LATER = 2500;
    const isLater = (after = 0): boolean => after >= LATER;
    globalThis.setTimeout = Object.assign(
      (run: () => void, after?: number) => (isLater(after) ? 0 : setTimeout(run, after)),
      setTimeout,
    );
  });
}

/** Starts a match by the keyboard, because a pointer would load an explanation. */
async function playNow(page: Page, nth: number): Promise<void> {
  await page.goto('/');
  await page.getByText('Play now').nth(nth).press('Enter');
}

test('the way to a board is light', async ({ page, context }) => {
  const loaded = new Set<string>();
  context.on('response', response => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/') && response.status() === 200)
      loaded.add(pathname === '/' ? '/index.html' : pathname);
  });
  await dropLater(page);
  await playNow(page, 0);
  await expect(page.locator('.list-moves, .panel.awaited').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const code = builtWeights([...loaded].filter(isCode));
  const rest = builtWeights([...loaded].filter(name => !isCode(name)));
  test.info().annotations.push({ type: 'weight', description: `${code} of code, ${rest} of the rest` });
  console.log(`code ${code}, rest ${rest}`);
  // The bots play in a worker.
  expect([...loaded].filter(name => /worker|at-sight/.test(name))).toHaveLength(2);
  expect(code).toBeLessThanOrEqual(MOST_CODE);
  expect(code + rest).toBeLessThanOrEqual(MOST_ALL);
});

/** The code the page has loaded, without its worker's. */
const loadedBy = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname))
    .then(names => names.filter(isCode));

test('the boards of Der Pate and Corleone’s Empire are light', async ({ page }) => {
  await dropLater(page);
  const shown: (readonly string[])[] = [];
  for (const [nth, board] of ['.cn', '.dp', '.ce'].entries()) {
    await playNow(page, nth);
    await expect(page.locator(board)).toBeVisible();
    await page.waitForLoadState('networkidle');
    shown.push(await loadedBy(page));
  }
  const [first = [], ...boards] = shown;
  for (const names of boards) {
    const weight = builtWeights(names.filter(name => !first.includes(name)));
    console.log(`a board adds ${weight}`);
    expect(weight).toBeGreaterThan(20_000);
    expect(weight).toBeLessThanOrEqual(MOST_BOARD);
  }
});
