import { expect, type Page } from '@playwright/test';
import { bring } from './bring.ts';
import { tooSmall, violations } from './driver.ts';
import { HELD, momentsOf, OVER } from './moments.ts';
import { test } from './test.ts';

const GAMES = [
  {
    game: 'der-pate',
    players: 3,
    kinds: [
      ...(['settle', 'turn', 'visit', 'takeover', 'consigliere', 'informer', 'banker'] as const),
      ...(['prosecutor', 'celebrate', 'event', HELD, OVER] as const),
    ],
  },
  {
    game: 'corleones-empire',
    players: 3,
    kinds: [
      ...(['family', 'turn', 'pay', 'ability', 'front', 'use', 'discard', 'good', 'keep'] as const),
      ...(['bid', 'bribe', 'tribute', HELD, OVER] as const),
    ],
  },
  // CE-26 is about markers that have run out, CE-41 about a job of which there are two cards.
  {
    game: 'corleones-empire',
    players: 3,
    kinds: ['war', 'offer'],
    options: {
      edition: { id: 'one marker, many offers', markers: 1, 'jobs[13].costs': new Array<string>(40).fill('G') },
    },
  },
] as const;

/** What makes the page wider than it shows. */
const beyondThePage = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      each => Math.round(each.getBoundingClientRect().right) === scrollWidth,
    );
    return [`${scrollWidth} px wide: ${wide.map(each => `${each.tagName}.${each.getAttribute('class')}`).join(', ')}`];
  });

/** Each kind is looked at on a phone and on a desk; every other one on the phone in the dark, the others with the broadest name there is. */
const HALVES = [
  {
    name: 'Ada',
    ways: [
      [360, 'dark'],
      [1440, 'light'],
    ],
  },
  {
    name: 'W'.repeat(24),
    ways: [
      [360, 'light'],
      [768, 'dark'],
      [1440, 'dark'],
    ],
  },
] as const;

/** What is seen once a moment is there. */
const ASKED = '.list-moves, .status .chief:not([aria-disabled="true"]), .result';

for (const { game, kinds, ...table } of GAMES)
  for (const [half, { name, ways }] of HALVES.entries()) {
    const wanted = kinds.filter((_, at) => at % 2 === half);
    const said = ways.map(([width, colorScheme]) => `${width} px ${colorScheme}`).join(' and ');
    test(`axe finds nothing in ${game} at ${wanted.join(', ')}, ${said}, and for ${name} nothing is wider than the page`, async ({
      browser,
    }) => {
      test.setTimeout(400_000);
      const wrong: string[] = [];
      for (const { kind, room, file } of await momentsOf({ game, kinds: wanted, name, ...table })) {
        // Bots may have answered something else since in the match of the moment before.
        const page = await browser.newPage();
        await bring(page, file);
        for (const [width, colorScheme] of ways) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`/play/${room}`);
          await expect(page.locator(ASKED).first()).toBeVisible();
          const found = [...(await violations(page)), ...(await beyondThePage(page))];
          if (width < 700) found.push(...(await tooSmall(page)));
          wrong.push(...found.map(each => `${kind}, ${width} px, ${colorScheme}: ${each}`));
        }
        await page.close();
      }
      expect(wrong).toEqual([]);
    });
  }
