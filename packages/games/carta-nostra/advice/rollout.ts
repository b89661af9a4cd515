import type { DeepReadonly } from '@consigliere/kernel';
import type { CnAction, CnSeatView } from '../types.ts';
import { rateDiscard, rateKidnap, rateRecruit } from './choosing.ts';
import { type Glimpse, takeGlimpse } from './glimpse.ts';
import { beginTurn, rateInTurn } from './in-turn.ts';
import { beginWindow, rateInWindow } from './in-window.ts';

type PendingCall = CnSeatView['flow'][number] | undefined;

/** The answer that a player would give without much thought: one of the best-rated answers, at random. */
export function rollout(view: CnSeatView, legal: readonly CnAction[], random: (n: number) => number): CnAction {
  const { flow } = view;
  const asked = flow[flow.length - 1];
  const seen = takeGlimpse(view);
  if (asked?.kind === 'turn') beginTurn(seen, asked.frame);
  else if (asked?.kind === 'window') beginWindow(seen, asked.frame);
  let best: CnAction | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let alike = 1;
  for (let each = 0; each < legal.length; each++) {
    const answer = legal[each];
    if (answer === undefined) break;
    const liked = rateAnswer(seen, asked, answer);
    if (liked < most) continue;
    alike = liked > most ? 1 : alike + 1;
    most = liked;
    if (alike === 1 || random(alike) === 0) best = answer;
  }
  if (best === undefined) throw new Error('there is no legal answer');
  return best;
}

function rateAnswer(seen: Glimpse, asked: DeepReadonly<PendingCall>, answer: CnAction): number {
  if (asked?.kind === 'turn') return rateInTurn(seen, answer);
  if (asked?.kind === 'window') return rateInWindow(seen, answer);
  if (!('mafioso' in answer)) return 0;
  if (asked?.kind === 'kidnap') return rateKidnap(seen, asked.frame.victim, answer.mafioso);
  if (asked?.kind === 'recruit') return rateRecruit(seen, answer.mafioso, asked.frame.himself);
  return rateDiscard(seen, answer.mafioso);
}
