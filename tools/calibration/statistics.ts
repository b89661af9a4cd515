import type { Scale } from '@consigliere/kernel';

/** A chance that was shown, and its outcome: 1 won, 0 lost, in between a shared win. */
export interface JudgedChance {
  readonly chance: number;
  readonly came: number;
}

/**
 * One forecast: the chances of all seats, one of which wins (or several share the win). The chance that nobody wins is 1 minus their sum.
 */
export interface Forecast {
  /** Forecasts of the same match share its outcome. */
  readonly match: number;
  readonly chances: readonly number[];
  readonly came: readonly number[];
}

const BINS = 10;
/** The bound for certainties, so that one surprise doesn't decide the log-loss alone. */
const LEAST = 1e-3;
/** The largest logit that is fitted. */
const SURE = 1e-4;
const STEPS = 60;

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

function logit(chance: number): number {
  const inside = Math.min(1 - SURE, Math.max(SURE, chance));
  return Math.log(inside / (1 - inside));
}

/** The log-loss of a scale; it's never infinite, because a logit isn't. */
function misfit(chances: readonly JudgedChance[], [a, b]: Scale): number {
  let sum = 0;
  for (const { chance, came } of chances) {
    const x = a + b * logit(chance);
    sum += Math.log1p(Math.exp(-Math.abs(x))) + Math.max(x, 0) - came * x;
  }
  return sum;
}

/** Newton's step from a scale. */
function newtonStep(chances: readonly JudgedChance[], [a, b]: Scale): Scale {
  let [g0, g1, h00, h01, h11] = [0, 0, 1e-6, 0, 1e-6];
  for (const { chance, came } of chances) {
    const x = logit(chance);
    const p = logistic(a + b * x);
    const weight = p * (1 - p);
    g0 += p - came;
    g1 += (p - came) * x;
    h00 += weight;
    h01 += weight * x;
    h11 += weight * x * x;
  }
  const det = h00 * h11 - h01 * h01;
  return [(h01 * g1 - h11 * g0) / det, (h01 * g0 - h00 * g1) / det];
}

/** Fits the two numbers by logistic regression. A step that overshoots is halved. */
export function fitScale(chances: readonly JudgedChance[]): Scale {
  let scale: Scale = [0, 1];
  for (let step = 0; step < STEPS; step++) {
    const [da, db] = newtonStep(chances, scale);
    const now = misfit(chances, scale);
    let part = 1;
    const next = (): Scale => [scale[0] + part * da, scale[1] + part * db];
    while (part > 1e-9 && misfit(chances, next()) > now) part /= 2;
    scale = next();
    if (part * (Math.abs(da) + Math.abs(db)) < 1e-9) break;
  }
  return scale;
}

/** Expected calibration error: in ten bins of equal size, the mean distance between chance and outcome. */
export function calibrationError(chances: readonly JudgedChance[]): number {
  const sorted = chances.toSorted((one, other) => one.chance - other.chance);
  let error = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const from = Math.floor((bin * sorted.length) / BINS);
    const to = Math.floor(((bin + 1) * sorted.length) / BINS);
    let off = 0;
    for (const { chance, came } of sorted.slice(from, to)) off += chance - came;
    error += Math.abs(off) / sorted.length;
  }
  return error;
}

/** Splits the forecasts into single chances. */
export const listChances = (forecasts: readonly Forecast[]): JudgedChance[] =>
  forecasts.flatMap(({ chances, came }) => chances.map((chance, outcome) => ({ chance, came: came[outcome] ?? 0 })));

/**
 * The calibration error that these forecasts would show if they were perfectly calibrated: outcomes are drawn from the forecasts
 * themselves. One random number decides all forecasts of a match, because they share one outcome.
 */
export function errorFloor(forecasts: readonly Forecast[], random: () => number, rounds = 20): number {
  let sum = 0;
  for (let round = 0; round < rounds; round++) {
    const luck = new Map<number, number>();
    for (const { match } of forecasts) if (!luck.has(match)) luck.set(match, random());
    sum += calibrationError(
      forecasts.flatMap(({ match, chances }) => {
        let left = luck.get(match) ?? 0;
        return chances.map(chance => {
          const came = left >= 0 && left < chance ? 1 : 0;
          left -= chance;
          return { chance, came };
        });
      }),
    );
  }
  return sum / rounds;
}

export const brierScore = (chances: readonly JudgedChance[]): number =>
  chances.reduce((sum, { chance, came }) => sum + (chance - came) ** 2, 0) / chances.length;

export const logLoss = (chances: readonly JudgedChance[]): number =>
  -chances.reduce((sum, { chance, came }) => {
    const inside = Math.min(1 - LEAST, Math.max(LEAST, chance));
    return sum + came * Math.log(inside) + (1 - came) * Math.log(1 - inside);
  }, 0) / chances.length;
