import type { Seat, Shape, View, Words } from '@consigliere/kernel';
import type { Explained } from './kit/explained.ts';

/** Something that is counted in a family's panel. */
export interface Total {
  readonly label: string;
  readonly value: string;
  readonly explained: Explained;
}

/** What everybody may know of a family: its panel shows all of it, in this order. */
export type TotalsOf<T extends Shape> = (view: View<T>, seat: Seat, words: Words<T>) => readonly Total[];

/** A row that explains itself with the sentences of its rules. */
export function total(
  { rule: sentences }: Pick<Words<Shape>, 'rule'>,
  label: string,
  value: string | number,
  rules: readonly string[],
): Total {
  const lines = rules.flatMap(rule => sentences[rule] ?? []);
  return { label, value: `${value}`, explained: { title: `${label}: ${value}`, lines, rules } };
}
