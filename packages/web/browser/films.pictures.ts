import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { GAMES } from './driver.ts';
import { listPositions } from './positions.ts';
import { openSimulated, passUntil } from './simulated.ts';
import { test } from './test.ts';

const FOLDER = join(import.meta.dirname, '../../../docs/screenshots');

/** A film is a row of this many pictures: the question, moves of others up to one that hits the player, and the recap. */
const PICTURES = 6;
/** After this many moves nothing has to hit the player any more. */
const MOST_MOVES = 30;

/** How large the window is, how much smaller it is shown, and how many pictures lie side by side. */
const SIZES = {
  desktop: { width: 1366, height: 650, scale: 0.5, columns: 2 },
  phone: { width: 360, height: 640, scale: 0.75, columns: PICTURES },
} as const;

/** Closes the list of answers, which lies over everything on a phone. */
async function closeList(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.list-moves[aria-expanded="true"]')?.click());
  await page.clock.runFor(50);
}

/** A picture in the middle of everything that moves, without the list of answers. */
async function takePicture(page: Page): Promise<Buffer> {
  await closeList(page);
  await page.evaluate(() => {
    for (const each of document.getAnimations()) {
      const { delay = 0, duration } = each.effect?.getComputedTiming() ?? {};
      if (typeof duration !== 'number') continue;
      each.pause();
      each.currentTime = delay + 0.45 * duration;
    }
  });
  const picture = await page.screenshot({ type: 'jpeg', quality: 90, caret: 'hide' });
  await page.evaluate(() => {
    for (const each of document.getAnimations())
      if (each.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY) each.play();
      else each.finish();
  });
  return picture;
}

const isThere = async (page: Page, selector: string): Promise<boolean> => (await page.locator(selector).count()) > 0;

/** The banner that is shown, and what the player can do. */
const look = (page: Page) =>
  page.evaluate(() => {
    const banner = document.querySelector<HTMLElement>('.banner:not([hidden])');
    const has = (selector: string): boolean => document.querySelector(selector) !== null;
    return {
      beat: banner?.dataset.beat ?? null,
      isHit: banner?.classList.contains('hits') === true,
      isAsked: has('.list-moves, .dock .confirm'),
      isHeld: has('.dock .confirm'),
      isListed: has('.prompt .answer'),
    };
  });

/** Plays by the first answer of the list until a move hits the player. Returns pictures of the moves around it. */
async function takeMoves(page: Page): Promise<readonly Buffer[]> {
  const moves: Buffer[] = [];
  let shown: string | null = null;
  let hit: number | null = null;
  await passUntil(
    page,
    async () => {
      const now = await look(page);
      if (now.beat !== null && now.beat !== shown) {
        moves.push(await takePicture(page));
        shown = now.beat;
        if (now.isHit) hit ??= moves.length;
        return false;
      }
      if (!now.isAsked) return false;
      if ((hit !== null && moves.length >= PICTURES - 2) || moves.length >= MOST_MOVES) return true;
      await page.keyboard.press(now.isHeld ? 'd' : now.isListed ? '1' : 'l');
      return false;
    },
    'a move that hits the player',
    120,
  );
  const last = Math.max(PICTURES - 2, Math.min(moves.length, (hit ?? moves.length) + 1));
  return moves.slice(last - PICTURES + 2, last);
}

async function takeFilm(page: Page, link: string): Promise<readonly Buffer[]> {
  await openSimulated(page, link);
  const question = await takePicture(page);
  const moves = await takeMoves(page);
  await closeList(page);
  // A banner may lie over it.
  await page.locator('.recap-line').dispatchEvent('click');
  await passUntil(page, () => isThere(page, '.recap h2:focus'), 'the recap');
  return [question, ...moves, await takePicture(page)];
}

/** Puts the pictures side by side. */
async function mount(browser: Browser, film: readonly Buffer[], size: keyof typeof SIZES, name: string): Promise<void> {
  const { width, height, scale, columns } = SIZES[size];
  const page = await browser.newPage({ viewport: { width: Math.ceil(width * scale * columns), height: 100 } });
  const images = film.map(
    each =>
      `<img width="${width * scale}" height="${height * scale}" src="data:image/jpeg;base64,${each.toString('base64')}">`,
  );
  await page.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap">${images.join('')}</body>`);
  await page.screenshot({ path: join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 75, fullPage: true });
  await page.close();
}

for (const { id } of GAMES)
  for (const size of ['desktop', 'phone'] as const)
    test(`film-${id}-${size}`, async ({ browser }) => {
      test.setTimeout(120_000);
      const { width, height } = SIZES[size];
      const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB' });
      const [position] = listPositions({ game: id, players: 3, kinds: ['turn'] });
      context.setDefaultTimeout(10_000);
      const film = await takeFilm(await context.newPage(), position?.link ?? '');
      await mount(browser, film, size, `film-${id}-${size}`);
      await context.close();
    });
