import type { DeepReadonly, Names, Result, Seat, Shape, State, View, Words } from '@consigliere/kernel';
import type { EndTexts } from '../kit/words/en/end.ts';
import type { GameTexts } from './texts.ts';

/** A row of the score sheet. */
export interface ScoreRow {
  readonly label: string;
  readonly by: readonly number[];
  readonly say: (value: number) => string;
  /** Lines add up to the sum; a tie-break decides between equal sums; a hurdle comes before all of them. */
  readonly kind: 'hurdle' | 'line' | 'sum' | 'tie';
  readonly rule: string;
  /** The parts of each value, by seat; empty where there is nothing to say. */
  readonly notes?: readonly string[];
}

/** The score sheet of a finished match, and a sentence about why it ended that way. */
export interface ScoreSheet {
  readonly rows: readonly ScoreRow[];
  readonly why: string;
  readonly rule: string;
}

/** A finished match, as a viewer sees it. */
export interface FinishedMatch<T extends Shape> {
  readonly view: View<T>;
  readonly result: Result;
  /** The events from the last answer on. */
  readonly events: readonly (T['Event'] | T['Whisper'])[];
  readonly who: Names;
}

/** The texts of a score sheet. */
export interface ScoreWords<W, X> {
  readonly words: W;
  readonly texts: EndTexts;
  /** The client's texts about this game. */
  readonly own: X;
}

/** How a game makes its score sheet, and which number the chart of a match follows. */
export interface Scoring<T extends Shape = Shape, W extends Words<T> = Words<T>, X = GameTexts> {
  sheet(ended: FinishedMatch<T>, spoken: ScoreWords<W, X>): ScoreSheet;
  /** The family whose crest a seat has: a family may be chosen, not given by the seat. */
  familyOf(open: DeepReadonly<T['Open']>, seat: Seat): number;
  readonly gauge: {
    label(spoken: ScoreWords<W, X>): string;
    say(value: number, words: W): string;
    /** By seat; known to everybody once the match is over. */
    of(state: State<T>, seats: readonly Seat[]): readonly number[];
  };
}

/** The name of a player; null for the reader, who is called you. */
export const findOther = ({ names, reader }: Names, seat: Seat): string | null =>
  seat === reader ? null : (names[seat] ?? '');

/** Finds the criterion that decided between the winner and the others, the most important first; null if the win is shared. */
export function findDecider(place: readonly number[], criteria: readonly (readonly number[])[]): number | null {
  const winner = place.indexOf(1);
  if (place.filter(each => each === 1).length > 1) return null;
  let others = place.flatMap((_, seat) => (seat === winner ? [] : [seat]));
  for (const [index, by] of criteria.entries()) {
    others = others.filter(seat => by[seat] === by[winner]);
    if (others.length === 0) return index;
  }
  return null;
}

/** Whether some of these seats are equal in all criteria so far, so that the next one is needed. */
export function isTied(seats: readonly Seat[], criteria: readonly (readonly number[])[]): boolean {
  const names = seats.map(seat => criteria.map(by => by[seat]).join());
  return new Set(names).size < names.length;
}
