import type { PreviewWords, Words } from '@consigliere/kernel';
import type { CartaNostra, Ending } from '../types.ts';

/** A card in words: its name in the forms a sentence needs, and what it does. */
export interface MafiosoWords {
  readonly name: string;
  /** As the object of a sentence: "a Hitman". */
  readonly object: string;
  readonly help: string;
}

/** Carta Nostra's words: the general ones, and what only this game has. */
export interface CartaNostraWords extends Words<CartaNostra> {
  readonly preview: PreviewWords<CartaNostra>;
  /** By kind. */
  readonly mafioso: readonly MafiosoWords[];
  readonly ending: Readonly<Record<Ending, string>>;
  readonly table: {
    readonly city: string;
    readonly hand: string;
    readonly drawPile: string;
    readonly discardPile: string;
    readonly cards: (count: number) => string;
    readonly round: (round: number) => string;
    readonly wins: (count: number) => string;
    readonly empty: string;
    /** CN-24 Turns in a row in which no card has moved, and how many end the game. */
    readonly still: (turns: number, of: number) => string;
  };
  /** The labels of its board. */
  readonly board: {
    readonly yourCity: string;
    readonly otherCities: string;
    readonly cityOf: (name: string) => string;
    readonly allCities: string;
    readonly kinds: (kinds: number) => string;
    readonly missing: string;
    readonly handLimit: (limit: number) => string;
    readonly job: string;
    readonly available: string;
    readonly done: string;
    readonly onTheTable: string;
    readonly against: string;
    readonly lastMove: string;
    readonly pass: string;
    readonly stop: string;
    readonly otherCompanion: string;
    readonly yourAnswer: string;
    readonly stopped: string;
    readonly fromTheTop: string;
    readonly onTop: (card: string) => string;
    readonly inCities: (count: number, total: number) => string;
    readonly inHand: (count: number) => string;
  };
}
