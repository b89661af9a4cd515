import { expect, type Locator, type Page, test } from '@playwright/test';
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

/** Waits until the board asks or the match is over; says which. */
async function moment(page: Page): Promise<'asked' | 'over'> {
  await expect(over(page).or(lit(page).first()).first()).toBeVisible({ timeout: 60_000 });
  return (await over(page).count()) > 0 ? 'over' : 'asked';
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
  for (let turn = 0; turn < 200 && (await page.locator('.dp-die.legal').count()) < 4; turn++) {
    await moment(page);
    if ((await page.locator('.dp-die.legal').count()) < 4) await clickLit(page, turn);
  }
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
          // The log is not the board's.
          expect((await violations(page)).filter(each => !each.includes('.log'))).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
        await clickLit(page, turn);
      }
      expect(seen.size).toBeGreaterThan(2);
    });
