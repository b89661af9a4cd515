import { standard } from '@consigliere/games/corleones-empire';
import { expect, test } from 'vitest';
import { AREAS, BUSINESS, type Point, SPACES, TURF_PLANS } from './geometry.ts';

type Polygon = readonly Point[];

const edges = (polygon: Polygon): [Point, Point][] =>
  polygon.map((point, at) => [point, polygon[(at + 1) % polygon.length] as Point]);

/** Whether a point lies inside, by counting crossings of a ray. */
const isInside = (polygon: Polygon, [x, y]: Point): boolean =>
  edges(polygon).filter(([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1)
    .length %
    2 ===
  1;

function distance(polygon: Polygon, [x, y]: Point): number {
  if (isInside(polygon, [x, y])) return 0;
  return Math.min(
    ...edges(polygon).map(([[x1, y1], [x2, y2]]) => {
      const [dx, dy] = [x2 - x1, y2 - y1];
      const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
      return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
    }),
  );
}

test.each(standard.spaces.map(({ id, areas }, space) => ({ id, areas: areas.map(area => area - 1), space })))(
  'CE-C4 $id has a line into each area it touches and stays clear of the others',
  ({ areas, space }) => {
    const plan = SPACES[space];
    expect(plan?.lines.map(end => AREAS.findIndex(area => isInside(area, end)))).toEqual(areas);
    for (const [area, polygon] of AREAS.entries())
      if (!areas.includes(area)) expect(distance(polygon, plan?.at ?? [0, 0])).toBeGreaterThanOrEqual(55);
  },
);

test('round spaces are far enough apart for a finger', () => {
  for (const [at, one] of SPACES.entries())
    for (const other of SPACES.slice(at + 1))
      expect(Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1])).toBeGreaterThanOrEqual(70);
});

test('businesses lie in their turf, clear of the round spaces and of each other', () => {
  for (const [turf, { printed, tile }] of TURF_PLANS.entries())
    for (const [x, y] of [printed, tile]) {
      const corners: Point[] = [
        [x, y],
        [x + BUSINESS.w, y],
        [x, y + BUSINESS.h],
        [x + BUSINESS.w, y + BUSINESS.h],
      ];
      for (const corner of corners) expect(distance(AREAS[turf] ?? [], corner)).toBeLessThan(1);
      for (const { at } of SPACES)
        expect(distance([...corners.slice(0, 2), ...corners.slice(2).reverse()], at)).toBeGreaterThan(20);
    }
});
