import {
  type Box,
  chosenEdition,
  type FrozenRules,
  type Game,
  type Language,
  type Ruling,
  type Shape,
  type TableText,
  type Words,
} from '@consigliere/kernel';

type Options = Readonly<Record<string, unknown>>;

/** A game's words in one language. */
export interface GameWords<W> {
  readonly standard: W;
  /** The words at a table: another edition prints other things on its cards. */
  by(options: Options): W;
}

/** Everything of a game that other packages use, each part loaded by itself when it's wanted. */
export interface GameParts<T extends Shape = Shape, W extends Words<T> = Words<T>> {
  /** The rules with all the advice that bots follow. */
  game(): Promise<Game<T>>;
  /** The same without what only a search needs. */
  atSight(): Promise<Game<T>>;
  /** The rules alone. */
  rules(): Promise<Game<T>>;
  box(): Promise<Box<unknown>>;
  words(language: Language): Promise<GameWords<W>>;
  table(): Promise<TableText<T, W>>;
  rulings(): Promise<readonly Ruling[]>;
  /** The rules of older versions, by version. */
  readonly frozen: Readonly<Record<number, () => Promise<{ readonly frozen: FrozenRules }>>>;
}

/** Parts as code that works with any game sees them: this is where a game's own types are given up. */
export const anyParts = <T extends Shape, W extends Words<T>>(parts: GameParts<T, W>): GameParts =>
  parts as unknown as GameParts;

/** Words that are the same in every edition. */
export const sameWords = <W>(standard: W): GameWords<W> => ({ standard, by: () => standard });

/** Words that say what an edition prints, for a box whose faults make sure that its editions are of type E. */
export const printedWords = <E, W>(
  box: Box<unknown>,
  standard: W,
  wordsOf: (edition: E, options: Options) => W,
): GameWords<W> => ({
  standard,
  by: options => {
    const chosen = chosenEdition(box, options.edition);
    return chosen.ok ? wordsOf(chosen.value as E, options) : standard;
  },
});
