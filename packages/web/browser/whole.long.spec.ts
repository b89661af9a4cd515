import { expect } from '@playwright/test';
import { clickToTheEnd } from './clicks.ts';
import { GAMES, hurry, playToTheEnd, sitDown } from './driver.ts';
import { endByKeys, openByKeys } from './keys.ts';
import { endByTab } from './tabs.ts';
import { test } from './test.ts';
import { shareToTheEnd, sitTogether } from './together.ts';

for (const { index, id, name, players } of GAMES) {
  for (const count of players)
    test(`a whole match of ${name} for ${count} by clicks on the drawn board alone`, async ({ page }) => {
      test.setTimeout(900_000);
      await sitDown(page, id, count);
      await clickToTheEnd(page);
    });

  test(`a whole match of ${name} by the keyboard alone`, async ({ page }) => {
    test.setTimeout(900_000);
    await openByKeys(page, id);
    await endByKeys(page);
  });

  test(`a whole match of ${name} with Tab, arrow keys, Enter and Space alone`, async ({ page }) => {
    test.setTimeout(900_000);
    await openByKeys(page, id);
    await endByTab(page);
  });

  test(`a whole match of ${name} by the list of answers`, async ({ page }) => {
    test.setTimeout(900_000);
    await sitDown(page, id, 3);
    await playToTheEnd(page, (count, turn) => (turn * 7) % count);
    await expect(page.locator('.result table')).toBeVisible();
  });

  test(`a whole match of ${name} with two people on one screen, with a curtain between their turns`, async ({
    page,
  }) => {
    test.setTimeout(900_000);
    await hurry(page);
    await sitTogether(page, index);
    await shareToTheEnd(page);
  });
}
