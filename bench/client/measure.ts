import { execSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';

/** The measurements a page makes of itself, see `notes.mjs`. */
interface PageNotes {
  readonly board: number | null;
  readonly frames: readonly number[];
  readonly tasks: readonly number[];
}

declare global {
  var notes: PageNotes;
}

const NOTES = join(import.meta.dirname, 'notes.mjs');

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: execSync('command -v chromium', { encoding: 'utf8' }).trim(),
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });

/** Opens the landing page as a new visitor and presses the first button. */
async function openFirstBoard(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await page.addInitScript({ path: NOTES });
  await page.goto(address);
  await page.locator('.offer .chief').first().click();
  await page.waitForFunction(() => globalThis.notes.board !== null);
  return page;
}

/** Measures the time from the address to the first board. */
export async function measureTimeToBoard(browser: Browser, address: string): Promise<number> {
  const page = await openFirstBoard(browser, address);
  const { board } = await page.evaluate(() => globalThis.notes);
  await page.context().close();
  return board ?? Number.NaN;
}

/** Plays for a while by keyboard, with all animations, and returns the frame times. */
export async function measureFrames(
  browser: Browser,
  address: string,
  seconds: number,
): Promise<Omit<PageNotes, 'board'>> {
  const page = await openFirstBoard(browser, address);
  const end = Date.now() + seconds * 1000;
  for (let turn = 0; Date.now() < end; turn++) {
    for (const key of ['c', 'Space', String(1 + ((turn * 5) % 9))]) await page.keyboard.press(key);
    await page.waitForTimeout(250);
  }
  const { frames, tasks } = await page.evaluate(() => globalThis.notes);
  await page.context().close();
  return { frames, tasks };
}
