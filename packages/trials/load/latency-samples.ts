/** The latency of one answer, and when it was due, in milliseconds. */
export interface LatencySample {
  readonly due: number;
  readonly took: number;
}

/** The latency below which this percentage of the samples lies; 0 without samples. */
export function percentile(samples: readonly LatencySample[], percent: number): number {
  const sorted = samples.map(({ took }) => took).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** The samples that were due in a period. */
export const samplesBetween = (samples: readonly LatencySample[], from: number, to: number): readonly LatencySample[] =>
  samples.filter(({ due }) => due >= from && due < to);

/** Latency until the sender is acknowledged, and until everybody else at the table has seen the answer. */
export interface LatencySamples {
  readonly acknowledged: LatencySample[];
  readonly seen: LatencySample[];
}

export const newLatencySamples = (): LatencySamples => ({ acknowledged: [], seen: [] });
