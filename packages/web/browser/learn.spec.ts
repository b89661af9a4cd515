import { expect, type Page } from '@playwright/test';
import { hurry, playToTheEnd, switchScheme, violations } from './driver.ts';
import { test } from './test.ts';

const tip = (page: Page) => page.locator('.tips .tip');
const readTips = (page: Page, game: string): Promise<string[]> =>
  page.evaluate(name => (localStorage.getItem(`consigliere.tips.${name}`) ?? '').split(' '), game);
const isWide = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test('a whole lesson of Carta Nostra: from the front page, over a reload, to its end and on to the next opponent', async ({
  page,
}) => {
  test.setTimeout(400_000);
  await hurry(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn Carta Nostra' }).click();
  await expect(tip(page)).toContainText('Your aim');
  await page.keyboard.press('Enter');
  await expect(tip(page)).toContainText('only you can see them');
  await expect(page.locator('.tips .rule').first()).toHaveAttribute('href', '/rules/carta-nostra#CN-1');
  const hand = await page.locator('.cn-hand').textContent();
  await page.reload();
  await expect(tip(page)).toContainText('only you can see them');
  expect(await page.locator('.cn-hand').textContent()).toBe(hand);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(tip(page)).toContainText('On your turn');
  await playToTheEnd(page, (count, turn) => (turn * 5) % count);
  await expect(page.getByRole('heading', { name: 'You’ve played a whole match' })).toBeVisible();
  // Playing on marks the shown tips as read.
  expect((await readTips(page, 'carta-nostra')).length).toBeGreaterThan(7);
  expect(await violations(page)).toEqual([]);
  await page.locator('.tips.ended .chief').click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(page.locator('#question')).toBeVisible();
});

test('all tips are skipped at once, and none comes back after a reload', async ({ page }) => {
  await hurry(page);
  await page.goto('/learn/carta-nostra');
  await page.getByRole('button', { name: 'Skip all tips' }).click();
  await expect(tip(page)).toBeEmpty();
  await page.reload();
  await expect(page.locator('.cn-hand')).toBeVisible();
  await expect(page.locator('.tips.silent')).toBeAttached();
  await expect(tip(page)).toBeEmpty();
});

test('a lesson that was left is continued from the front page', async ({ page }) => {
  await hurry(page);
  await page.goto('/learn/carta-nostra');
  await expect(tip(page)).toContainText('Your aim');
  await page.keyboard.press('Enter');
  await expect(tip(page)).toContainText('only you can see them');
  await page.goto('/');
  await page.locator('.row-link').first().click();
  await expect(page).toHaveURL(/\/learn\/carta-nostra$/);
  await expect(tip(page)).toContainText('only you can see them');
});

test('a lesson in another language, begun from the rules', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('consigliere.language', 'de'));
  await page.goto('/rules/der-pate');
  await page.locator('.ways a[href="/learn/der-pate"]').click();
  await expect(tip(page)).toContainText('Dein Ziel');
});

for (const [game, [first, second]] of Object.entries({
  'carta-nostra': ['Your aim', 'Your cards'],
  'der-pate': ['Your aim', 'Twelve businesses'],
  'corleones-empire': ['Your aim', 'Each act'],
} as const))
  test(`the first moves of the lesson of ${game}, on a phone in the dark and on a desk: tips, axe, nothing wider than the page`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 800 });
    await hurry(page);
    await page.goto(`/learn/${game}`);
    await expect(tip(page)).toContainText(first);
    expect(await violations(page)).toEqual([]);
    expect(await isWide(page)).toBe(false);
    await switchScheme(page, 'light');
    await page.setViewportSize({ width: 1440, height: 800 });
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(tip(page)).toContainText(second);
    const before = await readTips(page, game);
    await page.locator('.list-moves').click();
    // Two moves by the keyboard: the first answer each time, and what has to be confirmed.
    await expect
      .poll(async () => {
        await page.keyboard.press('1');
        await page.keyboard.press('d');
        return (await readTips(page, game)).length;
      })
      .toBeGreaterThan(before.length + 1);
    expect(await isWide(page)).toBe(false);
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await isWide(page)).toBe(false);
  });
