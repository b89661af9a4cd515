import type { Browser, Page } from '@playwright/test';
import { settle } from './settle.ts';

/** Windows from a small phone to a large screen, without the browser's own bars. */
export const WINDOWS = [
  { width: 360, height: 560, isTouch: true },
  { width: 360, height: 640, isTouch: true },
  { width: 390, height: 664, isTouch: true },
  { width: 844, height: 340, isTouch: true },
  { width: 768, height: 954, isTouch: true },
  { width: 1024, height: 698, isTouch: true },
  { width: 1280, height: 600, isTouch: false },
  { width: 1366, height: 650, isTouch: false },
  { width: 1920, height: 1080, isTouch: false },
  { width: 2560, height: 1300, isTouch: false },
] as const;

export interface TestWindow {
  readonly width: number;
  readonly height: number;
  readonly isTouch: boolean;
}

/** One of the windows above. */
export const windowOf = (wide: number, high: number): TestWindow => {
  const found = WINDOWS.find(({ width, height }) => width === wide && height === high);
  if (found === undefined) throw new Error(`no window is ${wide}×${high}`);
  return found;
};

/** The windows with the least room: a phone held either way, a low screen, and a narrow one that is touched. */
export const TIGHTEST: readonly TestWindow[] = [
  { width: 360, height: 560, isTouch: true },
  { width: 844, height: 340, isTouch: true },
  { width: 1280, height: 600, isTouch: false },
  { width: 1180, height: 820, isTouch: true },
];

/** Opens a window in a language, English unless another is named. */
export const openWindow = async (
  browser: Browser,
  { isTouch, ...viewport }: TestWindow,
  locale = 'en-GB',
): Promise<Page> => (await browser.newContext({ viewport, hasTouch: isTouch, isMobile: isTouch, locale })).newPage();

/** A page and the windows that it can have one after the other. */
interface WindowPage {
  readonly page: Page;
  readonly sizes: readonly TestWindow[];
}

/**
 * Opens a page for the windows that are touched and one for the others, because a window is resized sooner than a page is loaded. They
 * go from the largest to the smallest, so that a recap that finds its place in the first one is seen in all that have room for it.
 */
export async function openWindows(
  browser: Browser,
  sizes: readonly TestWindow[],
  locale?: string,
): Promise<readonly WindowPage[]> {
  const pages: WindowPage[] = [];
  for (const isTouch of [true, false]) {
    const alike = sizes
      .filter(size => size.isTouch === isTouch)
      .sort((a, b) => b.width * b.height - a.width * a.height);
    const [first] = alike;
    if (first !== undefined) pages.push({ page: await openWindow(browser, first, locale), sizes: alike });
  }
  return pages;
}

/** Gives a page's window another size, and its table the time to be drawn again. */
export async function resize(page: Page, { width, height }: TestWindow): Promise<void> {
  await page.setViewportSize({ width, height });
  await settle(page);
}
