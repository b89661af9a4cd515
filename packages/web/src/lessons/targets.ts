import { key } from '@consigliere/kernel/host';
import { layout } from '../kit/layout.ts';
import type { ScreenBox } from '../table/explain/place-beside.ts';
import type { ShownStep } from './course.ts';

const isInWindow = ({ left, top, width, height }: ScreenBox): boolean =>
  width > 0 && height > 0 && left < innerWidth && top < innerHeight && left + width > 0 && top + height > 0;

/** Whether an element is drawn, in the window, and nothing but the lesson lies over its middle. */
function isInSight(element: Element): boolean {
  const box = element.getBoundingClientRect();
  if (!isInWindow(box) || !element.checkVisibility({ visibilityProperty: true })) return false;
  const hits = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  const top = hits.find(hit => hit.closest('.coach') === null);
  return top !== undefined && (element.contains(top) || top.contains(element));
}

/** The least size of a control for a finger, in pixels. */
const FINGER = 40;

const isForFinger = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return width >= FINGER && height >= FINGER;
};

/** Finds the controls that give an answer. On small screens, only those of the board or, if those are small, of the dock. */
function findControls({ meant }: ShownStep): Element[] {
  if (meant === null) return [];
  const wanted = key(meant);
  const found = [...document.querySelectorAll('.table [data-answers]')].filter(
    element => element.getAttribute('data-answers')?.split('|').includes(wanted) === true && isInSight(element),
  );
  const { dock = [], board = [] } = Object.groupBy(found, each => (each.closest('.dock') === null ? 'board' : 'dock'));
  if (layout.value === 'desktop' || dock.length === 0 || board.length === 0) return [...board, ...dock];
  return board.some(isForFinger) ? board : dock;
}

/** Finds the things that a step is about: first the controls of its answer. */
export function findTargets(shown: ShownStep): readonly Element[] {
  const lit = (shown.step.lights ?? []).flatMap(selector => [...document.querySelectorAll(`.table ${selector}`)]);
  return [...new Set([...findControls(shown), ...lit.filter(element => isInWindow(element.getBoundingClientRect()))])];
}
