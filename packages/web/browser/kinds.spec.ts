import { type FoundPosition, HELD, OVER } from '@consigliere/match';
import { type Browser, expect, type Page } from '@playwright/test';
import { findTooSmall, violations } from './driver.ts';
import { countCovered, countPressable, findMisplaced, findTooWide } from './in-view.ts';
import { KINDS, listPositions, showPosition, type WantedPositions } from './positions.ts';
import { test } from './test.ts';

/** `low`: decisions that are checked on a phone held sideways too; `map`: the element that mustn't be covered there. */
const GAMES = [
  {
    game: 'carta-nostra',
    kinds: KINDS['carta-nostra'],
    low: ['turn', 'kidnap'],
    map: null,
  },
  {
    game: 'der-pate',
    kinds: KINDS['der-pate'],
    low: ['turn', 'takeover'],
    map: '.dp-map > svg',
  },
  {
    game: 'corleones-empire',
    kinds: KINDS['corleones-empire'],
    low: ['turn', 'bid', 'bribe', 'tribute'],
    map: '.ce-window',
  },
  // CE-26 is about markers that have run out, CE-41 about a job of which there are two cards.
  {
    game: 'corleones-empire',
    kinds: ['war', 'offer'],
    low: [],
    map: '.ce-window',
    options: {
      edition: { id: 'one marker, many offers', markers: 1, 'jobs[13].costs': new Array<string>(40).fill('G') },
    },
  },
] as const;

/** Every other decision is checked on a dark phone; the others are checked with the widest name. */
const HALVES = [
  { name: 'Ada', phone: 'dark', desk: 'light' },
  { name: 'W'.repeat(24), phone: 'light', desk: 'dark' },
] as const;

/** Desktop windows; in the lowest a long list of answers may scroll beside the map of New York. */
const DESKTOPS = [
  { width: 1100, height: 560, isEveryTargetInSight: false },
  { width: 1366, height: 650, isEveryTargetInSight: true },
  { width: 1440, height: 780, isEveryTargetInSight: true },
  { width: 1440, height: 900, isEveryTargetInSight: true },
];

/** Visible once a position is shown. */
const ASKED = '.list-moves, .status .chief:not([aria-disabled="true"]), .result';

/** Shows each position in turn on one page and returns the faults found there. */
async function lookAt(page: Page, wanted: WantedPositions, look: (position: FoundPosition) => Promise<string[]>) {
  const wrong: string[] = [];
  for (const position of listPositions(wanted)) {
    await showPosition(page, position.link, wanted);
    await expect(page.locator(ASKED).first()).toBeVisible();
    const found = await look(position);
    wrong.push(...found.map(each => `${position.kind}: ${each}`));
  }
  return wrong;
}

async function openPhone(browser: Browser, colorScheme: 'dark' | 'light'): Promise<Page> {
  const screen = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  return (await browser.newContext({ ...screen, colorScheme })).newPage();
}

/** Decisions are answered on the board; a confirmation in the status, the end by nobody. */
const isOnBoard = ({ kind }: FoundPosition): boolean => kind !== HELD && kind !== OVER;

for (const { game, kinds, low, map, ...table } of GAMES)
  for (const [half, { name, phone, desk }] of HALVES.entries()) {
    const wanted = { game, players: 3, kinds: kinds.filter((_, at) => at % 2 === half), name, ...table };
    const asked = wanted.kinds.join(', ');

    test(`${game}, on a phone, ${phone}, asked ${asked}: something to press is on the screen, held either way, axe finds nothing, nothing is too small or too wide for ${name}`, async ({
      browser,
    }) => {
      const page = await openPhone(browser, phone);
      const press = async (position: FoundPosition, way: string): Promise<void> => {
        if (isOnBoard(position))
          await expect.poll(() => countPressable(page), `${position.kind}, ${way}`).toBeGreaterThan(0);
      };
      const wrong = await lookAt(page, wanted, async position => {
        await press(position, 'upright');
        return [...(await violations(page)), ...(await findTooWide(page)), ...(await findTooSmall(page))];
      });
      expect(wrong).toEqual([]);
      await page.setViewportSize({ width: 844, height: 390 });
      await lookAt(
        page,
        { ...wanted, kinds: wanted.kinds.filter(kind => low.some(each => each === kind)) },
        async position => {
          await press(position, 'on its side');
          if (map !== null) expect(await countCovered(page, map), `${map} while asked ${position.kind}`).toBe(0);
          return [];
        },
      );
      await page.context().close();
    });

    test(`${game}, at a desk, ${desk}, asked ${asked}: axe finds nothing, nothing is wider than the page for ${name}, and every target can be reached`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: desk });
      const wrong = await lookAt(page, wanted, async position => {
        const found: string[] = [];
        await page.setViewportSize({ width: 768, height: 800 });
        found.push(...(await findTooWide(page)));
        if (game === 'corleones-empire' && isOnBoard(position) && wanted.kinds.length > 1)
          for (const { isEveryTargetInSight, ...size } of DESKTOPS) {
            await page.setViewportSize(size);
            // The layout follows a new size of the window within a frame or two.
            await expect
              .poll(() => findMisplaced(page, isEveryTargetInSight), `${position.kind}, ${size.width}×${size.height}`)
              .toEqual([]);
            if (position.kind === 'bid') {
              const allies = page.locator('[data-spot^="offered-"]');
              await expect(allies.first()).toBeInViewport({ ratio: 0.9 });
              await expect(allies.last()).toBeInViewport({ ratio: 0.9 });
            }
          }
        if (position.kind === 'banker') await expect(page.locator('.dp-track.legal').first()).toBeVisible();
        if (position.kind === OVER) await expect(page.locator('.course')).toBeVisible();
        await page.setViewportSize({ width: 1440, height: 800 });
        found.push(...(await violations(page)), ...(await findTooWide(page)));
        return found;
      });
      expect(wrong).toEqual([]);
    });
  }
