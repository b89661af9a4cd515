import type { Crowd, PlayPeriod } from './crowd.ts';
import { percentile, samplesBetween } from './latency-samples.ts';
import type { MemoryWatch } from './memory.ts';

/** Compares the end of a long period of play with its beginning, a fifth of it each. The first fifth is left out. */
export interface SoakResult {
  readonly seconds: number;
  readonly rate: number;
  readonly p99: readonly [before: number, after: number];
  /** Bytes left after garbage collection. */
  readonly heap: readonly [before: number, after: number];
}

const PARTS = 5;

/** Leaves out the first fifth, in which most matches have only begun. */
export function measureSoak(crowd: Crowd, memory: MemoryWatch, { from, to, seconds }: PlayPeriod): SoakResult {
  const part = (number: number): [number, number] => [
    from + (number * (to - from)) / PARTS,
    from + ((number + 1) * (to - from)) / PARTS,
  ];
  const slowest = (number: number): number => percentile(samplesBetween(crowd.times.acknowledged, ...part(number)), 99);
  const heap = (number: number): number => memory.lowest(...part(number));
  return {
    seconds,
    rate: samplesBetween(crowd.times.acknowledged, from, to).length / seconds,
    p99: [slowest(1), slowest(PARTS - 1)],
    heap: [heap(1), heap(PARTS - 1)],
  };
}
