import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { hurry, violations } from './driver.ts';

/** What glows on the drawn board, each with the answers it gives. */
const targets = (page: Page) => page.locator('.ce [data-answers]:visible');
const sealing = (page: Page) => page.locator('.ce-seal');
const confirming = (page: Page) => page.locator('.buttons .chief:not([aria-disabled="true"])');

/** A table for two, against somebody of the house. */
async function sitDown(page: Page): Promise<void> {
  await hurry(page);
  await page.goto('/new/corleones-empire');
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Play now' }).click();
  await expect(page.locator('.ce')).toBeVisible();
}

/** Waits until the reader is asked something; false: the match is over. */
async function isAsked(page: Page): Promise<boolean> {
  const asked = targets(page).or(sealing(page)).or(confirming(page));
  const over = page.locator('.result');
  await expect(asked.or(over).first()).toBeVisible({ timeout: 60_000 });
  return (await over.count()) === 0;
}

/** The answers of the list that can be given nowhere on the board. */
const unreachable = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.ce [data-answers]')];
    const drawn = all.filter(each => each.checkVisibility());
    if (drawn.length === 0) return 0;
    const keys = new Set(drawn.flatMap(each => each.dataset.answers?.split('|') ?? []));
    return Number(document.querySelector('.list-moves')?.textContent?.match(/\d+/)?.[0] ?? keys.size) - keys.size;
  });

/** Fills a lid or a hand card by card, then seals it. */
async function seal(page: Page, turn: number): Promise<string> {
  const cards = page.locator('.ce-keep.legal, .ce-inside .ce-card.legal');
  const isIncomplete = (await page.locator('.ce-seal[aria-disabled="true"]').count()) > 0;
  const count = await cards.count();
  if (count > 0 && (isIncomplete || turn % 3 > 0)) await cards.nth(turn % count).click({ timeout: 2000 });
  else await sealing(page).click({ timeout: 2000 });
  return 'seal';
}

/** Gives an answer by clicks on the drawn board alone, and says of what kind; `turn` says which. */
async function answer(page: Page, turn: number): Promise<string> {
  if ((await confirming(page).count()) > 0) {
    await confirming(page).first().click({ timeout: 2000 });
    return 'confirm';
  }
  if ((await sealing(page).count()) > 0) return seal(page, turn);
  const count = await targets(page).count();
  const target = targets(page).nth((turn * 7) % Math.max(1, count));
  const kind = await target.getAttribute('data-answers', { timeout: 1000 });
  await target.click({ timeout: 2000 });
  const choices = page.locator('.explanation.pinned .answer');
  const several = await choices.count();
  if (several > 0) await choices.nth(turn % several).click({ timeout: 2000 });
  return kind?.split(' ')[0] ?? '';
}

test('a whole match of two by clicks on the drawn board alone', async ({ page }) => {
  test.setTimeout(600_000);
  await sitDown(page);
  const given = new Set<string>();
  for (let turn = 0; turn < 1500; turn++) {
    if (!(await isAsked(page))) {
      expect([...given]).toEqual(expect.arrayContaining(['family', 'thug', 'member', 'take', 'seal']));
      return;
    }
    if (turn % 4 === 0) expect(await unreachable(page)).toBe(0);
    // The house may have moved on between a look and a click: then there is another look.
    given.add(await answer(page, turn).catch(() => 'too late'));
  }
  throw new Error('the match does not end');
});

for (const [width, theme] of [
  [360, 'light'],
  [768, 'dark'],
  [1440, 'dark'],
] as const)
  test(`${width} px wide and ${theme}, axe finds nothing in several phases and nothing is wider than the page`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await page.addInitScript(name => localStorage.setItem('consigliere.theme', name), theme);
    await sitDown(page);
    const looked = new Set<string>();
    for (let turn = 0; turn < 400 && looked.size < 7 && (await isAsked(page)); turn++) {
      const phase = await page.evaluate(() =>
        document.querySelector('.ce-lid')
          ? 'bid'
          : document.querySelector('.ce-tribute')
            ? 'tribute'
            : (document.querySelector<HTMLElement>('.ce [data-answers]')?.dataset.answers?.split(' ')[0] ?? 'confirm'),
      );
      if (!looked.has(phase)) {
        looked.add(phase);
        await page.setViewportSize({ width, height: 800 });
        await page.mouse.move(0, 0);
        // The log beside the board has tests of its own.
        expect((await violations(page)).filter(place => !place.includes('.log'))).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        await page.setViewportSize({ width: 1440, height: 900 });
      }
      await answer(page, turn).catch(() => undefined);
    }
    expect(looked.size).toBe(7);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the map goes where something can be chosen, and a finger is asked once more', async ({ page }) => {
    test.setTimeout(300_000);
    await sitDown(page);
    for (let turn = 0; turn < 200 && (await page.locator('.ce-space.legal').count()) === 0; turn++)
      if (await isAsked(page)) await answer(page, turn).catch(() => undefined);
    await page.getByRole('button', { name: 'Whole map' }).tap();
    const part = page.getByRole('button', { name: /^Queens/ });
    await part.tap();
    await expect(part).toHaveAttribute('aria-pressed', 'true');
    const target = page.locator('.ce [data-place="at-3"].legal, .ce [data-place="at-44"].legal').first();
    await expect.poll(async () => (await target.boundingBox())?.width).toBeGreaterThan(32);
    await target.tap();
    await expect(page.locator('.explanation.pinned .answer')).toHaveCount(1);
    await page.locator('.explanation.pinned .answer').tap();
    await expect(target).toHaveCount(0);
  });
});

/** Bytes, compressed, that the board adds to the page: rules, words of one language, drawing. */
const MOST = 80_000;

test('the board is light', async ({ page }) => {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', response => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname))
      sizes.set(
        response.url(),
        response.body().then(body => gzipSync(body).length),
      );
  });
  // What the page itself has loaded: the worker keeps its own account.
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page.locator('.cn')).toBeVisible();
  const before = new Set(await loaded());
  await page.goto('/');
  await page.getByText('Play now').nth(2).click();
  await expect(page.locator('.ce')).toBeVisible();
  const added = await Promise.all((await loaded()).filter(name => !before.has(name)).map(name => sizes.get(name) ?? 0));
  const weight = added.reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'weight', description: `${weight}` });
  console.log(`the board of Corleone's Empire adds ${weight}`);
  expect(weight).toBeGreaterThan(20_000);
  expect(weight).toBeLessThanOrEqual(MOST);
});
