import type { Page } from '@playwright/test';

/** A browser that has drawn nothing for this long is made to draw. */
const PATIENCE = 20_000;

/** Makes a browser draw a frame, and says on the console what the page waited for. */
async function draw(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: '[document.fonts.status, document.visibilityState].join()',
  });
  console.warn(`${page.url()} drew nothing for ${PATIENCE / 1000} s (fonts, page: ${result.value})`);
  await session.send('Page.captureScreenshot');
  await session.detach();
}

/** Waits until a page has its fonts and its layout is drawn. */
export async function settle(page: Page): Promise<void> {
  const watch = setTimeout(() => void draw(page).catch(console.warn), PATIENCE);
  try {
    await page.evaluate(async patience => {
      await Promise.race([document.fonts.ready, new Promise(resolve => setTimeout(resolve, patience / 2))]);
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }, PATIENCE);
  } finally {
    clearTimeout(watch);
  }
}
