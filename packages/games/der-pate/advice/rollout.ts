import type { Action, SeatView } from '@consigliere/kernel';
import type { DerPate } from '../types.ts';
import { likes } from './likes.ts';

/** A quick answer: the one that looks best, at random between equals. */
export function rollout(
  view: SeatView<DerPate>,
  legal: readonly Action<DerPate>[],
  random: (n: number) => number,
): Action<DerPate> {
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (let i = 0; i < legal.length; i++) {
    const answer = legal[i];
    if (answer === undefined) break;
    const liked = likes(view, answer);
    if (liked < most) continue;
    equals = liked > most ? 1 : equals + 1;
    if (liked > most || random(equals) === 0) best = answer;
    most = liked;
  }
  if (best === undefined) throw new Error('there is no legal answer');
  return best;
}
