import { expect, type Page, type Request, type Route } from '@playwright/test';
import { botsWeight, builtWeights } from './built-weight.ts';
import { test } from './test.ts';

/** A game's board, and how many bytes there may be from the landing page to it: page, fonts, rules and worker, gzipped as the build leaves them. */
interface BoardBudget {
  readonly game: string;
  readonly board: string;
  readonly most: number;
}

/** These limits only go down. */
const BUDGETS: readonly BoardBudget[] = [
  { game: 'carta-nostra', board: '.cn', most: 110_000 },
  { game: 'der-pate', board: '.dp', most: 138_000 },
  { game: 'corleones-empire', board: '.ce', most: 150_000 },
];
/** The bytes that bots need, which are loaded when one is first asked. */
const MOST_BOTS = 8_500;
/** Files and rounds of requests after the button is reached, with the two files for bots. */
const MOST_FILES = 10;
const BOTS_FILES = 2;
const MOST_WAVES = 2;

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

/** The built file that a request is about; null: something else. */
function fileOf(request: Request): string | null {
  const { pathname } = new URL(request.url());
  if (pathname.startsWith('/api/')) return null;
  return pathname === '/' ? '/index.html' : pathname;
}

/** A bot may be asked before or after the board is drawn. */
const isForBots = (file: string): boolean => /-bots-|[/]think-/.test(file);

/** Waits until nothing more happens in the page and its worker by itself. */
async function settle(page: Page): Promise<void> {
  for (let turn = 0; turn < 20; turn++) {
    await page.evaluate(() => new Promise<void>(done => requestAnimationFrame(() => setTimeout(done))));
    for (const worker of page.workers()) await worker.evaluate(() => new Promise(done => setTimeout(done)));
  }
}

/** The files on the way to a board. */
interface FilesInWaves {
  readonly waves: readonly (readonly string[])[];
  /** The files that the page wants by itself once the board is drawn. */
  readonly later: readonly string[];
}

/** Holds all requests for built files back and lets them through in waves: everything that is wanted at a time, and then what that wants. */
async function countWaves(
  page: Page,
  start: () => Promise<void>,
  isDone: () => Promise<boolean>,
): Promise<FilesInWaves> {
  const waves: string[][] = [];
  let held: Route[] = [];
  await page.context().route('**/assets/**', route => {
    if (isForBots(route.request().url())) return route.continue();
    held.push(route);
  });
  await start();
  for (;;) {
    await settle(page);
    const files = held.map(route => fileOf(route.request()) ?? '');
    if (await isDone()) return { waves, later: files };
    const wave = held;
    held = [];
    if (files.length > 0) waves.push(files);
    await Promise.all(wave.map(route => route.continue()));
    await Promise.all(wave.map(async route => (await route.request().response())?.finished()));
  }
}

for (const [nth, { game, board, most }] of BUDGETS.entries())
  test(`the way to a board of ${game} is light and short`, async ({ page, context }) => {
    const loaded = new Set<string>();
    context.on('request', request => {
      const file = fileOf(request);
      if (file !== null) loaded.add(file);
    });
    await dropLater(page);
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const before = new Set(loaded);
    // By the keyboard, because a pointer would load an explanation.
    const { waves, later } = await countWaves(
      page,
      () => page.getByText('Play now').nth(nth).press('Enter'),
      () => page.locator(board).isVisible(),
    );
    const files = [...loaded].filter(file => !isForBots(file) && !later.includes(file));
    // A browser asks for the icon of every address.
    const after = files.filter(file => !before.has(file) && !file.startsWith('/icon'));
    const [weight, bots] = [builtWeights(files), botsWeight(game)];
    console.log(
      `${game}: ${weight} bytes to a board, ${bots} for bots; ${after.length} files in ${waves.length} waves`,
    );
    expect(later.filter(file => /[/]after-board-.*[.]js$/.test(file))).toHaveLength(1);
    expect(after.filter(file => file.includes('-rules-'))).toHaveLength(1);
    expect(files.filter(file => file.endsWith('.woff2'))).toHaveLength(2);
    expect(bots).toBeGreaterThan(1000);
    expect(bots).toBeLessThanOrEqual(MOST_BOTS);
    expect(after.length + BOTS_FILES).toBeLessThanOrEqual(MOST_FILES);
    expect(waves.length, waves.map(wave => wave.join(' ')).join('\n')).toBeLessThanOrEqual(MOST_WAVES);
    expect(weight).toBeLessThanOrEqual(most);
  });
