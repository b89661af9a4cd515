import { expect, type Page } from '@playwright/test';
import { GAMES, goOn, playToTheEnd, sitDown } from './driver.ts';
import { test } from './test.ts';

/** Buttons and links whose words do not fit into them, and whatever is wider than the page. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isForEars = (element: Element): boolean => getComputedStyle(element).clipPath === 'inset(50%)';
    const clips = (element: Element): boolean => getComputedStyle(element).overflow !== 'visible';
    const named = (element: Element): string => `${element.className}: ${element.textContent?.trim().slice(0, 40)}`;
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide and shows ${clientWidth}`] : [];
    const cut = [...document.querySelectorAll('button, a, summary, label, h1, h2, h3')].filter(element => {
      // A map that is looked at closely shows a part of itself, as it should.
      const isApart = element.closest('.sr-only, svg, .ce-window.narrow') !== null;
      if (!isSeen(element) || isForEars(element) || isApart) return false;
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const box = element.getBoundingClientRect();
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.parentElement?.closest('.sr-only, svg, [hidden]') || !text.textContent?.trim()) continue;
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
          if (line.right > clientWidth + 1 || line.left < -1) return true;
          const outside = line.left < box.left - 2 || line.right > box.right + 2 || line.bottom > box.bottom + 4;
          if (outside && (clips(element) || element.matches('.button, .buttons button, .answer'))) return true;
        }
      }
      return false;
    });
    return [...wide, ...cut.map(named)];
  });

/** As a person sees it who has asked the browser for larger letters. */
async function enlarge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
}

const WAYS = [
  { name: 'letters twice as large, 1280 px', width: 1280, large: true },
  { name: '360 px', width: 360, large: false },
] as const;

for (const { name, width, large } of WAYS) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 800 } });
    test.beforeEach(async ({ page }) => {
      if (large) await enlarge(page);
    });

    for (const path of [
      '/',
      '/new',
      '/new/corleones-empire/together',
      '/tables',
      '/settings',
      '/rules/der-pate',
      '/replay',
    ])
      test(`nothing is cut on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(page.locator('h1').first()).toBeVisible();
        expect(await cutOff(page)).toEqual([]);
      });

    for (const { id: game } of GAMES)
      test(`nothing is cut in the middle of ${game}`, async ({ page }) => {
        await sitDown(page, game);
        await goOn(page, 6);
        expect(await cutOff(page)).toEqual([]);
        await page.keyboard.press('t');
        await expect(page.locator('.menu .button').first()).toBeVisible();
        expect(await cutOff(page)).toEqual([]);
      });
  });
}

test('nothing is cut in a replay, on a phone or in large letters', async ({ page }) => {
  test.setTimeout(400_000);
  await sitDown(page, 'carta-nostra');
  await playToTheEnd(page, (count, turn) => (turn * 7) % count);
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await expect(page.locator('.secrets dd').first()).toContainText(/\w/);
  for (const { width, large } of WAYS) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(
      size => {
        document.documentElement.style.fontSize = size;
      },
      large ? '200%' : '100%',
    );
    expect(await cutOff(page)).toEqual([]);
  }
});

test('the menu of a table is inside a phone from the first moment on', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const menu = document.querySelector('.menu:has(.button)');
      const { dataset } = document.documentElement;
      if (menu === null || dataset.menu !== undefined) return;
      const { left, right } = menu.getBoundingClientRect();
      dataset.menu = left >= 0 && right <= innerWidth ? 'inside' : `from ${left} to ${right}`;
    }).observe(document, { childList: true, subtree: true });
  });
  await sitDown(page, 'der-pate');
  await page.getByRole('button', { name: /^Table/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-menu', 'inside');
});

test('on a phone on its side the status leaves most of the height to the board, in German as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await sitDown(page, 'der-pate');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('button', { name: /^Tisch/ })).toBeVisible();
  const height = await page.locator('.status').evaluate(status => status.getBoundingClientRect().height);
  expect(height).toBeLessThan(360 / 4);
});

test('beside what is on offer the map of New York keeps its lettering on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await sitDown(page, 'corleones-empire');
  const name = page.locator('.ce-name').first();
  expect(await name.evaluate(each => Number.parseFloat(getComputedStyle(each).fontSize))).toBeGreaterThanOrEqual(12);
});
