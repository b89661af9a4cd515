/** What one types, beside the number of an answer. The letters are the same in every language. */
export const KEYS = ['u', 'p', '?', 'l', 't', 'w', 'q'] as const;
export type Key = (typeof KEYS)[number];

/** The words of the terminal itself, the same for every game. One type for all languages. */
export interface PlayWords {
  /** The person at the terminal, in a table of names. */
  readonly you: string;
  readonly welcome: (game: string, names: readonly string[]) => string;
  /** Before the cursor: what may be typed. */
  readonly prompt: {
    readonly only: string;
    readonly undo: string;
    readonly pass: string;
    readonly help: string;
    readonly next: string;
    readonly rematch: string;
  };
  /** Where several things may be typed, what each would do. */
  readonly command: Readonly<Record<Key, string>>;
  readonly number: string;
  readonly enter: string;
  readonly help: {
    readonly title: string;
    readonly topics: (names: string) => string;
    readonly rules: (first: string, last: string) => string;
    readonly people: (names: readonly string[]) => string;
    readonly unknown: (asked: string, topics: string) => string;
    readonly ambiguous: (asked: string, names: string) => string;
  };
  readonly wrong: {
    readonly number: (typed: string, count: number) => string;
    readonly command: (typed: string) => string;
    readonly nothing: (count: number) => string;
    readonly noPass: string;
    readonly noUndo: string;
    readonly nothingYet: string;
  };
  readonly barred: { readonly title: string; readonly none: string };
  /** In the log. */
  readonly answered: (label: string) => string;
  readonly tookBack: (name: string) => string;
  readonly youTookBack: string;
  readonly says: (name: string, text: string) => string;
  readonly thinks: (name: string) => string;
  readonly othersThink: string;
  /** Who a character is. */
  readonly introduces: (name: string, level: number, about: string) => string;
  /** That some play like a character. */
  readonly learned: (pupils: readonly string[], teacher: string) => string;
  readonly earlier: (lines: number) => string;
  readonly passing: string;
  readonly result: {
    readonly title: string;
    readonly place: string;
    readonly lost: string;
    readonly unfinished: string;
  };
  readonly ending: {
    readonly saved: (file: string) => string;
    readonly replay: (command: string) => string;
    readonly again: (command: string) => string;
    readonly seed: (seed: string) => string;
    readonly howToSave: string;
    readonly goodbye: string;
  };
  /** Of a record that is replayed. */
  readonly replay: {
    readonly match: (game: string, answers: number) => string;
    readonly seats: string;
    readonly checked: string;
  };
}
