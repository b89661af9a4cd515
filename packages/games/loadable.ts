import type {
  FrozenRules,
  Game,
  GameBox,
  HiddenOf,
  Language,
  Ruling,
  Shape,
  TableText,
  TotalsOf,
  Words,
} from '@consigliere/kernel';

type OptionValues = Readonly<Record<string, unknown>>;

/** A game's words in one language. */
export interface GameWords<W> {
  readonly standard: W;
  /** The words at a table: another edition prints other things on its cards. */
  by(options: OptionValues): W;
}

/** The rules of a game as hosts and bots use them. */
export interface LoadableRules<T extends Shape = Shape> {
  /** The rules with all the advice that bots follow. */
  game(): Promise<Game<T>>;
  /** The same without what only a search needs. */
  atSight(): Promise<Game<T>>;
  /** The rules of older versions, by version. */
  readonly frozen: Readonly<Record<number, () => Promise<{ readonly frozen: FrozenRules }>>>;
}

/** What of a game is shown and said, and the rules alone. */
export interface LoadableParts<T extends Shape = Shape, W extends Words<T> = Words<T>> {
  rules(): Promise<Game<T>>;
  box(): Promise<GameBox<unknown>>;
  words(language: Language): Promise<GameWords<W>>;
  /** The table as text. */
  table(): Promise<TableText<T, W>>;
  rulings(): Promise<readonly Ruling[]>;
  /** What everybody may know of a family, and what a seat alone knows of its own things. */
  totals(): Promise<TotalsOf<T, W>>;
  hidden(): Promise<HiddenOf<T, W>>;
}

/** Words that are the same in every edition. */
export const sameWords = <W>(standard: W): GameWords<W> => ({ standard, by: () => standard });
