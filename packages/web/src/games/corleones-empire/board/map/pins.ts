import type { Point } from './geometry.ts';

type PinBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** A tap at most this many pixels beside a place means it. */
export const REACH = 16;

/** The distance of a point from a box and, for points inside of it, from its middle. */
function measure({ left, top, width, height }: PinBox, [x, y]: Point): readonly [outside: number, inside: number] {
  const [across, down] = [Math.abs(x - left - width / 2), Math.abs(y - top - height / 2)];
  return [Math.hypot(Math.max(0, across - width / 2), Math.max(0, down - height / 2)), Math.hypot(across, down)];
}

/** The index of the place that a tap means: the nearest within reach. -1 if there is none. */
export function findMeant(places: readonly PinBox[], tap: Point): number {
  const [nearest] = places
    .map((place, at) => [at, ...measure(place, tap)] as const)
    .filter(([, outside]) => outside <= REACH)
    .sort(([, outside, inside], [, other, middle]) => outside - other || inside - middle);
  return nearest?.[0] ?? -1;
}
