import { frozen, type Seat } from '@consigliere/kernel';
import { HITMAN, MAFIOSI, type Mafioso, SMUGGLER } from './mafiosi.ts';

/** Every answer of the game, made once: lists of legal answers are lists of these. */

const MOST_SEATS = 5;
const ofEach = <A extends { readonly type: string }>(make: (mafioso: Mafioso) => A): readonly A[] =>
  MAFIOSI.map((_, mafioso) => frozen(make(mafioso)) as A);
const ofSeats = <X>(make: (seat: Seat) => X): readonly X[] =>
  Array.from({ length: MOST_SEATS }, (_, seat) => make(seat));

export const JOB = ofEach(mafioso => ({ type: 'job', mafioso }) as const);
/** CN-11 By victim. */
export const SMUGGLE = ofSeats(victim => Object.freeze({ type: 'job', mafioso: SMUGGLER, victim } as const));
/** CN-12 By victim, then by the kind to be liquidated. */
export const HIT = ofSeats(victim => ofEach(target => ({ type: 'job', mafioso: HITMAN, victim, target }) as const));
export const IDLE = ofEach(mafioso => ({ type: 'idle', mafioso }) as const);
export const CITY = ofEach(mafioso => ({ type: 'city', mafioso }) as const);
export const END = Object.freeze({ type: 'end' } as const);
export const PASS = Object.freeze({ type: 'pass' } as const);
export const REACT = ofEach(companion => ({ type: 'react', companion }) as const);
export const KIDNAP = ofEach(mafioso => ({ type: 'kidnap', mafioso }) as const);
export const RECRUIT = ofEach(mafioso => ({ type: 'recruit', mafioso }) as const);
export const DISCARD = ofEach(mafioso => ({ type: 'discard', mafioso }) as const);

/** The actions for the kinds of which there is at least one, from a table with a row for each set of kinds. */
export function perKind<A>(actions: readonly A[]): (cards: readonly number[]) => readonly A[] {
  const rows = Array.from({ length: 1 << MAFIOSI.length }, (_, set) =>
    Object.freeze(actions.filter((_, mafioso) => (set >> mafioso) & 1)),
  );
  return cards => rows[kindSet(cards)] as readonly A[];
}

/** The kinds of which there is at least one, as bits. */
export function kindSet(cards: readonly number[]): number {
  let set = 0;
  for (let mafioso = 0; mafioso < cards.length; mafioso++) if (cards[mafioso] !== 0) set |= 1 << mafioso;
  return set;
}
