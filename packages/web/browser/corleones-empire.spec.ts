import { expect, type Page } from '@playwright/test';
import { clickOnce, clickToTheEnd, glance } from './clicks.ts';
import { sitDown, violations } from './driver.ts';
import { openPosition } from './open-position.ts';
import { test } from './test.ts';
import { CLOSING, makeTestPosition } from './test-positions.ts';

/** Counts the answers of the list that can't be given on the board. */
const countUnreachable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.ce [data-answers]')];
    const drawn = all.filter(each => each.checkVisibility());
    if (drawn.length === 0) return 0;
    const keys = new Set(drawn.flatMap(each => each.dataset.answers?.split('|') ?? []));
    return Number(document.querySelector('.list-moves')?.textContent?.match(/\d+/)?.[0] ?? keys.size) - keys.size;
  });

test('an act by clicks on the drawn board alone, on which every answer can be given; its turf wars are explained: all at once without motion, otherwise turf by turf, and on the map', async ({
  page,
  context,
}) => {
  test.setTimeout(300_000);
  await sitDown(page, 'corleones-empire');
  const wars = page.locator('.ce-wars li');
  const kinds = new Set<string>();
  for (let turn = 0; turn < 200 && (await glance(page)) && (await wars.count()) === 0; turn++) {
    if (turn % 3 === 0) expect(await countUnreachable(page)).toBe(0);
    kinds.add(await clickOnce(page, turn));
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['family', 'thug', 'member']));
  await expect(wars).toHaveCount(7);
  await expect(page.locator('.ce-wars li.due')).toHaveCount(0);
  await expect(page.locator('.ce-wars')).toContainText(/takes control|no majority/);
  await expect(page.locator('.ce-fought')).toHaveCount(0);
  expect(await violations(page, '.ce')).toEqual([]);
  // The same position in another window, with motion.
  const moving = await context.newPage();
  await moving.goto('/settings');
  await moving.evaluate(() => localStorage.setItem('consigliere.speed', 'normal'));
  await moving.goto(page.url());
  await expect(moving.locator('.ce-wars li.due')).not.toHaveCount(0);
  await expect(moving.locator('.ce-fought')).toHaveCount(1);
  await expect(moving.locator('.ce-wars li.due')).toHaveCount(0, { timeout: 15_000 });
  await expect(moving.locator('.ce-fought')).toHaveCount(0);
});

test('a match of Corleone’s Empire is ended by clicks on the drawn board alone', async ({ page }) => {
  await openPosition(page, await makeTestPosition({ game: 'corleones-empire', players: 2, kind: CLOSING }));
  await clickToTheEnd(page);
});

test('while families are chosen, no empty card mentions the Entr’acte', async ({ page }) => {
  await sitDown(page, 'corleones-empire');
  await expect(page.locator('.ce [data-answers*="family"]').first()).toBeVisible();
  for (const gap of await page.locator('.ce-card.gap').all()) await expect(gap).toHaveText('');
});

test('CE-37 the page doesn’t reveal the opponents’ closed suitcases, unless the table counts openly', async ({
  browser,
}) => {
  for (const isOpen of [false, true]) {
    const options = { 'open-tally': isOpen };
    const page = await browser.newPage();
    await openPosition(
      page,
      await makeTestPosition({ game: 'corleones-empire', players: 3, kind: 'tribute', options }),
    );
    const others = page.locator('.ce-family:not(.reader)');
    await expect(others).toHaveCount(2);
    await expect(others.locator('.ce-tally')).toHaveCount(isOpen ? 2 : 0);
    await expect(page.locator('.ce-family.reader .ce-tally')).toHaveCount(1);
    await others.first().locator('.ce-person').hover();
    await expect(page.locator('.explanation')).toContainText(isOpen ? /Suitcase: Money \d/ : 'Suitcase: secret.');
    const text = await page.evaluate(() => document.body.textContent ?? '');
    // The reader’s own are always said.
    expect(text.match(/Completed jobs/g)).toHaveLength(isOpen ? 3 : 1);
    await expect(page.locator('.ce-families')).not.toContainText('out of the phase');
    await page.close();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the map moves to what can be chosen, and a touch must be confirmed', async ({ page }) => {
    await openPosition(page, await makeTestPosition({ game: 'corleones-empire', players: 2, kind: 'turn' }));
    const target = page.locator('.ce [data-spot="at-3"].legal, .ce [data-spot="at-44"].legal').first();
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
