import { expect, test } from 'vitest';
import { placeBanner } from './place.ts';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });
const STAGE = box(0, 40, 800, 600);
const SIZE = { width: 300, height: 50 };
const NOTHING = { room: 1000, stage: STAGE, changed: null, targets: [], first: [], last: [] };
const [TOP, BOTTOM] = [54, 576];

test('a banner lies at the upper edge of the stage, or at the lower one if the change is above', () => {
  expect(placeBanner(SIZE, NOTHING)).toMatchObject({ left: 250, top: TOP });
  expect(placeBanner(SIZE, { ...NOTHING, changed: box(300, 500, 40, 40) })).toMatchObject({ top: TOP });
  expect(placeBanner(SIZE, { ...NOTHING, changed: box(300, 100, 40, 40) })).toMatchObject({ left: 250, top: BOTTOM });
});

test('a banner goes to a corner or to the other edge rather than over something that can be pressed', () => {
  const middle = box(390, 60, 20, 20);
  expect(placeBanner(SIZE, { ...NOTHING, targets: [middle] })).toMatchObject({ left: 14, top: TOP });
  const all = box(0, 40, 800, 100);
  expect(placeBanner(SIZE, { ...NOTHING, targets: [all] })).toMatchObject({ left: 250, top: BOTTOM });
});

test('a banner lies over the change before it lies over a target, and nowhere if there is no room at all', () => {
  const [changed, targets] = [box(0, 40, 800, 100), [box(0, 500, 800, 140)]];
  expect(placeBanner(SIZE, { ...NOTHING, changed, targets })).toMatchObject({ top: TOP });
  expect(placeBanner(SIZE, { ...NOTHING, targets: [STAGE] })).toBeNull();
});

test('a banner is inside the window, and clear of targets there', () => {
  const [rail, targets] = [box(0, 0, 60, 400), [STAGE]];
  expect(
    placeBanner(SIZE, { ...NOTHING, last: [rail], targets: [box(400, 40, 600, 600)], first: [box(0, 700, 60, 60)] }),
  ).toEqual({
    ...{ ...SIZE, left: 8, top: 705 },
  });
  expect(placeBanner(SIZE, { ...NOTHING, last: [rail], targets })).toBeNull();
});

test('a game may name a place, and bar or rail are the last resort', () => {
  expect(placeBanner(SIZE, { ...NOTHING, first: [box(100, 200, 400, 150)] })).toMatchObject({ left: 150, top: 250 });
  expect(placeBanner(SIZE, { ...NOTHING, targets: [STAGE], last: [box(0, -10, 800, 40)] })).toMatchObject({ top: -10 });
});
