/** A run of rules: what their numbers begin with, the first and the last. */
type Run = readonly [prefix: string, first: number, last: number];

/** A part of a rule book, in the order in which somebody learns the game. */
export interface Section<Id extends string = string> {
  readonly id: Id;
  readonly runs: readonly Run[];
}

/** The rules of a section, by number. */
export const rulesIn = ({ runs }: Section): string[] =>
  runs.flatMap(([prefix, first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => `${prefix}${first + at}`),
  );

/** A ruling as the book shows it at its rule. */
export interface BookRuling {
  readonly ruling: string;
  readonly reason: string;
  /** What the option is called with which a table may play it differently. */
  readonly option: string | null;
}

/** A row of the box: its cells as they are said, the first being its name. */
export interface BoxTableRow {
  readonly id: string;
  readonly cells: readonly string[];
  /** The edition's mark of this row alone. */
  readonly mark?: string;
}

/** A table of the box, made of the edition that is played with. */
export interface BoxTable {
  /** The component row of the rules: CN-C1. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly BoxTableRow[];
  /** The edition's mark of the whole; null: nothing to be sure of. */
  readonly mark: string | null;
  /** The rulings about this component. */
  readonly rulings?: readonly BookRuling[];
}
