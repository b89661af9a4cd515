import { expect, type Page } from '@playwright/test';
import { GAMES, goOn, sitDown, tooSmall, violations } from './driver.ts';
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
      expect(await tooSmall(page)).toEqual([]);
      for (const [part, open] of PARTS) {
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await open(page);
        await expect(page.locator(`${part}:visible button:visible`).first()).toBeVisible();
        expect(await violations(page, part)).toEqual([]);
        expect(await tooSmall(page)).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(page.locator(`${part}:visible`)).toHaveCount(0);
      }
    });
