import type { Seat } from '@consigliere/kernel';
import { knownCards } from '../imagine.ts';
import { add, type Cards, countCards, countOf, DON, MAFIOSI, type Mafioso } from '../mafiosi.ts';
import type { CnSeatView } from '../types.ts';
import { WEIGHTS } from './weights.ts';

/** A seat in the race, as far as the viewer can tell. */
export interface Runner {
  readonly region: readonly number[];
  /** Cards of the hand that the viewer knows. */
  readonly known: readonly number[];
  /** The number of cards that the viewer doesn't know. */
  readonly unknown: number;
}

/** All seats, counting cards that are about to leave or enter a hand. */
export function runnersOf(view: CnSeatView): Runner[] {
  const top = view.flow.at(-1);
  const { hands } = view.tally;
  return view.open.region.map((region, seat) => {
    const known = knownCards(view, seat);
    const unknown = unseen(view, seat, countOf(hands, seat) - countCards(known));
    if (top?.kind === 'recruit' && top.frame.seat === seat) recruit(view, top.frame, known);
    if (top?.kind !== 'kidnap' || top.frame.victim !== seat) return { region, known, unknown };
    return { region, known, unknown: kidnap(region, known) ? unknown : unknown * WEIGHTS.left };
  });
}

/**
 * The number of cards of a hand that the viewer doesn't know. CN-3 The card with which a turn begins isn't counted in that turn;
 * otherwise it would seem better not to let the next player begin.
 */
function unseen({ open, seat: viewer }: CnSeatView, seat: Seat, unknown: number): number {
  const drawn = seat !== viewer && seat === open.turn ? 1 : 0;
  return Math.max(0, unknown - drawn);
}

/** CN-13 The Consigliere's player will take a kind that is missing in city and hand, if one lies there. */
function recruit({ open }: CnSeatView, { seat, himself }: { seat: Seat; himself: number | null }, known: Cards): void {
  const others = open.discard.filter((_, at) => at !== himself);
  const isWanted = (mafioso: Mafioso): boolean => open.region[seat]?.[mafioso] === 0 && countOf(known, mafioso) === 0;
  const taken = others.find(isWanted) ?? others[0];
  if (taken !== undefined) add(known, taken, 1);
}

/** CN-11 The victim will lose the only card of a missing kind, or a Don. Returns whether it is among the known cards. */
function kidnap(region: readonly number[], known: Cards): boolean {
  const missed = MAFIOSI.findIndex((_, kind) => region[kind] === 0 && countOf(known, kind) === 1);
  const lost = missed >= 0 ? missed : countOf(known, DON) > 0 ? DON : known.findIndex(count => count > 0);
  if (lost >= 0) add(known, lost, -1);
  return lost >= 0;
}
