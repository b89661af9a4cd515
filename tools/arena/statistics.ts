/** A mean over blocks with its 95 % interval. */
export interface Estimate {
  readonly mean: number;
  /** Half the width of the interval. */
  readonly margin: number;
}

export function estimate(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, margin: 1.96 * Math.sqrt(varianceOf(values, mean) / values.length) };
}

function varianceOf(values: readonly number[], mean: number): number {
  return values.length < 2 ? 0 : values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/** A win rate of at most `low`, or of at least `high`. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

/** Errors of 5 % either way. */
const BOUND = Math.log(0.95 / 0.05);
/** The least number of blocks for a verdict. */
const FEWEST = 20;

/**
 * Sequential probability ratio test over block means, which are nearly normal: above the bound the high rate is accepted, below minus the
 * bound the low one; between them there is no verdict yet.
 */
export function sprt(
  values: readonly number[],
  { low, high }: Hypotheses,
): { ratio: number; verdict: 'high' | 'low' | null } {
  const { mean } = estimate(values);
  const variance = varianceOf(values, mean);
  if (values.length < FEWEST) return { ratio: 0, verdict: null };
  if (variance === 0) return { ratio: 0, verdict: mean >= high ? 'high' : mean <= low ? 'low' : null };
  const ratio = (values.length * (high - low) * (2 * mean - low - high)) / (2 * variance);
  return { ratio, verdict: ratio > BOUND ? 'high' : ratio < -BOUND ? 'low' : null };
}
