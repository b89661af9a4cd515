import type { DpAction, DpSeatView } from '../types.ts';
import { rateAnswer } from './likes.ts';

/** A quick answer: the one that looks best, at random between equals. */
export function rollout(view: DpSeatView, legal: readonly DpAction[], random: (n: number) => number): DpAction {
  let best = legal[0];
  let most = Number.NEGATIVE_INFINITY;
  let equals = 0;
  for (let i = 0; i < legal.length; i++) {
    const answer = legal[i];
    if (answer === undefined) break;
    const liked = rateAnswer(view, answer);
    if (liked < most) continue;
    equals = liked > most ? 1 : equals + 1;
    if (liked > most || random(equals) === 0) best = answer;
    most = liked;
  }
  if (best === undefined) throw new Error('there is no legal answer');
  return best;
}
