import type { Browser, Page } from '@playwright/test';

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
