/** The parts of a table between which F6 moves, in the order of the document. */
const PARTS = ['.dock', '.hand', '.stage', '.offers', '.rail', '.drawer', '.bar'] as const;

/**
 * Groups of controls. Each is one stop of the Tab key; the arrow keys move inside it. What a group looks like doesn't matter: its
 * buttons and links are its stops, and so are pictures that explain themselves.
 */
const GROUPS =
  '.dock .answers, .dock .answers-here, .dock .buttons, .hand, .stage, .offers, .rail, .bar, .log, .mutes, .explanation-answers, .confirm-bubble';
/** In these the arrow keys go to the next thing in that direction; in the others, to the next or previous one. */
const MAPS = '.stage, .offers';
const CONTROLS = 'button, a[href], summary, [role="button"], [role="option"]';
const STOPS = `${CONTROLS}, [role="img"][data-explains]`;
/** Controls that use the arrow keys themselves. */
const USES_ARROWS = 'input, textarea, select, [role="tab"]';
/** Things that can be pressed to answer, or to confirm the answer. */
const LEGAL = '.legal, .answer, .choice, [data-answers], .chief';
/** All of them at a table, without those of an explanation. */
const ANSWERS = ['.dock', '.hand', '.stage', '.offers']
  .flatMap(part => LEGAL.split(', ').map(each => `${part} ${each}`))
  .join();

type Stop = HTMLElement | SVGElement;

const isStop = (element: Element): element is Stop =>
  (element instanceof HTMLElement || element instanceof SVGElement) &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  // A picture on a button is part of it.
  element.parentElement?.closest(CONTROLS) == null &&
  element.checkVisibility({ visibilityProperty: true });

const findLayer = (element: Element): Element | null => element.closest('dialog, [popover]');

/** The stops of a part or group, without those of layers that open above it. */
const listStops = (within: Element): readonly Stop[] =>
  [...within.querySelectorAll(STOPS)].filter(isStop).filter(each => findLayer(each) === findLayer(within));

/** The group of an element; the innermost if groups contain each other. */
const findGroup = (element: Element | null): Element | null => element?.closest(GROUPS) ?? null;

/** The stops that had the focus last in their groups, since the last question. */
let visited = new WeakMap<Element, Element>();

export const noteVisit = (group: Element, stop: Element): unknown => visited.set(group, stop);

/** A new question has other answers: every group is entered at the first of them again. */
export function forgetVisits(): void {
  visited = new WeakMap();
}

/** The stop at which the Tab key enters a group: the one that had the focus last, or the first that can be pressed to answer. */
function findEntry(group: Element, stops: readonly Stop[]): Stop | undefined {
  const last = visited.get(group);
  const focused = stops.find(each => each === document.activeElement) ?? stops.find(each => each === last);
  // The newest line of the log is its last.
  if (group.matches('.log')) return focused ?? stops.at(-1);
  return focused ?? stops.find(each => each.matches(LEGAL)) ?? stops[0];
}

/** Makes every group one stop of the Tab key. */
export function arrangeStops(table: Element): void {
  for (const group of table.querySelectorAll(GROUPS)) {
    const stops = listStops(group).filter(each => findGroup(each) === group);
    const entry = findEntry(group, stops);
    for (const each of stops) {
      const index = each === entry ? 0 : -1;
      if (each.tabIndex !== index || !each.hasAttribute('tabindex')) each.tabIndex = index;
    }
  }
}

/** The stops of the group of an element, and the place of the element among them. */
export function findPlace(element: Element | null): { readonly group: Element; readonly at: number } | null {
  const group = findGroup(element);
  if (element === null || group === null) return null;
  const stops: readonly Element[] = listStops(group);
  return { group, at: stops.indexOf(element) };
}

/** The stop nearest to a place in a group. */
export const findNear = (group: Element, at: number): Stop | undefined => {
  const stops = listStops(group);
  return stops[Math.min(Math.max(at, 0), stops.length - 1)];
};

function focusStop(stop: Stop | undefined): boolean {
  stop?.focus();
  return stop !== undefined;
}

/** The place at which a part of the table is entered: what can be pressed to answer comes first. */
export function enterPart(selector: string): boolean {
  const part = document.querySelector(`.table ${selector}`);
  if (part === null) return false;
  const question = selector === '.dock' ? part.querySelector<HTMLElement>('#question') : null;
  return focusStop(question ?? findEntry(part, listStops(part)));
}

/** Moves the focus to the next or previous part that can be entered. */
export function stepPart(step: 1 | -1): boolean {
  const { length } = PARTS;
  const here = PARTS.findIndex(part => document.activeElement?.closest(part) != null);
  for (let by = 1; by <= length; by++) {
    const next = PARTS[(Math.max(here, step === 1 ? -1 : 0) + step * by + 2 * length) % length];
    if (next !== undefined && enterPart(next)) return true;
  }
  return false;
}

/** Moves the focus to the next or previous thing that can be pressed to answer, anywhere at the table. */
export function stepLegal(step: 1 | -1): boolean {
  const all = [...document.querySelectorAll(ANSWERS)].filter(isStop);
  const { activeElement } = document;
  const isBefore = (each: Element): boolean =>
    activeElement !== null && (each.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isAfter = (each: Element): boolean => each !== activeElement && !isBefore(each);
  return focusStop(step === 1 ? (all.find(isAfter) ?? all[0]) : (all.findLast(isBefore) ?? all.at(-1)));
}

interface Centre {
  readonly x: number;
  readonly y: number;
}

const DIRECTIONS: Readonly<Record<string, Centre>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far something lies from here in a direction; what lies aside counts more. Infinite: it lies elsewhere. */
export function measureWay(from: Centre, to: Centre, direction: Centre): number {
  const [right, down] = [to.x - from.x, to.y - from.y];
  const ahead = right * direction.x + down * direction.y;
  const aside = Math.abs(right * direction.y) + Math.abs(down * direction.x);
  return ahead < 1 || aside > 2 * ahead ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
}

function measureCentre(element: Element): Centre {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function findAhead(stops: readonly Stop[], from: Element, direction: Centre): Stop | undefined {
  const here = measureCentre(from);
  const ways = stops
    .filter(each => each !== from)
    .map(stop => ({ stop, way: measureWay(here, measureCentre(stop), direction) }))
    .filter(({ way }) => way < Number.POSITIVE_INFINITY);
  return ways.toSorted((a, b) => a.way - b.way)[0]?.stop;
}

/** Moves the focus inside its group by an arrow key, Home or End. Returns false if the key isn't for that. */
export function moveInGroup({ key, target }: KeyboardEvent): boolean {
  const direction = DIRECTIONS[key];
  if (!(target instanceof Element) || target.matches(USES_ARROWS)) return false;
  const group = findGroup(target);
  if (group === null || (direction === undefined && key !== 'Home' && key !== 'End')) return false;
  const stops = listStops(group);
  const places: readonly Element[] = stops;
  if (direction === undefined) {
    const legal = stops.filter(each => each.matches(LEGAL));
    const ends = legal.length > 0 ? legal : stops;
    return focusStop(key === 'Home' ? ends[0] : ends.at(-1));
  }
  if (group.matches(MAPS)) focusStop(findAhead(stops, target, direction));
  else focusStop(stops[places.indexOf(target) + direction.x + direction.y]);
  return true;
}
