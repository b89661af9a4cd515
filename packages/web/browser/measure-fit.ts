import type { Page } from '@playwright/test';

/** A table as it is drawn, measured in one go. */
export interface Fit {
  readonly isPhone: boolean;
  readonly isDesktop: boolean;
  /** Whether something asks to confirm the answer. */
  readonly isConfirmed: boolean;
  /** Parts that scroll or cut something off, each with the number of pixels. */
  readonly overflows: readonly string[];
  /** Answers with a control that could be pressed now. */
  readonly reached: readonly string[];
  /** Answers with such a control that is large enough for a finger. */
  readonly large: readonly string[];
  /** Things without which the decision can't be made and that aren't in view. */
  readonly hidden: readonly string[];
  /** Where the parts are that a new decision leaves in their places: left, top, width and height. A game without offers has none. */
  readonly places: Readonly<Record<Part, readonly number[]>>;
}

/** The parts that a new decision leaves in their places. */
export type Part = 'stage' | 'rail' | 'offers' | 'hand';

/** Measures a table whose layout has settled. */
export const measureFit = (page: Page): Promise<Fit> =>
  page.evaluate(() => {
    const TARGET = 43.5;
    const all = (what: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(what)];
    const isTouch = matchMedia('(pointer: coarse)').matches;
    const isHit = (each: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && each.contains(hit);
    };
    const isPressable = (each: Element): boolean => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return isHit(each, x + width / 2, y + height / 2);
    };
    /** The width and height of the part of a thing that isn't covered, to a twelfth of its size. */
    const measureOpen = (each: Element): readonly [number, number] => {
      const { x, y, width, height } = each.getBoundingClientRect();
      const steps = Array.from({ length: 12 }, (_, at) => (at + 0.5) / 12);
      const columns = steps.filter(dx => steps.some(dy => isHit(each, x + dx * width, y + dy * height)));
      const rows = steps.filter(dy => steps.some(dx => isHit(each, x + dx * width, y + dy * height)));
      return [(columns.length * width) / 12, (rows.length * height) / 12];
    };

    const { scrollHeight, scrollWidth } = document.documentElement;
    const overflows = [
      ...(scrollHeight > innerHeight ? [`the page scrolls down ${scrollHeight - innerHeight} px`] : []),
      ...(scrollWidth > innerWidth ? [`the page scrolls sideways ${scrollWidth - innerWidth} px`] : []),
    ];
    for (const part of ['bar', 'rail', 'offers', 'dock', 'hand'])
      for (const each of all(`.${part}, .${part} *`)) {
        const style = getComputedStyle(each);
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        // Hidden texts are for screen readers. Cards in a hand or on offer may show a part of themselves, but none may scroll.
        if (style.clipPath !== 'none' || !each.checkVisibility()) continue;
        const isScrolling = [style.overflowX, style.overflowY].some(way => way === 'auto' || way === 'scroll');
        if (!isScrolling && !each.matches(`.${part}, .dock > *`)) continue;
        const [down, across] = [each.scrollHeight - each.clientHeight, each.scrollWidth - each.clientWidth];
        const isLowDock = part === 'dock' && innerHeight < 560;
        const isWideFan = part === 'hand' && isTouch && each.childElementCount > 7;
        const name = each.getAttribute('class')?.split(' ')[0] ?? each.tagName.toLowerCase();
        if (down > 2 && !isLowDock) overflows.push(`${name} in the ${part} cuts ${down} px below`);
        if (across > 2 && !isWideFan) overflows.push(`${name} in the ${part} cuts ${across} px at the side`);
      }

    const reached = new Set<string>();
    const large = new Set<string>();
    /** Answers with a large control besides the one in the hand. */
    const elsewhere = new Set<string>();
    for (const control of all('[data-answers], [data-reaches]')) {
      if (!isPressable(control)) continue;
      const { width, height } = control.getBoundingClientRect();
      const { answers, reaches } = control.dataset;
      for (const answer of [...(answers?.split('|') ?? []), ...(reaches?.split('|') ?? [])]) {
        reached.add(answer);
        if (Math.min(width, height) < TARGET) continue;
        large.add(answer);
        if (control.closest('.hand') === null) elsewhere.add(answer);
      }
    }

    const hidden: string[] = [];
    const question = document.getElementById('question')?.getBoundingClientRect();
    const dock = document.querySelector('.dock')?.getBoundingClientRect();
    if (question === undefined || dock === undefined || question.bottom > Math.min(dock.bottom, innerHeight) + 1)
      hidden.push('the question');
    if (all('.dock .foreseen').some(each => each.textContent !== '' && !isPressable(each)))
      hidden.push('the consequence');
    for (const each of all('.dock :is(.chief, .undo)'))
      if (!isPressable(each)) hidden.push(each.matches('.undo') ? 'the undo button' : 'the chief button');
    // On phones the chief button is in reach of the thumb.
    if (isTouch && innerHeight > innerWidth)
      for (const chief of all('.dock .chief'))
        if (chief.getBoundingClientRect().top < innerHeight / 2) hidden.push('the lower half with the chief button');
    // The allies that are bid for stand beside the map or in the dock.
    const allies = new Set(all('[data-spot^="joins-"]').map(each => each.dataset.spot?.slice(6) ?? ''));
    for (const ally of allies)
      if (!all(`[data-spot="joins-${ally}"], [data-spot="offered-${ally}"]`).some(isPressable))
        hidden.push(`ally ${ally}`);
    // The recap that opens by itself lets presses through, but it would hide what lies below it.
    const recap = document.querySelector('.recap')?.getBoundingClientRect();
    if (recap !== undefined)
      for (const each of all('.table :is([data-answers], [data-about])')) {
        const { left, right, top, bottom, width } = each.getBoundingClientRect();
        const isBelow = left < recap.right && right > recap.left && top < recap.bottom && bottom > recap.top;
        if (width > 0 && isBelow) hidden.push(`${each.dataset.spot ?? each.className} below the recap`);
      }
    // Cards that are put together to one secret answer.
    for (const each of all('.ce-seal, .ce-keep, .ce-inside .ce-card'))
      if (!isPressable(each)) hidden.push(each.dataset.spot ?? 'a card');
    const hand = document.querySelector('.hand');
    const shown = hand?.getBoundingClientRect();
    if (shown !== undefined) {
      if (Math.min(shown.bottom, innerHeight) - shown.top < 44) hidden.push('the hand');
      if (isTouch)
        for (const stack of all('.hand [data-answers]')) {
          if (stack.dataset.answers?.split('|').every(answer => elsewhere.has(answer))) continue;
          const [width, height] = measureOpen(stack);
          if (Math.min(width, height) < 40)
            hidden.push(`${stack.dataset.spot} but for ${Math.round(width)}×${Math.round(height)} px`);
        }
    }
    const placeOf = (part: Part): readonly number[] => {
      const { x, y, width, height } = document.querySelector(`.${part}`)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height];
    };
    return {
      isPhone: innerWidth < 700 || innerHeight < 480,
      isDesktop: document.querySelector('.table[data-layout="desktop"]') !== null,
      isConfirmed: all('.dock .confirm').length > 0,
      overflows,
      reached: [...reached],
      large: [...large],
      hidden,
      places: { stage: placeOf('stage'), rail: placeOf('rail'), offers: placeOf('offers'), hand: placeOf('hand') },
    };
  });
