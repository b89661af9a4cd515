import type { DeepReadonly, Names, Result, Seat, Shape, State, View, Words } from '@consigliere/kernel';
import type { EndTexts } from '../kit/words/en/end.ts';
import type { GameTexts } from './texts.ts';

/** A line of the score sheet. */
export interface ScoreRow {
  readonly label: string;
  readonly by: readonly number[];
  readonly say: (value: number) => string;
  /** Lines are added up to the sum; a tie-break decides where sums are equal; a hurdle comes before all of them. */
  readonly kind: 'hurdle' | 'line' | 'sum' | 'tie';
  readonly rule: string;
  /** What it is made of, by seat; empty: nothing to say. */
  readonly notes?: readonly string[];
}

/** The score sheet of a match that is over, and in a sentence why it ended so. */
export interface ScoreSheet {
  readonly rows: readonly ScoreRow[];
  readonly why: string;
  readonly rule: string;
}

/** A match that is over, as anybody saw it. */
export interface FinishedMatch<T extends Shape> {
  readonly view: View<T>;
  readonly result: Result;
  /** What was told from the last answer on. */
  readonly events: readonly (T['Event'] | T['Whisper'])[];
  readonly who: Names;
}

/** What there is to be said in. */
export interface ScoreWords<W, X> {
  readonly words: W;
  readonly texts: EndTexts;
  /** What the client says about this game. */
  readonly own: X;
}

/** How a game accounts for its end, and what can be followed through a match. */
export interface Scoring<T extends Shape = Shape, W extends Words<T> = Words<T>, X = GameTexts> {
  sheet(ended: FinishedMatch<T>, spoken: ScoreWords<W, X>): ScoreSheet;
  /** Whose crest a seat has: a family may be chosen, not given by the chair. */
  familyOf(open: DeepReadonly<T['Open']>, seat: Seat): number;
  readonly gauge: {
    label(spoken: ScoreWords<W, X>): string;
    say(value: number, words: W): string;
    /** By seat; known to everybody once the match is over. */
    of(state: State<T>, seats: readonly Seat[]): readonly number[];
  };
}

/** Which of these decided between the winner and the others, the most important first; null: nothing did, the win is shared. */
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

/** Whether some of these seats are equal in everything so far, so that the next criterion is looked at. */
export function isTied(seats: readonly Seat[], criteria: readonly (readonly number[])[]): boolean {
  const names = seats.map(seat => criteria.map(by => by[seat]).join());
  return new Set(names).size < names.length;
}
