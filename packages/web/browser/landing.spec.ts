import { expect, type Page } from '@playwright/test';
import { hurry } from './driver.ts';
import { test } from './test.ts';

test('one press on the landing page opens a board', async ({ page }) => {
  await page.goto('/');
  await page.getByText('Play now').first().click();
  await expect(page).toHaveURL(/\/play\/\w+$/);
  await expect(page.locator('.hand h2')).toBeVisible();
});

test('a match goes on after a reload in the middle of a decision', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  // A game in which bots and reaction windows don't change the prompt.
  await page.getByText('Play now').nth(1).click();
  await expect(page.locator('.list-moves')).toBeVisible();
  const asked = await page.locator('#question').textContent();
  await page.reload();
  await expect(page.locator('#question')).toHaveText(asked ?? '');
});

for (const width of [360, 1440])
  test(`before its letters are there, every button of the front page is where it stays, ${width} px`, async ({
    page,
  }) => {
    const buttons = page.locator('.offer .button');
    const places = async (): Promise<readonly number[]> => {
      await expect(buttons).toHaveCount(6);
      return buttons.evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().top)));
    };
    await page.setViewportSize({ width, height: 800 });
    await page.route('**/*.woff2', route => route.abort());
    await page.goto('/');
    const before = await places();
    await page.unroute('**/*.woff2');
    await page.reload();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const moved = (await places()).map((top, at) => Math.abs(top - (before[at] ?? 0)));
    // Another font's height is rounded differently; a line more or less would be 20 px or more.
    expect(Math.max(...moved)).toBeLessThan(8);
  });

/** Keeps the first text of an element, to compare it with the final one. */
async function noteFirst(page: Page, what: string): Promise<() => Promise<string | null>> {
  const NAME = 'data-first-text';
  await page.addInitScript(
    ([name, selector]) => {
      new MutationObserver(() => {
        const { documentElement: html } = document;
        const text = document.querySelector(selector)?.textContent ?? null;
        if (text !== null && !html.hasAttribute(name)) html.setAttribute(name, text);
      }).observe(document, { childList: true, subtree: true });
    },
    [NAME, what] as const,
  );
  return () => page.locator('html').getAttribute(NAME);
}

test('the choices of a table come all at once, so that their button stays where it is', async ({ page }) => {
  const first = await noteFirst(page, 'form');
  await page.goto('/new/der-pate');
  await expect(page.getByText('Edit editions')).toBeVisible();
  await expect(page.getByText('Game options')).toBeVisible();
  expect(await first()).toBe(await page.locator('form').textContent());
});

test('a returning guest’s tables appear together with the offers, so that no button moves', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByText('Play now').nth(1).click();
  await expect(page.locator('.list-moves')).toBeVisible();
  const first = await noteFirst(page, '.page:has(.offers)');
  await page.goto('/');
  await expect(page.locator('.own .resume')).toBeVisible();
  expect(await first()).toContain('Your tables');
});

for (const [width, height, games] of [
  [1366, 650, 3],
  [360, 640, 1],
] as const)
  test(`the first buttons of the front page are in view, ${width}×${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    for (let game = 0; game < games; game++) {
      await expect(page.getByText('Play now').nth(game)).toBeInViewport({ ratio: 1 });
      if (width < 600) continue;
      await expect(page.getByRole('button', { name: /^Invite friends/ }).nth(game)).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.offers a[href^="/learn/"]').nth(game)).toBeInViewport({ ratio: 1 });
    }
  });

test('an open match is resumed by the one chief button of the front page', async ({ page }) => {
  await hurry(page);
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/');
  await page.getByText('Play now').nth(1).click();
  await expect(page.locator('.list-moves')).toBeVisible();
  const match = page.url();
  await page.goto('/');
  await expect(page.locator('.chief')).toHaveCount(1);
  const resume = page.getByRole('link', { name: /^Resume.*Der Pate/ });
  await expect(resume).toBeInViewport({ ratio: 1 });
  await resume.click();
  await expect(page).toHaveURL(match);
});

test('a page that has nothing to show has a picture and a way on', async ({ page }) => {
  for (const path of ['/nowhere', '/table/nowhere', '/play/nowhere', '/replay/local/nowhere', '/tables']) {
    await page.goto(path);
    await expect(page.locator('main h1'), path).toBeVisible();
    await expect(page.locator('main .scene'), path).toBeVisible();
    await expect(page.locator('main a.button, main button.button').first(), path).toBeVisible();
  }
});
