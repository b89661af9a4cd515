import { size } from '@consigliere/games/carta-nostra/mafiosi';
import { type CartaNostra, rules } from '@consigliere/games/carta-nostra/rules';
import { foresee, type SeatView, sfc32 } from '@consigliere/kernel';
import { rulesIn } from '../rules-in.ts';
import { type Ahead, holds, nameOf } from './outcome.ts';
import type { CnAction } from './places.ts';

const END: CnAction = { type: 'end' };

/** What ending the turn brings: the end of the game, CN-6 the discards, or CN-7 the next turn. */
export function endOfTurn(ahead: Ahead): string {
  const { words, view, who, labels } = ahead;
  if (view.seat === null) return '';
  const seen = view as SeatView<CartaNostra>;
  // One dream is enough: nothing hidden decides how a turn ends.
  const { certain } = foresee(rulesIn(rules, view), seen, END, { dreams: 1, rng: sfc32('what if') });
  const over = certain.find(event => event.type === 'game-over');
  if (over?.ending === 'five-kinds') return labels.after.win;
  if (over !== undefined) return words.event['game-over'](over, who);
  const next = certain.find(event => event.type === 'turn');
  return next === undefined ? holds(ahead, size(seen.own.hand)) : labels.after.next(nameOf(ahead, next.seat));
}
