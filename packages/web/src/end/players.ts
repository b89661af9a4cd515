import type { Result, Seat, Shape } from '@consigliere/kernel';
import type { Scoring } from '../games/score-sheet.ts';
import type { EndTexts } from '../kit/words/en/end.ts';

/** A player's name and family. */
export interface EndPlayer {
  readonly name: string;
  readonly family: number;
}

/** The subject of a chart's line: a player, or something else (family null). */
export interface LineSubject {
  readonly name: string;
  readonly family: number | null;
}

/** Lists the players by seat. */
export const listPlayers = (
  account: Scoring<Shape>,
  open: Parameters<Scoring<Shape>['familyOf']>[0],
  names: readonly string[],
): readonly EndPlayer[] => names.map((name, seat) => ({ name, family: account.familyOf(open, seat) }));

/** Lists the seats in first place; none if everybody lost. */
export const listWinners = ({ place }: Pick<Result, 'place'>): readonly Seat[] =>
  place.flatMap((each, seat) => (each === 1 ? [seat] : []));

interface WinnerNames {
  /** By seat. */
  readonly names: readonly string[];
  /** The reader's seat; null for a spectator. */
  readonly own: Seat | null;
}

/** Says who won in two parts: what the neon sign says, and the rest; '' if there is none. */
export function splitVerdict(
  winners: readonly Seat[],
  { names, own }: WinnerNames,
  { verdict }: EndTexts,
): readonly [sign: string, rest: string] {
  if (winners.length === 0) return verdict.nobody;
  const others = winners.filter(seat => seat !== own).map(seat => names[seat] ?? '');
  return others.length < winners.length ? verdict.you(others) : verdict.others(others);
}

/** "Anna wins.", "Anna and Ben share the win.", "You and Ben share the win." */
export const sayWinners = (winners: readonly Seat[], who: WinnerNames, texts: EndTexts): string =>
  `${splitVerdict(winners, who, texts).join(' ').trim()}.`;
