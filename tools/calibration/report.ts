import { random, sfc32 } from '@consigliere/kernel/host';
import type { Sample } from './sample.ts';
import { brierScore, calibrationError, errorFloor, type Forecast, listChances, logLoss } from './statistics.ts';

/** The accuracy of the chances in some positions. */
export interface Accuracy {
  readonly error: number;
  /** The error that perfectly calibrated chances would show in this many positions. */
  readonly floor: number;
  readonly row: string;
}

export const HEADER = [
  '| players, third | positions | seats together | error (floor) | Brier score | log-loss |',
  '|---|---:|---:|---:|---:|---:|',
];

const GRAIN = 2 ** 30;
const rounded = (value: number): string => value.toFixed(3);
const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length;

/** Formats one row of the table: before and after. */
export function judge(name: string, samples: readonly Sample[]): Accuracy {
  const forecastsOf = (chances: 'before' | 'after'): Forecast[] =>
    samples.map(sample => ({ match: sample.match, chances: sample[chances], came: sample.came }));
  const [before, after] = [forecastsOf('before'), forecastsOf('after')];
  const [chancesBefore, chancesAfter] = [listChances(before), listChances(after)];
  const rng = sfc32(name);
  const floor = errorFloor(after, () => random(rng, '', GRAIN) / GRAIN);
  const error = calibrationError(chancesAfter);
  const together = (forecasts: readonly Forecast[]): string =>
    rounded(mean(forecasts.map(({ chances }) => chances.reduce((sum, each) => sum + each, 0))));
  const change = (of: (chances: typeof chancesAfter) => number): string =>
    `${rounded(of(chancesBefore))} → ${rounded(of(chancesAfter))}`;
  const cells = [
    name,
    samples.length,
    `${together(before)} → ${together(after)}`,
    `${change(calibrationError)} (${rounded(floor)})`,
    change(brierScore),
    change(logLoss),
  ];
  return { error, floor, row: `| ${cells.join(' | ')} |` };
}
