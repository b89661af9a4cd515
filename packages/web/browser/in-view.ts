import { expect, type Page } from '@playwright/test';
import { findTooSmall, violations } from './driver.ts';

/** Finds words that are broken over two lines without a hyphen. */
export const findBrokenWords = (page: Page, what: string): Promise<string[]> =>
  page.evaluate(selector => {
    const texts = [...document.querySelectorAll(selector)].flatMap(each => {
      const walker = document.createTreeWalker(each, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walker.nextNode() !== null) found.push(walker.currentNode);
      return found;
    });
    return texts.flatMap(text =>
      [...(text.textContent ?? '').matchAll(/[^\s\u00AD-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      }),
    );
  }, what);

/** Finds elements that make the page wider than the window. */
export const findTooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      each => Math.round(each.getBoundingClientRect().right) === scrollWidth,
    );
    return [`${scrollWidth} px wide: ${wide.map(each => `${each.tagName}.${each.getAttribute('class')}`).join(', ')}`];
  });

/** Finds buttons and links whose words don't fit, and a page that is too wide. */
export const findCutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const isForEars = (element: Element): boolean => getComputedStyle(element).clipPath === 'inset(50%)';
    const clips = (element: Element): boolean => getComputedStyle(element).overflow !== 'visible';
    const named = (element: Element): string => `${element.className}: ${element.textContent?.trim().slice(0, 40)}`;
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide and shows ${clientWidth}`] : [];
    const cut = [...document.querySelectorAll('button, a, summary, label, h1, h2, h3')].filter(element => {
      const isApart = element.closest('.sr-only, svg') !== null;
      if (!isSeen(element) || isForEars(element) || isApart) return false;
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const box = element.getBoundingClientRect();
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const { parentElement: parent } = text;
        if (parent === null || parent.closest('.sr-only, svg, [hidden]') || !text.textContent?.trim()) continue;
        // A line that ends with dots is cut on purpose.
        const isDotted = [parent, element].some(each => getComputedStyle(each).textOverflow === 'ellipsis');
        if (isForEars(parent) || isDotted) continue;
        range.selectNodeContents(text);
        for (const line of range.getClientRects()) {
          if (line.right > clientWidth + 1 || line.left < -1) return true;
          const outside = line.left < box.left - 2 || line.right > box.right + 2 || line.bottom > box.bottom + 4;
          if (outside && (clips(element) || element.matches('.button, .buttons button, .answer'))) return true;
        }
      }
      return false;
    });
    return [...wide, ...cut.map(named)];
  });

/** Looks at a page as people on a laptop and on a phone see it. */
export async function expectSound(page: Page): Promise<void> {
  for (const [width, height] of [
    [1366, 650],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await violations(page)).toEqual([]);
    expect(await findCutOff(page)).toEqual([]);
    expect(await findTooSmall(page)).toEqual([]);
  }
}
