import type { Page } from '@playwright/test';

/** Finds words in the dock's buttons that stick out of their button or are cut at its edge; an ellipsis in their place is allowed. */
export const findCutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    /** Whether only screen readers have it. */
    const isUnseen = (each: Element | null, button: Element): boolean =>
      each !== null &&
      each !== button &&
      (getComputedStyle(each).clipPath !== 'none' ||
        !each.checkVisibility({ visibilityProperty: true }) ||
        isUnseen(each.parentElement, button));
    const isShortened = (each: Element): boolean => getComputedStyle(each).textOverflow === 'ellipsis';
    for (const button of document.querySelectorAll<HTMLElement>('.dock button')) {
      if (!button.checkVisibility({ visibilityProperty: true })) continue;
      const edge = button.getBoundingClientRect();
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const { parentElement: parent, textContent } = text;
        if (parent === null || !textContent?.trim() || isUnseen(parent, button)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right } = range.getBoundingClientRect();
        if (left >= edge.left - 1 && right <= edge.right + 1) continue;
        if (!isShortened(parent) && !isShortened(parent.parentElement ?? parent))
          cut.push(`“${textContent}” sticks out of its button`);
      }
    }
    return [...new Set(cut)];
  });
