import { expect, type Page, test } from '@playwright/test';
import { hurry, violations } from './driver.ts';
import { momentsOf, OVER } from './moments.ts';

const GAMES = [
  {
    game: 'der-pate',
    players: 3,
    kinds: [
      ...(['settle', 'turn', 'visit', 'takeover', 'consigliere', 'informer', 'banker'] as const),
      ...(['prosecutor', 'celebrate', 'event', OVER] as const),
    ],
  },
  {
    game: 'corleones-empire',
    players: 3,
    kinds: [
      ...(['family', 'turn', 'pay', 'ability', 'front', 'use', 'discard', 'good', 'keep'] as const),
      ...(['bid', 'bribe', 'tribute', OVER] as const),
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

const WAYS = [
  [360, 'dark'],
  [1440, 'light'],
] as const;

for (const { game, ...wanted } of GAMES)
  test(`axe finds nothing in ${wanted.kinds.length} kinds of decisions of ${game}, on a phone and a desk, in the light and in the dark`, async ({
    browser,
  }) => {
    test.setTimeout(900_000);
    const wrong: string[] = [];
    for (const { kind, room, file } of await momentsOf({ game, ...wanted })) {
      // Bots may have answered something else since in the match of the moment before.
      const page = await browser.newPage();
      await hurry(page);
      await page.goto('/tables');
      await page
        .getByLabel('Import')
        .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(file) });
      await expect(page.getByText('One match is here now.')).toBeVisible();
      for (const [width, colorScheme] of WAYS) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/play/${room}`);
        await expect(page.locator('.list-moves, .result').first()).toBeVisible();
        const found = await violations(page);
        found.push(...(await beyondThePage(page)));
        wrong.push(...found.map(each => `${kind}, ${width} px, ${colorScheme}: ${each}`));
      }
      await page.close();
    }
    expect(wrong).toEqual([]);
  });
