import type { SingleValue } from '@consigliere/kernel';
import type { RulesTexts } from '../kit/words/en/rules.ts';

/** What the places of a box are called, and what stands there. */
export interface Naming {
  /** "Bar: Front", by the steps of a path. */
  readonly name: (steps: readonly string[]) => string;
  /** "Booze", by the same steps. */
  readonly value: (steps: readonly string[], value: SingleValue) => string;
}

/** The words that aren't the game's own. */
export interface Around<X = unknown> {
  /** What the client says about this game. */
  readonly texts: X;
  readonly rules: RulesTexts;
  /** A number as the language writes it. */
  readonly number: (value: number) => string;
}

/** What has no better words: yes and no, numbers, nothing. */
export function plainly({ rules, number }: Around, value: SingleValue): string {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? rules.yes : rules.no;
  return typeof value === 'number' ? number(value) : value;
}
