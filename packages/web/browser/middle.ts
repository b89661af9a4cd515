import { expect, type Locator, type Page } from '@playwright/test';
import { hurry } from './driver.ts';

/** The games, each with the element its board is drawn in. */
const BOARDS = { 'carta-nostra': '.cn', 'der-pate': '.dp', 'corleones-empire': '.ce' } as const;
type GameName = keyof typeof BOARDS;
export const GAMES = Object.keys(BOARDS) as readonly GameName[];

/** What holds an answer back until it is confirmed. */
const confirming = (page: Page): Locator => page.locator('.status .buttons .chief');

/** Sits down at a table of a game, against the house. */
export async function sitDown(page: Page, game: GameName): Promise<void> {
  await hurry(page);
  await page.goto(`/new/${game}`);
  await page.locator('.submit .chief').click();
  await expect(page.locator(BOARDS[game])).toBeVisible();
}

/** Goes on with the first answer there is, by keys, so that the table is in the middle of a match. */
export async function goOn(page: Page, answers: number): Promise<void> {
  const asked = page.locator('.list-moves');
  for (let given = 0; given < answers; given++) {
    await expect(asked.or(confirming(page)).first()).toBeVisible({ timeout: 60_000 });
    await page.keyboard.press((await confirming(page).count()) > 0 ? 'c' : '1');
  }
  await expect(asked.or(confirming(page)).first()).toBeVisible({ timeout: 60_000 });
}
