/** A run of rules: their prefix, the first number and the last. */
type Run = readonly [prefix: string, first: number, last: number];

/** A part of a rule book; the parts come in the order in which people learn the game. */
export interface Section<Id extends string = string> {
  readonly id: Id;
  readonly runs: readonly Run[];
}

/** The rules of a section, by number. */
export const rulesIn = ({ runs }: Section): string[] =>
  runs.flatMap(([prefix, first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => `${prefix}${first + at}`),
  );

/** A ruling as the book shows it beside its rule. */
export interface BookRuling {
  readonly ruling: string;
  readonly reason: string;
  /** The name of the option with which a table may play it differently. */
  readonly option: string | null;
}

/** A row of a table of the box: its cells as texts, the first being its name. */
export interface BoxTableRow {
  readonly id: string;
  readonly cells: readonly string[];
  /** The mark of this row, if it differs from the table's. */
  readonly mark?: string;
}

/** A table of the box, made from the edition in play. */
export interface BoxTable {
  /** The id of the component row in the rules: CN-C1. */
  readonly id: string;
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly BoxTableRow[];
  /** The mark of the whole table; null if there is nothing to be sure of. */
  readonly mark: string | null;
  /** The rulings about this component. */
  readonly rulings?: readonly BookRuling[];
}
