import type { Loaded } from './load.ts';
import { between, percentile, type Sample } from './times.ts';

/** Of so many points each line is made, but of none that is shorter than a second. */
const POINTS = 240;
const SECOND = 1000;

interface Line {
  readonly name: string;
  readonly points: readonly (readonly [seconds: number, milliseconds: number])[];
}

/** Latency over time, for a plot: lines and phases, in seconds from the beginning. */
export function linesOf({ times, phases }: Pick<Loaded, 'times' | 'phases'>): {
  readonly lines: readonly Line[];
  readonly phases: Loaded['phases'];
} {
  const began = phases[0]?.from ?? 0;
  const end = phases.at(-1)?.to ?? 0;
  const width = Math.max(SECOND, (end - began) / POINTS);
  const points = (samples: readonly Sample[], percent: number): [number, number][] => {
    const parts: Sample[][] = [];
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
      { name: 'seen by the others, p99', points: points(between(times.seen, began, end), 99) },
      { name: 'acknowledged, p99', points: points(between(times.acknowledged, began, end), 99) },
      { name: 'acknowledged, p50', points: points(between(times.acknowledged, began, end), 50) },
    ],
    phases: phases.map(({ name, from, to }) => ({ name, from: (from - began) / SECOND, to: (to - began) / SECOND })),
  };
}
