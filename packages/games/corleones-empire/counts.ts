/** Lists of counts, one for each kind of thing. */

export const at = (counts: readonly number[], index: number): number => counts[index] ?? 0;

export function addTo(counts: number[], index: number, by = 1): void {
  counts[index] = (counts[index] ?? 0) + by;
}

export function total(counts: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i] ?? 0;
  return sum;
}
