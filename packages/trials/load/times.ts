/** What became of one answer: when it was due, and how long it took, in milliseconds. */
export interface Sample {
  readonly due: number;
  readonly took: number;
}

/** How long the slowest of so many in a hundred took; 0 where there is nothing. */
export function percentile(samples: readonly Sample[], percent: number): number {
  const sorted = samples.map(({ took }) => took).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** Answers that were due from one time to another. */
export const between = (samples: readonly Sample[], from: number, to: number): readonly Sample[] =>
  samples.filter(({ due }) => due >= from && due < to);

/** Two sides of an answer: it is acknowledged to who gave it, and seen by everybody else at the table. */
export interface Times {
  readonly acknowledged: Sample[];
  readonly seen: Sample[];
}

export const newTimes = (): Times => ({ acknowledged: [], seen: [] });
