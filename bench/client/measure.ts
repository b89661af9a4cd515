import { execSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';

/** The measurements a page makes of itself, see `notes.mjs`. */
interface PageNotes {
  readonly tap: number | null;
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

/** Chromium's own "slow 4G", in bytes per second, and a processor that is four times as slow. */
const SLOW_NETWORK = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const SLOW_PROCESSOR = { rate: 4 };

/** A visit: which game of the landing page is pressed, and whether by a slow phone. */
interface Visit {
  readonly nth: number;
  readonly isSlow: boolean;
}

/** Opens the landing page as a new visitor and presses a button once everything there has been loaded. */
async function openFirstBoard(browser: Browser, address: string, { nth, isSlow }: Visit): Promise<Page> {
  // The service worker would fetch all files beforehand, and as fast as it can.
  const serviceWorkers = isSlow ? 'block' : 'allow';
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers })).newPage();
  await page.addInitScript({ path: NOTES });
  if (isSlow) {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', SLOW_PROCESSOR);
  }
  await page.goto(address);
  // A visitor reads before pressing, and the worker starts meanwhile.
  if (isSlow) await page.waitForLoadState('networkidle');
  await page.locator('.offer .chief').nth(nth).click();
  await page.waitForFunction(() => globalThis.notes.board !== null);
  return page;
}

/** Measures the time from the address and from the pressed button to the first board. */
export async function measureTimeToBoard(
  browser: Browser,
  address: string,
  visit: Visit,
): Promise<{ readonly fromAddress: number; readonly fromTap: number }> {
  const page = await openFirstBoard(browser, address, visit);
  const { board, tap } = await page.evaluate(() => globalThis.notes);
  await page.context().close();
  const at = board ?? Number.NaN;
  return { fromAddress: at, fromTap: at - (tap ?? Number.NaN) };
}

/** Plays for a while by keyboard, with all animations, and returns the frame times. */
export async function measureFrames(
  browser: Browser,
  address: string,
  seconds: number,
): Promise<Omit<PageNotes, 'board' | 'tap'>> {
  const page = await openFirstBoard(browser, address, { nth: 0, isSlow: false });
  const end = Date.now() + seconds * 1000;
  // Escape closes the sheet of the first match, D confirms, P passes from the second time on, and L opens the list.
  for (let turn = 0; Date.now() < end; turn++) {
    for (const key of ['Escape', 'd', 'p', 'l', String(1 + ((turn * 5) % 9))]) await page.keyboard.press(key);
    await page.waitForTimeout(250);
  }
  const { frames, tasks } = await page.evaluate(() => globalThis.notes);
  await page.context().close();
  return { frames, tasks };
}
