import type { Page } from '@playwright/test';

/** Counts the things a player could press now: inside the window, not covered, and more than declining. */
export const countPressable = (page: Page, what = '.board .legal, .cn-end'): Promise<number> =>
  page.evaluate(selector => {
    const isPressable = (each: Element): boolean => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && each.contains(hit);
    };
    const isAnswer = (each: Element): boolean =>
      each.closest('.leaving, [data-tray="decline"], [data-tray="keep"], .dp-parts') === null;
    return [...document.querySelectorAll(selector)].filter(isAnswer).filter(isPressable).length;
  }, what);

/** Scrolls a thing to the top of the screen and counts how many of 100 points of it are covered. */
export const countCovered = (page: Page, what: string): Promise<number> =>
  page.evaluate(selector => {
    const [thing, status] = [document.querySelector(selector), document.querySelector('.status')];
    if (thing === null || status === null) throw new Error(`${selector} isn't drawn`);
    scrollBy({ top: thing.getBoundingClientRect().top - status.getBoundingClientRect().height, behavior: 'instant' });
    const box = thing.getBoundingClientRect();
    const upper = Math.max(box.top, status.getBoundingClientRect().bottom);
    const lower = Math.min(box.bottom, innerHeight);
    const steps = Array.from({ length: 10 }, (_, at) => (at + 0.5) / 10);
    const hits = steps.flatMap(x =>
      steps.map(y => document.elementFromPoint(box.left + x * box.width, upper + y * (lower - upper))),
    );
    return hits.filter(hit => hit === null || !thing.contains(hit)).length;
  }, what);

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

/** Finds faults of the desktop layout: a map that isn't shown whole, targets that a click can't reach. */
export const findMisplaced = (page: Page, isEveryTargetInSight: boolean): Promise<string[]> =>
  page.evaluate(isEach => {
    const found: string[] = [];
    const map = document.querySelector('.ce-window:not(.narrow)')?.getBoundingClientRect();
    const hand = document.querySelector('.ce-hand')?.getBoundingClientRect();
    if (map === undefined || hand === undefined) return ['the map is a close-up, or there is no hand'];
    if (map.top < 0 || map.bottom > Math.min(innerHeight, hand.top)) found.push(`the map ends at ${map.bottom}`);
    if (hand.bottom > innerHeight && isEach) found.push(`the hand ends at ${hand.bottom}`);
    for (const target of document.querySelectorAll<HTMLElement>('.ce [data-answers], .ce .ce-seal, .ce .ce-keep')) {
      const { x, y, width, height } = target.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      const isCovered = hit !== null && hit.closest('.ce-hand') !== null && target.closest('.ce-hand') === null;
      const isReached = target.contains(hit);
      if (target.checkVisibility() && (isCovered || (isEach && !isReached)))
        found.push(`${target.dataset.spot} lies under ${hit?.getAttribute('class') ?? 'nothing, outside the window'}`);
    }
    return found;
  }, isEveryTargetInSight);

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
      // A map that is looked at closely shows a part of itself, as it should.
      const isApart = element.closest('.sr-only, svg, .ce-window.narrow') !== null;
      if (!isSeen(element) || isForEars(element) || isApart) return false;
      const range = document.createRange();
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const box = element.getBoundingClientRect();
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        if (text.parentElement?.closest('.sr-only, svg, [hidden]') || !text.textContent?.trim()) continue;
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
