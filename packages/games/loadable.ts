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

/** A game's words in one language. */
export interface GameWords<W> {
  readonly standard: W;
  /** The words for a table, because another edition may print other things on its cards. */
  by(options: Readonly<Record<string, unknown>>): W;
}

/** The rules of a game as hosts and bots use them. */
export interface LoadableRules<T extends Shape = Shape> {
  /** The rules with all the advice that bots follow. */
  game(): Promise<Game<T>>;
  /** The same without the parts that only a search needs. */
  atSight(): Promise<Game<T>>;
  /** The rules of older versions, by version. */
  readonly frozen: Readonly<Record<number, () => Promise<{ readonly frozen: FrozenRules }>>>;
}

/** The texts of a game, and its rules without advice. */
export interface LoadableParts<T extends Shape = Shape, W extends Words<T> = Words<T>> {
  rules(): Promise<Game<T>>;
  box(): Promise<GameBox<unknown>>;
  words(language: Language): Promise<GameWords<W>>;
  /** The table as text. */
  table(): Promise<TableText<T, W>>;
  rulings(): Promise<readonly Ruling[]>;
  /** The totals of a family that everybody may know, and the hidden things that only a seat knows of itself. */
  totals(): Promise<TotalsOf<T, W>>;
  hidden(): Promise<HiddenOf<T, W>>;
}

/** Words that are the same in every edition. */
export const sameWords = <W>(standard: W): GameWords<W> => ({ standard, by: () => standard });
