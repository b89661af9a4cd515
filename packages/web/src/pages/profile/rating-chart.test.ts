import { expect, test } from 'vitest';
import { ratingTicks } from './rating-chart.tsx';

const at = (value: number, uncertainty: number) => ({ at: 0, value, uncertainty });

test('the lines behind a rating lie around its whole course, few enough to be read', () => {
  expect(ratingTicks([at(1500, 500), at(1620, 480)])).toEqual([1000, 1500, 2000, 2500]);
  expect(ratingTicks([at(1500, 60), at(1540, 55)])).toEqual([1400, 1450, 1500, 1550, 1600]);
  const wide = ratingTicks([at(0, 500), at(4000, 400)]);
  expect([wide[0], wide.at(-1)]).toEqual([-500, 4500]);
});
