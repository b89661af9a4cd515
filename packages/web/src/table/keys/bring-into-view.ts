import { useEffect } from 'preact/hooks';
import { scaled } from '../../games/kit/pace.ts';

/**
 * Scrolls to a decision that has just been asked. A board marks what it draws: `.legal` is something to press, `data-refuses` an answer
 * that only declines, `data-browses` buttons that show another part of a map, `data-frame` a zoomed map that moves its targets into its
 * own frame, `data-asks` the panel that asks, which should be seen together with a target, and `data-bar` what may stick to the lower
 * edge of the screen.
 */

/** From where to where something reaches down the screen. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Something that can be pressed; `isFrame`: it's the frame of a zoomed map, and the thing lies anywhere in it. */
interface Target extends Span {
  readonly isFrame?: boolean;
}

/** The screen areas of a decision: its targets, and the panel that asks. */
interface DecisionSpans {
  readonly targets: readonly Target[];
  readonly panels: readonly Span[];
}

/** A decision is drawn within this time; after that the page scrolls only where the player wants it to. */
const SETTLING = 1000;
/** Free space between a target and the edge of the view. */
const MARGIN = 12;

/** Things to press, the list of answers included. */
const TARGETS = '.board :is(.legal, .answer):not([data-refuses], [data-refuses] *, [data-browses] *)';
/** The targets if the only answer is to decline or to go on. */
const REST = '.board :is(.legal, .chief)';
const FRAME = '[data-frame]';
const PANELS = '.board [data-asks]';
const BARS = '[data-bar]';

const spanHeight = ({ top, bottom }: Span): number => bottom - top;

const unite = (spans: readonly Span[]): Span => ({
  top: Math.min(...spans.map(({ top }) => top)),
  bottom: Math.max(...spans.map(({ bottom }) => bottom)),
});

const isWithin = (span: Span, view: Span): boolean => span.top >= view.top && span.bottom <= view.bottom;

/** A target is seen if its middle is; a frame, if all of it is or it fills the view. */
function isSeenIn(target: Target, view: Span): boolean {
  const middle = (target.top + target.bottom) / 2;
  const isLow = spanHeight(target) <= spanHeight(view);
  return target.isFrame && isLow ? isWithin(target, view) : middle >= view.top && middle <= view.bottom;
}

/** The target nearest to the view, and as many on the same side of it as fit into the view together. */
function findNearestTargets(targets: readonly Span[], view: Span): Span {
  const distance = ({ top, bottom }: Span): number => Math.max(top - view.bottom, view.top - bottom);
  const [first, ...others] = targets.toSorted((a, b) => distance(a) - distance(b));
  if (first === undefined) throw new Error('there is no target');
  const isBelow = first.top >= view.top;
  return others
    .filter(({ top }) => top >= view.top === isBelow)
    .reduce((group, next) => {
      const larger = unite([group, next]);
      return spanHeight(larger) <= spanHeight(view) ? larger : group;
    }, first);
}

/** How far to scroll down so that a decision can be seen; 0 if its panel and one of its targets are in view already. */
export function computeScroll({ targets, panels }: DecisionSpans, view: Span): number {
  const isSeen = targets.some(target => isSeenIn(target, view));
  if (targets.length === 0 || (isSeen && panels.length === 0)) return 0;
  const group = isSeen ? [] : [findNearestTargets(targets, view)];
  const both = unite([...panels, ...group]);
  const fits = spanHeight(both) <= spanHeight(view);
  if (isSeen && !fits) return 0;
  const wanted = fits ? both : unite(group);
  if (isWithin(wanted, view)) return 0;
  const down = wanted.top - view.top;
  return down < 0 || spanHeight(wanted) > spanHeight(view) ? down : Math.min(down, wanted.bottom - view.bottom);
}

function isSticky(element: Element): boolean {
  const { position, display } = getComputedStyle(element);
  return position === 'sticky' && display !== 'contents';
}

/** Measures the part of the screen that is free for the board: below the status bar, above bars at the lower edge. */
function measureFreeView(): Span {
  const status = document.querySelector('.status');
  const top = status !== null && isSticky(status) ? status.getBoundingClientRect().height : 0;
  const bars = [...document.querySelectorAll(BARS)].filter(isSticky).map(bar => bar.getBoundingClientRect().height);
  return { top: top + MARGIN, bottom: innerHeight - Math.max(0, ...bars) - MARGIN };
}

const measureSpan = (element: Element): Span => {
  const { top, bottom } = element.getBoundingClientRect();
  return { top, bottom };
};

function bringIntoView(): void {
  const view = measureFreeView();
  const isInBar = (element: Element): boolean => {
    const bar = element.closest(BARS);
    return bar !== null && isSticky(bar);
  };
  const targetAt = (element: Element): Target => {
    // A target in a bar is always in view.
    if (isInBar(element)) return { top: view.top, bottom: view.top };
    const frame = element.closest(FRAME);
    return { ...measureSpan(frame ?? element), isFrame: frame !== null };
  };
  const found = document.querySelectorAll(TARGETS);
  const targets = [...(found.length > 0 ? found : document.querySelectorAll(REST))].map(targetAt);
  const panels = [...document.querySelectorAll(PANELS)].filter(each => !isInBar(each)).map(measureSpan);
  const top = computeScroll({ targets, panels }, view);
  if (top !== 0) scrollBy({ top, behavior: scaled(1) === 0 ? 'instant' : 'smooth' });
}

/** Scrolls to each new decision, unless the player sees it already. `decision` is null while nothing is asked. */
export function useDecisionInView(decision: string | null): void {
  useEffect(() => (decision === null ? undefined : followBoard()), [decision]);
}

/** Brings the decision into view until the board is drawn or the player does something. Returns how to stop. */
function followBoard(): () => void {
  const board = document.querySelector('.board');
  if (board === null) return () => undefined;
  const ends = new AbortController();
  // It reports the size at once, and again when a part of the board grows or is laid out differently.
  const observer = new ResizeObserver(bringIntoView);
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    ends.abort();
  };
  const timer = setTimeout(stop, SETTLING);
  for (const type of ['pointerdown', 'wheel', 'keydown'])
    addEventListener(type, stop, { signal: ends.signal, passive: true });
  observer.observe(board);
  return stop;
}
