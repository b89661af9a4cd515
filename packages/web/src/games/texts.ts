import type { FaultTexts } from '../kit/words/en/edition.ts';

type TextsByName = Readonly<Record<string, string>>;

/** What the client says about any game beside the game's own words; each game may say more. */
export interface GameTexts {
  /** Titles of the rule book's sections and of its tables of the box. */
  readonly sections: TextsByName;
  readonly sheets: TextsByName;
  /** What each figure shows, by the rule beside which it stands. */
  readonly captions: TextsByName;
  readonly edition: {
    /** What no edition changes. */
    readonly limits: string;
    readonly total: TextsByName;
    readonly fault: FaultTexts;
  };
}
