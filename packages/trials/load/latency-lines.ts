import { type LatencySample, percentile, samplesBetween } from './latency-samples.ts';
import type { LoadResult } from './run-load.ts';

/** The number of points in a line; a point covers at least a second. */
const POINTS = 240;
const SECOND = 1000;

interface LatencyLine {
  readonly name: string;
  readonly points: readonly (readonly [seconds: number, milliseconds: number])[];
}

/** Latency over time for a plot: lines and phases, in seconds from the beginning. */
export function latencyLines({ times, phases }: Pick<LoadResult, 'times' | 'phases'>): {
  readonly lines: readonly LatencyLine[];
  readonly phases: LoadResult['phases'];
} {
  const began = phases[0]?.from ?? 0;
  const end = phases.at(-1)?.to ?? 0;
  const width = Math.max(SECOND, (end - began) / POINTS);
  const points = (samples: readonly LatencySample[], percent: number): [number, number][] => {
    const parts: LatencySample[][] = [];
    for (const sample of samples) {
      const part = Math.floor((sample.due - began) / width);
      parts[part] ??= [];
      parts[part].push(sample);
    }
    return Array.from(parts, (part, number): [number, number] => [
      ((number + 0.5) * width) / SECOND,
      percentile(part ?? [], percent),
    ]).filter(([, took]) => took > 0);
  };
  return {
    lines: [
      { name: 'seen by the others, p99', points: points(samplesBetween(times.seen, began, end), 99) },
      { name: 'acknowledged, p99', points: points(samplesBetween(times.acknowledged, began, end), 99) },
      { name: 'acknowledged, p50', points: points(samplesBetween(times.acknowledged, began, end), 50) },
    ],
    phases: phases.map(({ name, from, to }) => ({ name, from: (from - began) / SECOND, to: (to - began) / SECOND })),
  };
}
