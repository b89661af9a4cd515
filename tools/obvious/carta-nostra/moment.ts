import { type CartaNostra, MAFIOSI } from '@consigliere/games/carta-nostra';
import { after, type Happening, type Position, position } from '@consigliere/games/carta-nostra/testing';
import type { Obvious } from '../obvious.ts';

/** A position after the draw and what has happened since; the seat at turn is asked unless another is named. */
interface Moment extends Omit<Obvious<CartaNostra>, 'scene' | 'seat'> {
  readonly at: Position;
  readonly since?: readonly Happening[];
  readonly seat?: number;
}

/** What a hand looks like that nobody has said anything about. */
const ANY_HAND = 'caporegime 2×don consigliere hitman smuggler';

export function moments(list: readonly Moment[]): Obvious<CartaNostra>[] {
  return list.map(({ at, since = [], seat = at.turn ?? 0, ...rest }) => {
    const hands = Array.from({ length: at.seats ?? 3 }, (_, each) => at.hands?.[each] ?? ANY_HAND);
    return { ...rest, scene: after(position({ ...at, hands }), ...since), seat };
  });
}

type Name = (typeof MAFIOSI)[number];

export const FIVE_KINDS = MAFIOSI.join(' ');

/** Four kinds, in words. */
export const allBut = (missing: Name): string => MAFIOSI.filter(name => name !== missing).join(' ');

/** Something done with each of these kinds. */
export const each = <A>(names: string, make: (name: Name) => A): A[] =>
  names.split(' ').map(name => make(name as Name));
