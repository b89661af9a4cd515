import type { Result, Seat, Shape } from '@consigliere/kernel';
import type { Scoring } from '../games/score-sheet.ts';
import type { EndTexts } from '../kit/words/en/end.ts';

/** Somebody at the table, with the crest that stands on the board. */
export interface EndPlayer {
  readonly name: string;
  readonly family: number;
}

/** What a line through a match is about: a player, or (family null) something that isn't about one player. */
export interface LineSubject {
  readonly name: string;
  readonly family: number | null;
}

/** Who sat where, by seat. */
export const listPlayers = (
  account: Scoring<Shape>,
  open: Parameters<Scoring<Shape>['familyOf']>[0],
  names: readonly string[],
): readonly EndPlayer[] => names.map((name, seat) => ({ name, family: account.familyOf(open, seat) }));

/** The seats in first place; none where everybody lost. */
export const listWinners = ({ place }: Pick<Result, 'place'>): readonly Seat[] =>
  place.flatMap((each, seat) => (each === 1 ? [seat] : []));

interface WinnerNames {
  /** By seat. */
  readonly names: readonly string[];
  /** null: the reader only watches. */
  readonly own: Seat | null;
}

/** "Anna won.", "Anna and Ben share the win.", "You and Ben share the win." */
export function sayWinners(winners: readonly Seat[], { names, own }: WinnerNames, { verdict }: EndTexts): string {
  if (winners.length === 0) return verdict.nobody;
  const others = winners.filter(seat => seat !== own).map(seat => names[seat] ?? '');
  return others.length < winners.length ? verdict.you(others) : verdict.others(others);
}
