import { expect, test } from 'vitest';
import { drawPlot } from './plot.ts';

const PLOT = {
  title: 'a & b < c',
  lines: [
    {
      name: 'p99',
      points: [
        [0, 10],
        [10, 100],
      ],
    },
  ],
  phases: [
    { name: 'held', from: 0, to: 5 },
    { name: 'held', from: 5, to: 10 },
  ],
  limit: 100,
} as const;

test('a point is placed by its second and the logarithm of its milliseconds', () => {
  // From 62 to 886 across; 10 ms is half of the way from the bottom (320) to 100 ms at the top (48).
  expect(drawPlot(PLOT)).toContain('points="62.0,184.0 886.0,48.0"');
});

test('a phase is named once, and names are escaped', () => {
  const svg = drawPlot(PLOT);
  expect(svg.match(/>held</g)).toHaveLength(1);
  expect(svg).toContain('<title>a &amp; b &lt; c</title>');
});
