import type { Seat } from '@consigliere/kernel';
import { countKinds, MAFIOSI, type Mafioso } from '../mafiosi.ts';
import type { CnSeatView } from '../types.ts';

/**
 * The facts that a player sees at a glance before answering. One object is made for each answer and nothing else, because imagined
 * matches consist of these.
 */
export interface Glimpse {
  readonly view: CnSeatView;
  readonly region: readonly number[];
  readonly hand: readonly number[];
  /** Kinds in all cities, three bits for each seat; then the kinds in the player's own city, and the most in another. */
  readonly kinds: number;
  readonly own: number;
  readonly threat: number;
  /** Players: 0 two, 1 three, 2 more. */
  readonly table: number;
  /** The part of the rating that is the same for every answer of a sort: see `rateInTurn` and `rateInWindow`. */
  wish: number;
  /** CN-4 Whether a missing kind can be added to the city in this turn. */
  mayFill: 0 | 1;
  /** The kind whose job was rated last, and its rating without a target. */
  sent: Mafioso;
  sending: number;
  /** Cards in each hand; null until they are asked for. */
  hands: readonly number[] | null;
}

const NOBODY = -1;

export function takeGlimpse(view: CnSeatView): Glimpse {
  const { open, seat, own, seats } = view;
  let kinds = 0;
  let threat = 0;
  let mine = 0;
  for (let each = 0; each < seats; each++) {
    const found = countKinds(open.region[each] ?? []);
    kinds |= found << (3 * each);
    if (each === seat) mine = found;
    else if (found > threat) threat = found;
  }
  return {
    view,
    region: open.region[seat] ?? [],
    hand: own.hand,
    kinds,
    own: mine,
    threat,
    table: Math.min(seats, 4) - 2,
    wish: 0,
    mayFill: 0,
    sent: NOBODY,
    sending: 0,
    hands: null,
  };
}

export const kindsOf = ({ kinds }: Glimpse, seat: Seat): number => (kinds >> (3 * seat)) & 7;

export const lacks = ({ region }: Glimpse, mafioso: Mafioso): boolean => region[mafioso] === 0;

/** Whether a card in hand is the only one of a kind that is missing in the city. */
export const isNeeded = (seen: Glimpse, mafioso: Mafioso): boolean => lacks(seen, mafioso) && seen.hand[mafioso] === 1;

/** Whether a kind is missing in city and hand. */
export const isWanted = (seen: Glimpse, mafioso: Mafioso): boolean => lacks(seen, mafioso) && seen.hand[mafioso] === 0;

/** Whether a kind that is missing in the city is in hand. */
export function hasMissing(seen: Glimpse): boolean {
  for (let kind = 0; kind < MAFIOSI.length; kind++) if (seen.hand[kind] !== 0 && lacks(seen, kind)) return true;
  return false;
}

/** The number of other players' turns before that of a seat. */
export const turnsBefore = ({ view: { seat, seats } }: Glimpse, other: Seat): number =>
  ((other - seat + seats) % seats) - 1;
