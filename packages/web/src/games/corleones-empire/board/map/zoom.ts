import { type CeView, NONE, ROUND_SPACES } from '@consigliere/games/corleones-empire/rules';
import { BUSINESS, CLOSE_UPS, MAP, type MapRect, type Point, SPACES, THUG_SQUARE, TURF_PLANS } from './geometry.ts';

type MapView = Pick<CeView, 'given' | 'open'>;

/** The corner of a business, printed or a tile; null if it is still in its deck. */
export function cornerOf({ given, open }: MapView, business: number): Point | null {
  const plan = TURF_PLANS[open.turfs[business] ?? NONE];
  if (plan === undefined) return null;
  return given.businesses[business]?.turf === NONE ? plan.tile : plan.printed;
}

/** The middle of a spot on the map, by its name; null if it isn't on the map. */
export function pointOf(view: MapView, place: string): Point | null {
  const [name, number] = place.split('-');
  const at = Number(number);
  switch (name) {
    case 'turf':
      return TURF_PLANS[at]?.name ?? null;
    case 'control':
      return TURF_PLANS[at]?.control ?? null;
    case 'business':
      return pointInBusiness(view, at, BUSINESS.w / 2, BUSINESS.h / 2);
    case 'at':
      return at >= ROUND_SPACES
        ? (SPACES[at - ROUND_SPACES]?.at ?? null)
        : pointInBusiness(view, at, THUG_SQUARE.x + THUG_SQUARE.w / 2, THUG_SQUARE.y + THUG_SQUARE.h / 2);
    default:
      return null;
  }
}

function pointInBusiness(view: MapView, business: number, x: number, y: number): Point | null {
  const corner = cornerOf(view, business);
  return corner === null ? null : [corner[0] + x, corner[1] + y];
}

/** The turfs without a tile. */
export const findTurfsToLet = ({ given, open }: MapView): number[] =>
  TURF_PLANS.flatMap((_, turf) =>
    open.turfs.some((each, business) => each === turf && given.businesses[business]?.turf === NONE) ? [] : [turf],
  );

/** The part of the map that is shown: a turf's close-up, or everything. */
export type MapPart = number | 'whole';

/** The aspect ratio of the window through which a small screen shows the map. */
export const WINDOW = 1.04;

const isIn = ({ x, y, w, h }: MapRect, [left, top]: Point): boolean =>
  left >= x && left <= x + w && top >= y && top <= y + h;

/** The number of points in each close-up. */
export const countsOf = (points: readonly Point[]): number[] =>
  CLOSE_UPS.map(rect => points.filter(point => isIn(rect, point)).length);

const distance = ({ x, y, w, h }: MapRect, points: readonly Point[]): number =>
  points.reduce((sum, [left, top]) => sum + Math.hypot(left - x - w / 2, top - y - h / 2), 0);

/** The close-up that shows most points, and if several do, the one closest to them; without points the whole map. */
export function findNearest(points: readonly Point[]): MapPart {
  const counts = countsOf(points);
  const most = Math.max(...counts);
  if (most === 0) return 'whole';
  const best = CLOSE_UPS.flatMap((rect, turf) =>
    counts[turf] === most ? [[distance(rect, points), turf] as const] : [],
  );
  return best.reduce((one, other) => (other[0] < one[0] ? other : one))[1];
}

/** Keeps the map's edge at the window's edge. */
const keepInside = (at: number, size: number): number => Math.min(0, Math.max(100 - size, at));

/** The size and position of the map behind the window, in percent, so that a turf fills it. */
export function behindWindow(turf: number): { width: string; left: string; top: string } {
  const rect = CLOSE_UPS[turf] ?? { x: 0, y: 0, w: MAP.width, h: MAP.height };
  const scale = 100 * Math.min(1 / rect.w, 1 / (WINDOW * rect.h));
  const width = scale * MAP.width;
  return {
    width: `${width}%`,
    left: `${keepInside(50 - scale * (rect.x + rect.w / 2), width)}%`,
    top: `${keepInside(50 - scale * WINDOW * (rect.y + rect.h / 2), scale * WINDOW * MAP.height)}%`,
  };
}
