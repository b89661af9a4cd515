import type { Seat, State } from '@consigliere/kernel';
import { dream, sfc32, view } from '@consigliere/kernel/host';
import type { CorleonesEmpire } from '../types.ts';
import type { Scene } from './position.ts';

/** The given number of states imagined from a view, always the same ones. */
export function dreams({ rules, state }: Scene, viewer: Seat | null, count: number): State<CorleonesEmpire>[] {
  const rng = sfc32('dreams');
  const seen = view(rules, state, viewer);
  return Array.from({ length: count }, () => dream(rules, seen, rng));
}

/** Counts how often each imagined state comes up, by the text that describes it. */
export function frequencies(
  worlds: readonly State<CorleonesEmpire>[],
  say: (world: State<CorleonesEmpire>) => string,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const world of worlds) counts[say(world)] = (counts[say(world)] ?? 0) + 1;
  return counts;
}

/** Five standard deviations. */
const STRAYS = 5;

/** The frequencies that don't fit these weights; empty: all fit. */
export function oddities(
  counts: Readonly<Record<string, number>>,
  weights: Readonly<Record<string, number>>,
): Record<string, string> {
  const sum = (each: Readonly<Record<string, number>>): number => Object.values(each).reduce((a, b) => a + b, 0);
  const [all, whole] = [sum(counts), sum(weights)];
  const odd: Record<string, string> = {};
  for (const name of new Set([...Object.keys(counts), ...Object.keys(weights)])) {
    const share = (weights[name] ?? 0) / whole;
    const [found, expected] = [counts[name] ?? 0, all * share];
    if (Math.abs(found - expected) > STRAYS * Math.sqrt(expected * (1 - share)))
      odd[name] = `${found}, not ${expected}`;
  }
  return odd;
}
