import { expect, type Page } from '@playwright/test';
import { GAMES, goOn, sitDown, violations } from './driver.ts';
import { test } from './test.ts';

/** What opens above a table, and how. */
const PARTS: readonly (readonly [part: string, open: (page: Page) => Promise<void>])[] = [
  ['.menu', page => page.keyboard.press('t')],
  ['.keys', page => page.keyboard.press('?')],
  ['.side', page => page.locator('.side-button').click()],
];

for (const { id: game } of GAMES)
  for (const scheme of ['light', 'dark'] as const)
    test(`axe finds nothing with menu, keys and log of ${game} open on a phone, ${scheme}, and all targets are 44 px`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width: 360, height: 800 });
      await sitDown(page, game);
      await goOn(page, 4);
      expect(await small(page)).toEqual([]);
      for (const [part, open] of PARTS) {
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await open(page);
        await expect(page.locator(`${part}:visible button:visible`).first()).toBeVisible();
        expect(await violations(page, part)).toEqual([]);
        expect(await small(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.locator(`${part}:visible`)).toHaveCount(0);
      }
    });

/** Buttons that a finger may miss; those drawn on a map have the room around them. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const reach = (element: Element, pseudo: string): number =>
      Number.parseFloat(getComputedStyle(element, pseudo).height) || 0;
    return [...document.querySelectorAll('button, summary, .button')]
      .filter(each => each.checkVisibility({ visibilityProperty: true }) && each.closest('.ce-sheet, .log') === null)
      .filter(each => Math.max(each.getBoundingClientRect().height, reach(each, '::before')) < 43.5)
      .map(each => `${each.className}: ${each.textContent?.trim().slice(0, 30)}`);
  });
