import type { Rules, Seat, Shape, State } from '@consigliere/kernel';
import { legal, random, sfc32, view } from '@consigliere/kernel/host';
import type { Situation } from '../situation.ts';

/** The situation of a seat in a state. The seed makes its random numbers. */
export function situationOf<T extends Shape>(
  rules: Rules<T>,
  state: State<T>,
  seat: Seat = 0,
  seed = 'bot',
): Situation<T> {
  const rng = sfc32(seed);
  return {
    rules,
    view: view(rules, state, seat),
    heard: [],
    actions: legal(rules, state, seat),
    random: n => random(rng, 'bot', n),
  };
}
