import type { Crowd, PlayPeriod } from './crowd.ts';
import { percentile, samplesBetween } from './latency-samples.ts';

/** Latency limit in milliseconds for the 99th percentile, until acknowledged and until everybody has seen it. */
export const LATENCY_LIMIT = 150;
/** The share of due answers that must find a client with a prompt. */
const BUSY = 0.98;

/** Figures of a period of play; times in milliseconds. */
export interface LatencyFigures {
  readonly seconds: number;
  /** Acknowledged answers per second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Time until everybody else at the table has seen the answer. */
  readonly seen50: number;
  readonly seen99: number;
  /** Whether enough clients had a prompt. */
  readonly isBusy: boolean;
}

/** Measures a period of play, after every answer is acknowledged. */
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
  const text = `${rate.toFixed(0)} answers/s; acknowledged p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; seen by the others p50 ${seen50.toFixed(0)} ms, p99 ${seen99.toFixed(0)} ms`;
  return isBusy ? text : `${text} (too few clients had a prompt)`;
}
