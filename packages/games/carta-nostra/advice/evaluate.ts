import type { Seat, SeatView } from '@consigliere/kernel';
import { result } from '../ending.ts';
import { CONSIGLIERE, countOf, HITMAN, SMUGGLER } from '../mafiosi.ts';
import type { CartaNostra } from '../types.ts';
import { turnsLeft } from './race.ts';
import { WEIGHTS } from './weights.ts';

type View = SeatView<CartaNostra>;

/** How likely the viewer is to win the match: 1 won, 0 lost. A game is a race of all seats to five kinds. */
export function evaluate(view: View): number {
  const { open, given, seat: viewer } = view;
  const place = result(open, given)?.place;
  if (place !== undefined) return place[viewer] === 1 ? 1 / place.filter(each => each === 1).length : 0;
  const strength = open.region.map((_, seat) =>
    Math.exp(-WEIGHTS.lead * (turnsLeft(view, seat) - pending(view, seat))),
  );
  const all = strength.reduce((sum, each) => sum + each, 0);
  return strength.reduce((sum, each, winner) => sum + (each / all) * standing(view, viewer, winner), 0);
}

/** CN-30 How the viewer stands in the match once another game is won: each win counts three times the one before. */
function standing({ open, given }: View, viewer: Seat, winner: Seat): number {
  const wins = open.wins.map((each, seat) => (seat === winner ? each + 1 : each));
  if (countOf(wins, winner) >= given.wins) return winner === viewer ? 1 : 0;
  return 3 ** countOf(wins, viewer) / wins.reduce((sum, each) => sum + 3 ** each, 0);
}

/** What a seat is about to win in turns, or (below 0) to lose, by what is being decided. */
function pending({ flow, open }: View, seat: Seat): number {
  const top = flow.at(-1);
  if (top?.kind === 'kidnap') return top.frame.victim === seat ? -WEIGHTS.loss : 0;
  if (top?.kind === 'recruit') return top.frame.seat === seat && canUse(open, seat) ? WEIGHTS.wait : 0;
  if (top?.kind !== 'window' || top.frame.dons.length % 2 === 1) return 0;
  const { mafioso, victim, seat: owner } = top.frame;
  if (mafioso === HITMAN || mafioso === SMUGGLER) return victim === seat ? -WEIGHTS.loss : 0;
  return owner === seat ? WEIGHTS.wait / (mafioso === CONSIGLIERE ? 2 : 4) : 0;
}

/** CN-13 Whether a missing kind lies on the discard pile. */
const canUse = ({ region, discard }: View['open'], seat: Seat): boolean =>
  discard.some(mafioso => region[seat]?.[mafioso] === 0);
