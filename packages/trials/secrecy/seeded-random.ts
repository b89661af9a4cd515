import { random, sfc32 } from '@consigliere/kernel/host';

/** What is drawn from one seed, in order. */
export interface SeededRandom {
  /** A whole number from 0 to n − 1. */
  below(n: number): number;
  /** Whether something happens that happens once in so many times. */
  oneIn(n: number): boolean;
  pick<X>(items: readonly X[]): X;
}

export function seededRandom(seed: string): SeededRandom {
  const rng = sfc32(seed);
  const below = (n: number): number => random(rng, '', n);
  return { below, oneIn: n => below(n) === 0, pick: items => items[below(items.length)] as (typeof items)[number] };
}
