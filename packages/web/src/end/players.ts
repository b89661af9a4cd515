import type { Shape } from '@consigliere/kernel';
import type { Account } from '../games/account.ts';

/** Somebody at the table, with the crest that stands on the board. */
export interface Player {
  readonly name: string;
  readonly family: number;
}

/** What a line through a match is about: a player, or (family null) something that isn't about one player. */
export interface Subject {
  readonly name: string;
  readonly family: number | null;
}

/** Who sat where, by seat. */
export const playersOf = (
  account: Account<Shape>,
  open: Parameters<Account<Shape>['familyOf']>[0],
  names: readonly string[],
): readonly Player[] => names.map((name, seat) => ({ name, family: account.familyOf(open, seat) }));
