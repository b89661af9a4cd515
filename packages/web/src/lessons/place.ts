import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { placeBeside, type ScreenBox } from '../table/explain/place-beside.ts';
import type { ShownStep } from './course.ts';
import { findTargets } from './targets.ts';

/** Where the coach stands. */
interface CoachPlace {
  /** The lit boxes; the first is the one that the arrow points at. */
  readonly boxes: readonly ScreenBox[];
  /** The arrow: on which side of the coach, and how far along it. */
  readonly arrow: { readonly side: 'top' | 'bottom' | 'left' | 'right'; readonly at: number } | null;
}

/** Controls of the dock that the coach leaves free, and what it leaves free if there is room. */
const NEEDED = '.dock .buttons button, .dock .legal, .dock .ce-seal, .dock .ce-buttons';
const BETTER_FREE = '.dock .question, [data-clear], .stage .legal';
/** How far from the thing it may stand to leave more free. */
const REACH = 40;
const ARROW_EDGE = 22;

/** Places the coach beside the lit things, and follows them while they move. */
export function usePlace(card: { readonly current: HTMLElement | null }, shown: ShownStep): CoachPlace {
  const place = useSignal<CoachPlace>({ boxes: [], arrow: null });
  const latest = useRef(shown);
  latest.current = shown;
  useLayoutEffect(() => {
    let known = '';
    let frame = 0;
    const follow = (): void => {
      frame = requestAnimationFrame(follow);
      const { current } = card;
      if (current === null) return;
      const boxes = findTargets(latest.current).map(element => element.getBoundingClientRect());
      const seen = JSON.stringify([boxes, current.offsetWidth, current.offsetHeight, innerWidth, innerHeight]);
      if (seen === known) return;
      known = seen;
      place.value = { boxes, arrow: settle(current, boxes) };
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, []);
  return place.value;
}

/** Moves the coach to its place. Returns where its arrow is. */
function settle(card: HTMLElement, boxes: readonly ScreenBox[]): CoachPlace['arrow'] {
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const room = { width: innerWidth, height: innerHeight };
  const [target] = boxes;
  const thing = target ?? { left: room.width / 2, top: room.height / 2, width: 0, height: 0 };
  const measure = (what: string): ScreenBox[] =>
    [...document.querySelectorAll(`.table :is(${what})`)].map(element => element.getBoundingClientRect());
  const needed = [...boxes, ...measure(NEEDED)];
  const best = placeBeside(thing, size, {
    room,
    clear: [...needed, ...measure(BETTER_FREE)],
    reach: REACH,
  });
  const isFree = needed.every(each => !overlaps({ ...best, ...size }, each));
  const { left, top } = isFree ? best : placeBeside(thing, size, { room, clear: needed });
  Object.assign(card.style, { left: `${left}px`, top: `${top}px` });
  return target === undefined ? null : aim({ left, top, ...size }, target);
}

const overlaps = (one: ScreenBox, other: ScreenBox): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** The side of a box that faces a thing, and the point of that side nearest to the thing's middle. */
function aim(box: ScreenBox, thing: ScreenBox): CoachPlace['arrow'] {
  const [x, y] = [thing.left + thing.width / 2 - box.left, thing.top + thing.height / 2 - box.top];
  const along = (at: number, length: number): number => Math.max(ARROW_EDGE, Math.min(length - ARROW_EDGE, at));
  if (thing.top + thing.height <= box.top) return { side: 'top', at: along(x, box.width) };
  if (thing.top >= box.top + box.height) return { side: 'bottom', at: along(x, box.width) };
  if (thing.left + thing.width <= box.left) return { side: 'left', at: along(y, box.height) };
  if (thing.left >= box.left + box.width) return { side: 'right', at: along(y, box.height) };
  return null;
}
