import type { Crowd, PlayPeriod } from './crowd.ts';
import { percentile, samplesBetween } from './latency-samples.ts';

/** Nobody shall wait longer than this for his answer, or for another's to be shown: of a hundred, all but one. */
export const LATENCY_LIMIT = 150;
/** So much of what is due must find somebody who is asked. */
const BUSY = 0.98;

/** What came of a time of playing; times in milliseconds. */
export interface LatencyFigures {
  readonly seconds: number;
  /** Answers acknowledged in a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Until everybody else at the table has seen it. */
  readonly seen50: number;
  readonly seen99: number;
  /** Whether there was always somebody who was asked. */
  readonly isBusy: boolean;
}

/** Once everything that was due is done. */
export async function measureFigures(
  crowd: Crowd,
  { from, to, seconds, due, starved }: PlayPeriod,
): Promise<LatencyFigures> {
  await crowd.waitUntilQuiet();
  const acknowledged = samplesBetween(crowd.times.acknowledged, from, to);
  const seen = samplesBetween(crowd.times.seen, from, to);
  return {
    seconds,
    rate: acknowledged.length / seconds,
    p50: percentile(acknowledged, 50),
    p99: percentile(acknowledged, 99),
    seen50: percentile(seen, 50),
    seen99: percentile(seen, 99),
    isBusy: due - starved >= BUSY * due,
  };
}

export const isFine = ({ p99, seen99, isBusy }: LatencyFigures): boolean =>
  isBusy && Math.max(p99, seen99) <= LATENCY_LIMIT;

export function describeFigures({ rate, p50, p99, seen50, seen99, isBusy }: LatencyFigures): string {
  const told = `${rate.toFixed(0)} answers/s; acknowledged p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; seen by the others p50 ${seen50.toFixed(0)} ms, p99 ${seen99.toFixed(0)} ms`;
  return isBusy ? told : `${told} (there was not always somebody who was asked)`;
}
