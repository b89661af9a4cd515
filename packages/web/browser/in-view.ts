import type { Page } from '@playwright/test';

/** How many things of a kind a player could press right now: inside the window, with nothing over them, and no refusals. */
export const pressable = (page: Page, what = '.board .legal, .cn-end'): Promise<number> =>
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

/** How much of a thing is covered by something else where it should be seen: of 100 points, scrolled to the top of the screen. */
export const covered = (page: Page, what: string): Promise<number> =>
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

/** Words that are broken over two lines without a hyphen. */
export const brokenWords = (page: Page, what: string): Promise<string[]> =>
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
