import { random, sfc32 } from '@consigliere/kernel/host';

/** Random choices that follow from one seed. */
export interface SeededRandom {
  /** A random integer from 0 to n − 1. */
  below(n: number): number;
  /** True once in n times on average. */
  oneIn(n: number): boolean;
  pick<X>(items: readonly X[]): X;
}

export function seededRandom(seed: string): SeededRandom {
  const rng = sfc32(seed);
  const below = (n: number): number => random(rng, '', n);
  return { below, oneIn: n => below(n) === 0, pick: items => items[below(items.length)] as (typeof items)[number] };
}
