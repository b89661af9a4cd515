import { expect, type Page } from '@playwright/test';
import { bring } from './bring.ts';
import { clickOnce, clickToTheEnd, glance } from './clicks.ts';
import { sitDown, violations } from './driver.ts';
import { momentsOf } from './moments.ts';
import { test } from './test.ts';

/** The answers of the list that can be given nowhere on the board. */
const unreachable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.ce [data-answers]')];
    const drawn = all.filter(each => each.checkVisibility());
    if (drawn.length === 0) return 0;
    const keys = new Set(drawn.flatMap(each => each.dataset.answers?.split('|') ?? []));
    return Number(document.querySelector('.list-moves')?.textContent?.match(/\d+/)?.[0] ?? keys.size) - keys.size;
  });

test('a whole match of two by clicks on the drawn board alone, on which every answer can be given', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await sitDown(page, 'corleones-empire');
  const kinds = await clickToTheEnd(page, async turn => {
    if (turn % 10 === 0) expect(await unreachable(page)).toBe(0);
  });
  expect([...kinds]).toEqual(expect.arrayContaining(['family', 'thug', 'member', 'seal']));
});

test('while families are chosen nobody is told to wait for the Entr’acte', async ({ page }) => {
  await sitDown(page, 'corleones-empire');
  await expect(page.locator('.ce [data-answers*="family"]').first()).toBeVisible();
  for (const gap of await page.locator('.ce-card.gap').all()) await expect(gap).toHaveText('');
});

test('turf wars are explained: all at once without motion, else turf by turf, and on the map', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await sitDown(page, 'corleones-empire');
  const wars = page.locator('.ce-wars li');
  for (let turn = 0; turn < 200 && (await glance(page)) && (await wars.count()) === 0; turn++)
    await clickOnce(page, turn);
  await expect(wars).toHaveCount(7);
  await expect(page.locator('.ce-wars li.due')).toHaveCount(0);
  await expect(page.locator('.ce-wars')).toContainText(/takes control|no majority/);
  await expect(page.locator('.ce-fought')).toHaveCount(0);
  expect(await violations(page, '.ce')).toEqual([]);
  // The same moment in another window, where things move.
  const moving = await context.newPage();
  await moving.goto('/settings');
  await moving.evaluate(() => localStorage.setItem('consigliere.speed', 'normal'));
  await moving.goto(page.url());
  await expect(moving.locator('.ce-wars li.due')).not.toHaveCount(0);
  await expect(moving.locator('.ce-fought')).toHaveCount(1);
  await expect(moving.locator('.ce-wars li.due')).toHaveCount(0, { timeout: 15_000 });
  await expect(moving.locator('.ce-fought')).toHaveCount(0);
});

test('CE-37 nothing on the page tells what opponents keep shut, unless the table counts openly', async ({
  browser,
}) => {
  for (const isOpen of [false, true]) {
    const options = { 'open-tally': isOpen };
    for (const { room, file } of await momentsOf({
      game: 'corleones-empire',
      players: 3,
      kinds: ['tribute'],
      options,
    })) {
      const page = await browser.newPage();
      await bring(page, file);
      await page.goto(`/play/${room}`);
      const others = page.locator('.ce-family:not(.reader)');
      await expect(others).toHaveCount(2);
      await expect(others.locator('.ce-tally')).toHaveCount(isOpen ? 2 : 0);
      await expect(page.locator('.ce-family.reader .ce-tally')).toHaveCount(1);
      await others.first().locator('.ce-person').hover();
      await expect(page.locator('.explanation')).toContainText(isOpen ? /Suitcase: Money \d/ : 'Suitcase: secret.');
      const text = await page.evaluate(() => document.body.textContent ?? '');
      // The reader’s own are said in the panel and beside the hand.
      expect(text.match(/Completed jobs/g)).toHaveLength(isOpen ? 4 : 2);
      await expect(page.locator('.ce-families')).not.toContainText('out of the phase');
      await page.close();
    }
  }
});

/** Faults of the desktop layout: a map that isn't shown whole, targets that aren't where a click reaches them. */
const misplaced = (page: Page, isEveryTargetInSight: boolean): Promise<string[]> =>
  page.evaluate(isEach => {
    const found: string[] = [];
    const map = document.querySelector('.ce-window:not(.narrow)')?.getBoundingClientRect();
    const hand = document.querySelector('.ce-hand')?.getBoundingClientRect();
    if (map === undefined || hand === undefined) return ['the map is a close-up, or there is no hand'];
    if (map.top < 0 || map.bottom > Math.min(innerHeight, hand.top)) found.push(`the map ends at ${map.bottom}`);
    if (hand.bottom > innerHeight && isEach) found.push(`the hand ends at ${hand.bottom}`);
    for (const target of document.querySelectorAll<HTMLElement>('.ce [data-answers], .ce .ce-seal, .ce .ce-keep')) {
      const { x, y, width, height } = target.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const isCovered = hit !== null && hit.closest('.ce-hand') !== null && target.closest('.ce-hand') === null;
      const isReached = target.contains(hit);
      if (target.checkVisibility() && (isCovered || (isEach && !isReached)))
        found.push(`${target.dataset.place} lies under ${hit?.getAttribute('class') ?? 'nothing, outside the window'}`);
    }
    return found;
  }, isEveryTargetInSight);

/** Desktop windows; in the lowest a long list of answers may scroll beside the map. */
const DESKTOPS = [
  { width: 1100, height: 560, isEveryTargetInSight: false },
  { width: 1366, height: 650, isEveryTargetInSight: true },
  { width: 1440, height: 780, isEveryTargetInSight: true },
  { width: 1440, height: 900, isEveryTargetInSight: true },
];

test('in a desktop window the whole map is shown and every target lies clear of the hand, at every kind of decision', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const kinds = 'family turn pay ability front use discard good keep bid bribe tribute'.split(' ');
  for (const { kind, room, file } of await momentsOf({ game: 'corleones-empire', players: 3, kinds })) {
    const page = await browser.newPage();
    await bring(page, file);
    await page.goto(`/play/${room}`);
    for (const { isEveryTargetInSight, ...size } of DESKTOPS) {
      await page.setViewportSize(size);
      await expect(page.locator('.list-moves')).toBeVisible();
      // The layout follows a new size of the window within a frame or two.
      await expect
        .poll(() => misplaced(page, isEveryTargetInSight), `${kind}, ${size.width}×${size.height}`)
        .toEqual([]);
      if (kind === 'bid') {
        const allies = page.locator('[data-place^="offered-"]');
        await expect(allies.first()).toBeInViewport({ ratio: 0.9 });
        await expect(allies.last()).toBeInViewport({ ratio: 0.9 });
      }
    }
    await page.close();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the map goes where something can be chosen, and a finger is asked once more', async ({ page }) => {
    for (const { room, file } of await momentsOf({ game: 'corleones-empire', players: 2, kinds: ['turn'] })) {
      await bring(page, file);
      await page.goto(`/play/${room}`);
    }
    const target = page.locator('.ce [data-place="at-3"].legal, .ce [data-place="at-44"].legal').first();
    await page.getByRole('button', { name: 'Whole map' }).tap();
    const part = page.getByRole('button', { name: /^Queens.*to choose/ });
    await part.tap();
    await expect(part).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => (await target.boundingBox())?.width).toBeGreaterThan(32);
    await target.tap();
    await expect(page.locator('.explanation.pinned .answer')).toHaveCount(1);
    await page.locator('.explanation.pinned .answer').tap();
    await expect(target).toHaveCount(0);
  });
});
