import { MAFIOSI } from '../../index.ts';
import type { MafiosoName } from '../../mafiosi.ts';
import { after, type Happening, type Position, position } from '../index.ts';

/** A position after the draw and the answers since; the seat whose turn it is is asked unless another is named. */
interface ObviousMoment {
  readonly at: Position;
  readonly since?: readonly Happening[];
  readonly seat?: number;
  /** All answers that are right; alternatively `bad`, those that must not be given. */
  readonly good?: readonly unknown[];
  readonly bad?: readonly unknown[];
}

/** The hand of a seat whose hand isn't given. */
const ANY_HAND = 'caporegime 2×don consigliere hitman smuggler';

export function moments(named: Readonly<Record<string, ObviousMoment>>) {
  return Object.entries(named).map(([name, { at, since = [], seat = at.turn ?? 0, ...rest }]) => {
    const hands = Array.from({ length: at.seats ?? 3 }, (_, each) => at.hands?.[each] ?? ANY_HAND);
    return { name, ...rest, scene: after(position({ ...at, hands }), ...since), seat };
  });
}

export const FIVE_KINDS = MAFIOSI.join(' ');

/** Four kinds, in words. */
export const allBut = (missing: MafiosoName): string => MAFIOSI.filter(name => name !== missing).join(' ');

/** Makes something for each of these kinds. */
export const each = <A>(names: string, make: (name: MafiosoName) => A): A[] =>
  names.split(' ').map(name => make(name as MafiosoName));
