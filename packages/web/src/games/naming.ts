import type { SingleValue } from '@consigliere/kernel';
import type { RulesTexts } from '../kit/words/en/rules.ts';

/** The names of a box's values. */
export interface Naming {
  /** The name of a value by the steps of its path: "Bar: Front". */
  readonly name: (steps: readonly string[]) => string;
  /** The value in words: "Booze". */
  readonly value: (steps: readonly string[], value: SingleValue) => string;
}

/** The words besides the game's own. */
export interface Around<X = unknown> {
  /** The client's texts about this game. */
  readonly texts: X;
  readonly rules: RulesTexts;
  /** A number as the language writes it. */
  readonly number: (value: number) => string;
}

/** Says values that need no words of the game: yes and no, numbers, nothing. */
export function plainly({ rules, number }: Around, value: SingleValue): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? rules.yes : rules.no;
  return typeof value === 'number' ? number(value) : value;
}
