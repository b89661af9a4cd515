import { CLOSE_UPS, MAP, type Point, type Rect } from './geometry.ts';

/** What of the map is shown: a turf from near, or all of it. */
export type Part = number | 'whole';

/** The window through which a small screen looks at the map: its width to its height. */
export const WINDOW = 1.04;

const isIn = ({ x, y, w, h }: Rect, [left, top]: Point): boolean =>
  left >= x && left <= x + w && top >= y && top <= y + h;

/** How many of some points each close-up shows. */
export const countsOf = (points: readonly Point[]): number[] =>
  CLOSE_UPS.map(rect => points.filter(point => isIn(rect, point)).length);

const distance = ({ x, y, w, h }: Rect, points: readonly Point[]): number =>
  points.reduce((sum, [left, top]) => sum + Math.hypot(left - x - w / 2, top - y - h / 2), 0);

/** The close-up that shows most of them, of several the one in the middle of which they lie; where there are none, the whole map. */
export function nearest(points: readonly Point[]): Part {
  const counts = countsOf(points);
  const most = Math.max(...counts);
  if (most === 0) return 'whole';
  const best = CLOSE_UPS.flatMap((rect, turf) =>
    counts[turf] === most ? [[distance(rect, points), turf] as const] : [],
  );
  return best.reduce((one, other) => (other[0] < one[0] ? other : one))[1];
}

/** Keeps the map's edge at the window's edge. */
const kept = (at: number, size: number): number => Math.min(0, Math.max(100 - size, at));

/** How the map lies behind the window, in hundredths of it, so that a turf fills it. */
export function behindWindow(turf: number): { width: string; left: string; top: string } {
  const rect = CLOSE_UPS[turf] ?? { x: 0, y: 0, w: MAP.width, h: MAP.height };
  const scale = 100 * Math.min(1 / rect.w, 1 / (WINDOW * rect.h));
  const width = scale * MAP.width;
  return {
    width: `${width}%`,
    left: `${kept(50 - scale * (rect.x + rect.w / 2), width)}%`,
    top: `${kept(50 - scale * WINDOW * (rect.y + rect.h / 2), scale * WINDOW * MAP.height)}%`,
  };
}
