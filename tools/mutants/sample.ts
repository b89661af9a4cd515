import { chacha20, shuffle } from '@consigliere/kernel/host';

/** `count` of the items, drawn without return, the same for the same seed. */
export const sampleOf = <X>(items: readonly X[], count: number, seed: string, purpose: string): X[] =>
  shuffle(chacha20(seed), purpose, [...items]).slice(0, count);

/** What a sample says of its stratum. */
export interface Tally {
  readonly name: string;
  /** All mutants there are, and those of them that were tried. */
  readonly places: number;
  readonly sampled: number;
  readonly killed: number;
}

/** A share in percent with half its 95 % interval. */
export interface Score {
  readonly percent: number;
  readonly margin: number;
}

/** The score of all strata together, each weighing as many places as it has. */
export function scoreOf(tallies: readonly Tally[]): Score {
  const all = tallies.reduce((sum, { places }) => sum + places, 0);
  let [mean, variance] = [0, 0];
  for (const { places, sampled, killed } of tallies) {
    if (sampled === 0) continue;
    const [weight, share] = [places / all, killed / sampled];
    mean += weight * share;
    variance += weight ** 2 * shareVariance(share, sampled, places);
  }
  return { percent: 100 * mean, margin: 100 * 1.96 * Math.sqrt(variance) };
}

/** One found and one missed are added (as Agresti and Coull do), so that a sample in which all were found is not called certain. */
function shareVariance(share: number, sampled: number, places: number): number {
  const counted = sampled + 4;
  const middle = (share * sampled + 2) / counted;
  const untried = places > 1 ? (places - sampled) / (places - 1) : 0;
  return ((middle * (1 - middle)) / counted) * untried;
}

export const written = ({ percent, margin }: Score): string => `${percent.toFixed(1)} % ± ${margin.toFixed(1)}`;
