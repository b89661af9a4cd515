import type { Action, DeepReadonly, SeatView } from '@consigliere/kernel';
import type { CartaNostra } from '../types.ts';
import { discarding, kidnapping, recruiting } from './choosing.ts';
import { type Glimpse, glimpse } from './glimpse.ts';
import { beginTurn, inTurn } from './in-turn.ts';
import { beginWindow, inWindow } from './in-window.ts';

type View = SeatView<CartaNostra>;
type Answer = Action<CartaNostra>;
type Asked = View['flow'][number] | undefined;

/** What one would answer without much thought: the answers one likes best, and one of them by chance. */
export function rollout(view: View, legal: readonly Answer[], random: (n: number) => number): Answer {
  const { flow } = view;
  const asked = flow[flow.length - 1];
  const seen = glimpse(view);
  if (asked?.kind === 'turn') beginTurn(seen, asked.frame);
  else if (asked?.kind === 'window') beginWindow(seen, asked.frame);
  let best: Answer | undefined;
  let most = Number.NEGATIVE_INFINITY;
  let alike = 1;
  for (let each = 0; each < legal.length; each++) {
    const answer = legal[each];
    if (answer === undefined) break;
    const liked = liking(seen, asked, answer);
    if (liked < most) continue;
    alike = liked > most ? 1 : alike + 1;
    most = liked;
    if (alike === 1 || random(alike) === 0) best = answer;
  }
  if (best === undefined) throw new Error('there is no legal answer');
  return best;
}

function liking(seen: Glimpse, asked: DeepReadonly<Asked>, answer: Answer): number {
  if (asked?.kind === 'turn') return inTurn(seen, answer);
  if (asked?.kind === 'window') return inWindow(seen, answer);
  if (!('mafioso' in answer)) return 0;
  if (asked?.kind === 'kidnap') return kidnapping(seen, asked.frame.victim, answer.mafioso);
  if (asked?.kind === 'recruit') return recruiting(seen, answer.mafioso, asked.frame.himself);
  return discarding(seen, answer.mafioso);
}
