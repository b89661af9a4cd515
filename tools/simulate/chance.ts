import { random, sfc32 } from '@consigliere/kernel/host';

/** Everything that is left to chance, drawn from one seed. */
export interface Chance {
  /** Uniform in 0 … n − 1. */
  readonly below: (n: number) => number;
  /** Uniform, both ends included. */
  readonly between: (low: number, high: number) => number;
  readonly oneIn: (n: number) => boolean;
  readonly of: <X>(list: readonly X[]) => X;
  readonly hex: (digits: number) => string;
}

export function chanceOf(seed: string): Chance {
  const rng = sfc32(seed);
  const below = (n: number): number => random(rng, '', n);
  return {
    below,
    between: (low, high) => low + below(high - low + 1),
    oneIn: n => below(n) === 0,
    of: list => {
      if (list.length === 0) throw new Error('nothing to choose from');
      return list[below(list.length)] as (typeof list)[number];
    },
    hex: digits => Array.from({ length: digits }, () => below(16).toString(16)).join(''),
  };
}
