import type { FaultTexts } from '../kit/words/en/edition.ts';

type TextsByName = Readonly<Record<string, string>>;

/** The client's texts about any game besides the game's own words; each game may have more. */
export interface GameTexts {
  /** The game in brief, for a first match and at the top of its rules: the aim, and a turn in at most five lines. */
  readonly beginning: { readonly aim: string; readonly turn: readonly string[] };
  /** Titles of the rule book's sections and of its tables of the box. */
  readonly sections: TextsByName;
  readonly sheets: TextsByName;
  /** The caption of each figure, by the rule beside which it stands. */
  readonly captions: TextsByName;
  readonly edition: {
    /** A sentence about the things that no edition changes. */
    readonly limits: string;
    readonly total: TextsByName;
    readonly fault: FaultTexts;
  };
}
