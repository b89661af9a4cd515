import type {
  CheckedGame,
  Follow,
  FrozenRules,
  Game,
  GameBox,
  GameSpeech,
  HiddenOf,
  Language,
  RuleTexts,
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
  by(options: Readonly<Record<string, unknown>>): Promise<W>;
  /** The rules in sentences, as they are played at a table. A board is drawn without them, so they aren't among the words above. */
  rules(options: Readonly<Record<string, unknown>>): Promise<RuleTexts>;
}

/** The rules of a game as hosts and bots use them. */
export interface LoadableRules<T extends Shape = Shape> {
  /** The rules with all the advice that bots follow. */
  game(): Promise<CheckedGame<T>>;
  /** The rules as a host plays them, without advice and previews. */
  hosted(): Promise<Game<T>>;
  /** The rules with the advice for bots that don't search. */
  atSight(): Promise<Game<T>>;
  /** How its events are followed: hosts of a device load it after the board. */
  follow(): Promise<Follow<T>>;
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
  /** How its events are followed. */
  follow(): Promise<Follow<T>>;
  /** The lines of its bots' characters. */
  speech(language: Language): Promise<GameSpeech>;
  rulings(): Promise<readonly Ruling[]>;
  /** The totals of a family that everybody may know, and the hidden things that only a seat knows of itself. */
  totals(): Promise<TotalsOf<T, W>>;
  hidden(): Promise<HiddenOf<T, W>>;
}

/** A game's editions, each part behind its own `import()`. */
interface LoadableEditions<E> {
  standard(): Promise<E>;
  box(): Promise<GameBox<unknown>>;
}

/** The words of a game in one language, and a function that makes them for an edition and the options of a table. */
interface EditionTexts<E, W> {
  readonly standard: W;
  wordsOf(edition: E, options: Readonly<Record<string, unknown>>): W;
}

/** Words that depend on the edition. The box is loaded only for a table that names an edition. */
export function editionWords<E, W>(
  texts: EditionTexts<E, W>,
  editions: LoadableEditions<E>,
  rulesOf: (edition: E) => Promise<RuleTexts>,
): GameWords<W> {
  const editionOf = async ({ edition }: Readonly<Record<string, unknown>>): Promise<E> => {
    if (edition === undefined) return editions.standard();
    const [{ findChosen }, box] = await Promise.all([import('./edition-words.ts'), editions.box()]);
    return findChosen<E>(box, edition) ?? editions.standard();
  };
  return {
    standard: texts.standard,
    by: async options => texts.wordsOf(await editionOf(options), options),
    rules: async options => rulesOf(await editionOf(options)),
  };
}

/** Words that are the same in every edition. */
export const sameWords = <W>(standard: W, rules: () => Promise<RuleTexts>): GameWords<W> => ({
  standard,
  by: async () => standard,
  rules,
});
