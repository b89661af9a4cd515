import type { CheckedGame, Seat, SeatView } from '@consigliere/kernel';
import { kindOf, sitdown as rules, type Sitdown } from '@consigliere/kernel/sitdown';
import { follow } from './follow.ts';

type View = SeatView<Sitdown>;

/** The dollars that a card is expected to bring. */
const WORTH = { hit: 1.6, racket: 3.5, bodyguard: 0, informer: 0.2 };
/** The worth of a card in the hand: most may still be played, and a bodyguard saves $2 now and then. */
const HELD = { hit: 0.7, racket: 1.6, bodyguard: 0.8, informer: 0.1 };
const UNKNOWN = 0.8;

/** The cards of a seat that were pledged and not yet played; the viewer's own picks count as pledged. */
function pledgedBy({ flow, picks, seat: viewer }: View, seat: Seat): number[] {
  const resolving = flow.find(call => call.kind === 'resolve');
  const queue = resolving?.kind === 'resolve' ? resolving.frame.queue : [];
  const picked = seat === viewer ? picks.flatMap(pick => (pick.type === 'pick' ? [pick.card] : [])) : [];
  return [...queue.filter(each => each.seat === seat).map(({ card }) => card), ...picked];
}

function strengthOf(view: View, seat: Seat): number {
  const pledged = pledgedBy(view, seat);
  const held = view.own.hand.filter(card => !pledged.includes(card));
  const hand =
    seat === view.seat
      ? held.reduce((sum, card) => sum + HELD[kindOf(card)], 0)
      : UNKNOWN * (view.tally.hands[seat] ?? 0);
  const brings = pledged.reduce((sum, card) => sum + WORTH[kindOf(card)], 0);
  return (view.recalled.cash[seat] ?? 0) + brings + hand;
}

/** How likely the viewer is to have the most cash at the end. */
function evaluate(view: View): number {
  const place = rules.result(view.open, view.given)?.place;
  if (place !== undefined) return place[view.seat] === 1 ? 1 / place.filter(each => each === 1).length : 0;
  const chances = view.tally.hands.map((_, seat) => Math.exp(0.3 * strengthOf(view, seat)));
  return (chances[view.seat] ?? 0) / chances.reduce((sum, each) => sum + each, 0);
}

export const sitdown: CheckedGame<Sitdown> = {
  ...rules,
  follow,
  advice: { evaluate, search: { horizon: 60, whims: 10 } },
};
