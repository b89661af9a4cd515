import type { Result, Seat } from '@consigliere/kernel';
import type { EndTexts } from '../words/en/end.ts';

/** The seats in first place; none where everybody lost. */
export const winnersOf = ({ place }: Pick<Result, 'place'>): readonly Seat[] =>
  place.flatMap((each, seat) => (each === 1 ? [seat] : []));

interface Readers {
  /** By seat. */
  readonly names: readonly string[];
  /** null: the reader only watches. */
  readonly own: Seat | null;
}

/** "Anna won.", "Anna and Ben share the win.", "You and Ben share the win." */
export function sayWinners(winners: readonly Seat[], { names, own }: Readers, { verdict }: EndTexts): string {
  if (winners.length === 0) return verdict.nobody;
  const others = winners.filter(seat => seat !== own).map(seat => names[seat] ?? '');
  return others.length < winners.length ? verdict.you(others) : verdict.others(others);
}
