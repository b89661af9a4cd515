import { expect, test } from 'vitest';
import { BUSINESS, CLOSE_UPS, MAP, type Point, TURF_PLANS } from './geometry.ts';
import { behindWindow, countsOf, findNearest, WINDOW } from './zoom.ts';

const middle = ([x, y]: Point): Point => [x + BUSINESS.w / 2, y + BUSINESS.h / 2];

test('shows the turf nearest to the targets, or the whole map without targets', () => {
  expect(findNearest([])).toBe('whole');
  for (const [turf, { printed, tile }] of TURF_PLANS.entries())
    expect(findNearest([printed, tile].map(middle))).toBe(turf);
});

test('a point may be in several close-ups', () => {
  expect(countsOf([[400, 280]]).filter(count => count > 0).length).toBeGreaterThan(1);
});

test.each(CLOSE_UPS.map((rect, turf) => ({ rect, turf })))(
  'turf $turf fills the window and is shown whole',
  ({ rect, turf }) => {
    const [width, left, top] = Object.values(behindWindow(turf)).map(Number.parseFloat) as [number, number, number];
    const unit = width / MAP.width;
    const across = [left + unit * rect.x, left + unit * (rect.x + rect.w)];
    const down = [top + unit * WINDOW * rect.y, top + unit * WINDOW * (rect.y + rect.h)];
    for (const edge of [...across, ...down]) {
      expect(edge).toBeGreaterThan(-0.01);
      expect(edge).toBeLessThan(100.01);
    }
    expect(Math.max((across[1] ?? 0) - (across[0] ?? 0), (down[1] ?? 0) - (down[0] ?? 0))).toBeCloseTo(100);
  },
);
