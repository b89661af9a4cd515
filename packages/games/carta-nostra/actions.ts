import { type Answers, answers, getAt } from '@consigliere/kernel';
import { HITMAN, MAFIOSI, type Mafioso, SMUGGLER } from './mafiosi.ts';

/** Every answer of the game, made once: lists of legal answers are lists of these. */

const MOST_SEATS = 5;
const ofKinds = <const A>(make: (mafioso: Mafioso) => A): Answers<A> => answers(MAFIOSI.length, make);

export const JOB = ofKinds(mafioso => ({ type: 'job', mafioso }));
/** CN-11 By victim. */
export const SMUGGLE = answers(MOST_SEATS, victim => ({ type: 'job', mafioso: SMUGGLER, victim }));
/** CN-12 By victim, then by the kind to be liquidated. */
export const HIT = answers(MOST_SEATS, victim => ofKinds(target => ({ type: 'job', mafioso: HITMAN, victim, target })));
export const IDLE = ofKinds(mafioso => ({ type: 'idle', mafioso }));
export const CITY = ofKinds(mafioso => ({ type: 'city', mafioso }));
export const END = Object.freeze({ type: 'end' } as const);
export const PASS = Object.freeze({ type: 'pass' } as const);
export const REACT = ofKinds(companion => ({ type: 'react', companion }));
export const KIDNAP = ofKinds(mafioso => ({ type: 'kidnap', mafioso }));
export const RECRUIT = ofKinds(mafioso => ({ type: 'recruit', mafioso }));
export const DISCARD = ofKinds(mafioso => ({ type: 'discard', mafioso }));

/** The actions for the kinds of which there is at least one, from a table with a row for each set of kinds. */
export function perKind<A>({ all }: Answers<A>): (cards: readonly number[]) => readonly A[] {
  const rows = Array.from({ length: 1 << MAFIOSI.length }, (_, set) =>
    Object.freeze(all.filter((_, mafioso) => (set >> mafioso) & 1)),
  );
  return cards => getAt(rows, kindSet(cards));
}

/** The kinds of which there is at least one, as bits. */
export function kindSet(cards: readonly number[]): number {
  let set = 0;
  for (let mafioso = 0; mafioso < cards.length; mafioso++) if (cards[mafioso] !== 0) set |= 1 << mafioso;
  return set;
}
