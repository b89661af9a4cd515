import type { Game, Shape } from '@consigliere/kernel';
import {
  advance,
  chacha20,
  legal,
  preview,
  random,
  rulesOf,
  sfc32,
  start,
  view,
  waiting,
} from '@consigliere/kernel/host';

/** The most milliseconds that all previews of one decision may take together. */
export const PREVIEW_LIMIT = 20;

/** How long the previews of some decisions took, in milliseconds, the quickest first. */
export type PreviewTimes = readonly number[];

export interface PreviewPlan {
  readonly seats: number;
  readonly seed: number;
  readonly decisions: number;
  /** Each decision is measured this many times; the quickest counts, because the machine does other things too. */
  readonly rounds: number;
}

/** Plays random matches and previews every answer of every decision on the way. */
export function measurePreviews<T extends Shape>(
  game: Game<T>,
  { seats, seed, decisions, rounds }: PreviewPlan,
): PreviewTimes {
  const rules = rulesOf(game, seats);
  if (!rules.ok) throw new Error(rules.why);
  const times: number[] = [];
  const rng = sfc32(`${seed}`);
  for (let match = 0; times.length < decisions; match++) {
    const { state } = start(rules.value, chacha20(`${seed} ${match}`));
    for (let asked = waiting(rules.value, state); asked.length > 0; asked = waiting(rules.value, state)) {
      const seat = asked[random(rng, '', asked.length)] ?? 0;
      const actions = legal(rules.value, state, seat);
      const seen = view(rules.value, state, seat);
      const takes = Array.from({ length: rounds }, () => {
        const before = performance.now();
        for (const action of actions) preview(rules.value, seen, action);
        return performance.now() - before;
      });
      times.push(Math.min(...takes));
      const action = actions[random(rng, '', actions.length)];
      if (action === undefined || times.length >= decisions) break;
      advance(rules.value, state, seat, action);
    }
  }
  return times.sort((a, b) => a - b);
}

const at = (times: PreviewTimes, share: number): number => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;

/** `previews carta-nostra: median 0.8 ms, 99% 3.1 ms, most 5.0 ms of 20` */
export const describePreviews = (game: string, times: PreviewTimes): string =>
  `previews ${game}: median ${at(times, 0.5).toFixed(1)} ms, 99% ${at(times, 0.99).toFixed(1)} ms, most ${at(times, 1).toFixed(1)} ms of ${PREVIEW_LIMIT}`;

export const areQuick = (times: PreviewTimes): boolean => at(times, 1) <= PREVIEW_LIMIT;
