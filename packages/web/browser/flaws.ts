import type { Page } from '@playwright/test';

/** Finds faults of the frame that no decision may have. */
export const findFlaws = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)];
    const isSeen = (each: Element): boolean => each.checkVisibility({ visibilityProperty: true });
    const isPressable = (each: Element): boolean => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const hit = document.elementFromPoint(x + width / 2, y + height / 2);
      return hit !== null && each.contains(hit);
    };
    const flaws: string[] = [];
    // A choice made card by card says how many are missing.
    for (const each of all('.dock :is(:disabled, [aria-disabled="true"])'))
      if (isSeen(each) && each.querySelector('.why') === null)
        flaws.push(`can’t be pressed: ${each.textContent?.slice(0, 30)}`);
    for (const each of all('[aria-haspopup][data-answers]'))
      if (each.dataset.answers?.includes('|') !== true) flaws.push(`asks again: ${each.textContent?.slice(0, 30)}`);
    const chiefs = all('.dock .chief').filter(isSeen);
    if (chiefs.length > 1) flaws.push(`chief buttons: ${chiefs.map(each => each.textContent).join(', ')}`);
    for (const player of all('.player:not(.own) .player-button'))
      if (!isPressable(player)) flaws.push(`out of view: ${player.textContent?.slice(0, 20)}`);
    // At the very beginning there is no line yet.
    const layout = document.querySelector<HTMLElement>('.table')?.dataset.layout;
    const hasLines = document.querySelector('.newest-line')?.textContent !== '';
    // On small screens the newest line makes room for what has happened since the player's last answer.
    const newest =
      all('.recap-line, .drawer .newest')
        .filter(isSeen)
        .find(each => each.closest('.bar') === null || layout !== 'desktop') ??
      all('.log-turns :is(li, summary)').at(-1);
    const drawer = document.querySelector('.drawer')?.getBoundingClientRect() ?? new DOMRect();
    const line = newest?.getBoundingClientRect();
    const isShown = line !== undefined && line.bottom <= drawer.bottom + 1 && line.top >= drawer.top - 1;
    if (hasLines && !(isShown && isPressable(newest ?? document.body))) flaws.push('the newest line is out of view');
    const texts = document.createTreeWalker(document.querySelector('.table') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const { parentElement: parent, textContent } = text;
      if (parent === null || !textContent?.trim() || parent.closest('.stage, .sr-only, svg') !== null) continue;
      const { fontSize } = getComputedStyle(parent);
      // The sign of the menu is drawn in place of its name.
      const size = Number.parseFloat(fontSize);
      if (size > 0 && size < 12 && isSeen(parent)) flaws.push(`${fontSize}: ${textContent.slice(0, 30)}`);
    }
    return [...new Set(flaws)];
  });
