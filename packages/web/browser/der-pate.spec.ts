import { gzipSync } from 'node:zlib';
import { expect, type Locator, type Page, type Response, test } from '@playwright/test';
import { hurry, violations } from './driver.ts';

/** A match of two against a bot. */
async function open(page: Page, path = '/new/der-pate'): Promise<void> {
  await hurry(page);
  await page.goto(path);
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.locator('.submit .chief').click();
  await expect(page.locator('.dp')).toBeVisible();
}

const over = (page: Page): Locator => page.locator('.result');
/** Whatever glows on the drawn board, but for what is already picked up. */
const lit = (page: Page): Locator => page.locator('.dp .legal:not(.held)');

/** Waits until the board asks or the match is over, and confirms what reveals something; says which. */
async function moment(page: Page): Promise<'asked' | 'over'> {
  const confirm = page.locator('.buttons .chief');
  await expect(over(page).or(lit(page).first()).or(confirm).first()).toBeVisible({ timeout: 60_000 });
  if ((await over(page).count()) > 0) return 'over';
  if ((await confirm.count()) > 0)
    await confirm
      .first()
      .click({ timeout: 3000 })
      .catch(() => undefined);
  return 'asked';
}

/** Which of what glows is in sight: a narrow screen shows one part of the map. */
const inSight = (page: Page): Promise<number[]> =>
  lit(page).evaluateAll(found =>
    found.flatMap((each, at) => {
      const map = each.closest('svg[data-part]')?.getBoundingClientRect();
      const { x, y, width, height } = each.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      const isClipped = map && (cx < map.left || cx > map.right || cy < map.top || cy > map.bottom);
      return isClipped ? [] : [at];
    }),
  );

/** Clicks something that glows, another each time. */
async function clickLit(page: Page, turn: number): Promise<void> {
  const found = await inSight(page);
  const at = found[(turn * 5) % found.length];
  if (at === undefined) return;
  await lit(page)
    .nth(at)
    .click({ timeout: 3000 })
    .catch(() => undefined);
}

test('a whole match of Der Pate against a bot by clicks on the drawn board alone', async ({ page }) => {
  test.setTimeout(400_000);
  await open(page);
  for (let turn = 0; turn < 1500; turn++) {
    if ((await moment(page)) === 'over') break;
    await clickLit(page, turn);
  }
  await expect(page.locator('.result table')).toBeVisible();
  await expect(page.locator('.answers')).toHaveCount(0);
});

test('a die is picked and put on a field by the keyboard; the field says what it brings', async ({ page }) => {
  await open(page);
  await untilRolled(page);
  const die = page.locator('.dp-die.legal').first();
  await die.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.dp-die.held')).toHaveAttribute('aria-pressed', 'true');
  const field = page.locator('.dp-over.legal').first();
  await expect(page.locator('.dp-over.legal')).toHaveCount(1);
  expect(await field.getAttribute('aria-label')).toMatch(/:/);
  await field.focus();
  await expect(page.locator('.foreseen')).toContainText(/\w/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.dp-die.placed')).toHaveCount(1);
});

/** Plays until dice can be placed. */
async function untilRolled(page: Page): Promise<void> {
  for (let turn = 0; turn < 200; turn++) {
    await moment(page);
    if ((await page.locator('.dp-die.legal').count()) === 4) return;
    await clickLit(page, turn);
  }
  throw new Error('nobody rolls four dice');
}

test('a finger is asked once more before a die is placed', async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  await open(page);
  await untilRolled(page);
  const field = page.locator('.dp-over.legal').first();
  await field.tap();
  if ((await page.locator('.dp-over.held').count()) > 0) await page.locator('.dp-die.legal').first().tap();
  await expect(page.locator('.dp-die.placed')).toHaveCount(0);
  await page.getByRole('button', { name: 'Not yet' }).tap();
  await expect(page.locator('.dp-dock')).toHaveCount(0);
  await field.tap();
  if ((await page.locator('.dp-over.held').count()) > 0) await page.locator('.dp-die.legal').first().tap();
  await page.getByRole('button', { name: 'Do it' }).tap();
  await expect(page.locator('.dp-die.placed')).toHaveCount(1);
  await context.close();
});

/** Whether something of such a kind is moving at any time from now on. */
const moves = (page: Page, kind: string) =>
  page.waitForFunction(
    wanted =>
      document.getAnimations().some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.matches(wanted)),
    kind,
    { timeout: 60_000 },
  );

test('dice tumble when they are rolled', async ({ page }) => {
  await open(page);
  await untilRolled(page);
  await page.evaluate(() => {
    document.documentElement.dataset.speed = 'normal';
  });
  const tumbling = moves(page, '.dp-cube');
  await page.locator('.dp-over.legal').first().click();
  if ((await page.locator('.dp-over.held').count()) > 0) await page.locator('.dp-die.legal').first().click();
  for (let turn = 0; turn < 3; turn++)
    if ((await page.locator('.dp-tray .chief').count()) > 0) await page.locator('.dp-tray .chief').first().click();
  await tumbling;
});

/** Bytes, compressed, that the page loads for Der Pate beyond the landing page: rules, words of one language, drawing, table. */
const MOST = 80_000;

test('the way to a board of Der Pate is light', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const sizes = new Map<string, number>();
  const weighing: Promise<void>[] = [];
  const weigh = (response: Response): void => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css)$/.test(pathname) || pathname.includes('worker')) return;
    weighing.push(
      response.body().then(body => {
        sizes.set(pathname, gzipSync(body).length);
      }),
    );
  };
  page.on('response', weigh);
  await page.getByText('Play now').nth(1).click();
  await expect(page.locator('.dp')).toBeVisible();
  await page.waitForLoadState('networkidle');
  page.off('response', weigh);
  await Promise.all(weighing);
  const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
  console.log(`Der Pate: ${sum}`);
  expect(sizes.size).toBeGreaterThan(2);
  expect(sum).toBeLessThanOrEqual(MOST);
});

for (const scheme of ['light', 'dark'] as const)
  for (const width of [360, 1440])
    test(`axe finds nothing in several moments of Der Pate, ${scheme}, ${width} px, and nothing is wider than the page`, async ({
      page,
    }) => {
      test.setTimeout(240_000);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await open(page);
      const seen = new Set<string>();
      for (let turn = 0; turn < 60 && seen.size < 4; turn++) {
        if ((await moment(page)) === 'over') break;
        const asked = (await page.locator('.who').textContent()) ?? '';
        if (!seen.has(asked)) {
          seen.add(asked);
          expect(await violations(page, '.dp')).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        await clickLit(page, turn);
      }
      expect(seen.size).toBeGreaterThan(2);
    });
