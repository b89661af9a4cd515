import type { Seat } from '@consigliere/kernel';
import { countKinds, MAFIOSI, type Mafioso } from '../mafiosi.ts';
import type { CnSeatView } from '../types.ts';

/** What a player sees at a glance before he answers. One for each answer, and nothing else: imagined matches are made of these. */
export interface Glimpse {
  readonly view: CnSeatView;
  readonly region: readonly number[];
  readonly hand: readonly number[];
  /** Kinds in all regions, three bits for each seat; in the own one, and the most in another. */
  readonly kinds: number;
  readonly own: number;
  readonly threat: number;
  /** Players: 0 two, 1 three, 2 more. */
  readonly table: number;
  /** What counts for every answer of a sort alike: see `inTurn` and `inWindow`. */
  wish: number;
  /** CN-4 Whether a missing kind can go into the city in this turn. */
  mayFill: 0 | 1;
  /** The job looked at last, and how much one likes to send him. */
  sent: Mafioso;
  sending: number;
  /** Cards in each hand, once somebody has asked for them. */
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

/** How many turns of others come before that of a seat. */
export const turnsBefore = ({ view: { seat, seats } }: Glimpse, other: Seat): number =>
  ((other - seat + seats) % seats) - 1;
