import type { PublishedId } from '@consigliere/games';
import { type FoundPosition, OVER } from '@consigliere/match';
import { type Browser, expect, type Page } from '@playwright/test';
import { findTooSmall, violations } from './driver.ts';
import { findTooWide } from './in-view.ts';
import { KINDS, listPositions, RARE, showPosition, type WantedPositions } from './positions.ts';
import { test } from './test.ts';

const GAMES = [
  ...(Object.keys(KINDS) as PublishedId[]).map(game => ({ game, kinds: KINDS[game] })),
  { game: 'corleones-empire', ...RARE },
] as const;

/** Every other decision is checked on a dark phone; the others are checked with the widest name. */
const HALVES = [
  { name: 'Ada', phone: 'dark', desk: 'light' },
  { name: 'W'.repeat(24), phone: 'light', desk: 'dark' },
] as const;

/** Visible once a position is shown. */
const ASKED = '.list-moves, .dock .confirm, .result';

/** Shows each position in turn on one page and returns the faults found there. */
async function lookAt(page: Page, wanted: WantedPositions, look: (position: FoundPosition) => Promise<string[]>) {
  const wrong: string[] = [];
  for (const position of listPositions(wanted)) {
    await showPosition(page, position.link, wanted);
    await page.locator(ASKED).first().waitFor();
    const found = await look(position);
    wrong.push(...found.map(each => `${position.kind}: ${each}`));
  }
  return wrong;
}

async function openPhone(browser: Browser, colorScheme: 'dark' | 'light'): Promise<Page> {
  const screen = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
  return (await browser.newContext({ ...screen, colorScheme })).newPage();
}

for (const { game, kinds, ...table } of GAMES)
  for (const [half, { name, phone, desk }] of HALVES.entries()) {
    const wanted = { game, players: 3, kinds: kinds.filter((_, at) => at % 2 === half), name, ...table };
    const asked = wanted.kinds.join(', ');

    test(`${game}, on a phone, ${phone}, asked ${asked}: axe finds nothing, nothing is too small or too wide for ${name}`, async ({
      browser,
    }) => {
      const page = await openPhone(browser, phone);
      const wrong = await lookAt(page, wanted, async () => [
        ...(await violations(page)),
        ...(await findTooWide(page)),
        ...(await findTooSmall(page)),
      ]);
      expect(wrong).toEqual([]);
      await page.context().close();
    });

    test(`${game}, at a desk, ${desk}, asked ${asked}: axe finds nothing, and nothing is wider than the page for ${name}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: desk });
      const wrong = await lookAt(page, wanted, async ({ kind }) => {
        await page.setViewportSize({ width: 768, height: 800 });
        const found = await findTooWide(page);
        if (kind === OVER) await expect(page.locator('.course')).toBeVisible();
        await page.setViewportSize({ width: 1440, height: 800 });
        return [...found, ...(await violations(page)), ...(await findTooWide(page))];
      });
      expect(wrong).toEqual([]);
    });
  }
