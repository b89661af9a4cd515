/** What became of one answer: when it was due, and how long it took, in milliseconds. */
export interface LatencySample {
  readonly due: number;
  readonly took: number;
}

/** How long the slowest of so many in a hundred took; 0 where there is nothing. */
export function percentile(samples: readonly LatencySample[], percent: number): number {
  const sorted = samples.map(({ took }) => took).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** Answers that were due from one time to another. */
export const samplesBetween = (samples: readonly LatencySample[], from: number, to: number): readonly LatencySample[] =>
  samples.filter(({ due }) => due >= from && due < to);

/** Two sides of an answer: it is acknowledged to who gave it, and seen by everybody else at the table. */
export interface LatencySamples {
  readonly acknowledged: LatencySample[];
  readonly seen: LatencySample[];
}

export const newLatencySamples = (): LatencySamples => ({ acknowledged: [], seen: [] });
