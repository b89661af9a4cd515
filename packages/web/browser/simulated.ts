import { expect, type Page } from '@playwright/test';

/** A banner and how long it was on the screen, in milliseconds of the simulated clock. */
export interface ShownBanner {
  readonly beat: string;
  readonly hold: string;
  readonly isHit: boolean;
  readonly text: string;
  readonly from: number;
  /** null: it is still there. */
  to: number | null;
}

declare global {
  interface Window {
    shownBanners: ShownBanner[];
  }
}

/**
 * Runs the host of this device's matches in the page itself, so that the simulated clock is the clock of bots as well, and notes every
 * banner. To be called before the page is loaded.
 */
export async function simulate(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    window.shownBanners = [];
    window.Worker = class PageWorker {
      onmessage: ((event: { readonly data: unknown }) => void) | null = null;
      onerror: (() => void) | null = null;
      readonly #loaded: Promise<unknown>;

      constructor(url: string | URL) {
        window.postMessage = (data: unknown) => queueMicrotask(() => this.onmessage?.({ data }));
        this.#loaded = import(String(url));
      }

      postMessage(data: unknown): void {
        this.#loaded.then(() => window.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) })));
      }
    } as unknown as typeof Worker;
    const note = (): void => {
      const banner = document.querySelector<HTMLElement>('.banner:not([hidden])');
      const last = window.shownBanners.at(-1);
      const beat = banner?.dataset.beat;
      if (last !== undefined && last.to === null && last.beat !== beat) last.to = performance.now();
      if (banner === null || beat === undefined || (last?.beat === beat && last.to === null)) return;
      window.shownBanners.push({
        ...{ beat, hold: banner.dataset.hold ?? '', isHit: banner.classList.contains('hits') },
        ...{ text: banner.textContent ?? '', from: performance.now(), to: null },
      });
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/** Lets simulated time pass until something is true. */
export async function passUntil(page: Page, isTrue: () => Promise<boolean>, what: string, step = 100): Promise<void> {
  for (let passed = 0; passed < 1500; passed++) {
    if (await isTrue()) return;
    await page.clock.runFor(step);
  }
  throw new Error(`it never happened: ${what}`);
}

/** Stops the clock: from now on time passes only when the test says so. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Opens a position at normal speed with a clock that stands. */
export async function openSimulated(page: Page, link: string): Promise<void> {
  await simulate(page);
  await page.goto(`/position#${link}`);
  await expect(page.locator('.table .stage')).toBeAttached();
  await expect(page.locator('.list-moves')).toBeVisible();
  await stopClock(page);
}
