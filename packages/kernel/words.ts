import type { FactChange } from './preview.ts';
import type { Action, ActionOf, AskingKind, DeepReadonly, FrameOf, Seat, SeatView, Shape, View } from './shape.ts';

export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

type TypedThing = { readonly type: string };
/** A sentence for every member of a union of objects with `type`. */
export type Sentences<U extends TypedThing> = {
  readonly [K in U['type']]: (it: DeepReadonly<Extract<U, { type: K }>>, who: Names) => string;
};

/** A point that the rulebooks leave open, and how we have settled it. */
interface RulingText {
  /** The sentence of the rule that is ours. */
  readonly ruling: string;
  /** Why we read the rulebooks this way. */
  readonly reason: string;
}

/** A ruling in every language. A rule may be printed and contain a ruling, or several. */
export interface Ruling extends Readonly<Record<Language, RulingText>> {
  /** The number of the rule or of the component row it belongs to. */
  readonly rule: string;
  /** The table option with which a table may play the point differently. */
  readonly option?: string;
}

/** Who sits where, for the sentences: names by seat, and the reader's own seat. */
export interface Names {
  readonly names: readonly string[];
  readonly reader: Seat | null;
}

/** Somebody a bot may play as. */
export interface Character {
  /** The first name first, the same in every language. */
  readonly name: string;
  /** Who that is and how he or she plays, in a sentence. */
  readonly about: string;
  /** What may be said after a turn, whatever happened in it. */
  readonly lines: readonly string[];
}

/** What previews say. A clause may be empty where the answer's own words say as much. */
export interface PreviewWords<T extends Shape> {
  readonly changed: {
    readonly [K in T['Fact']['what']]: (change: FactChange<Extract<T['Fact'], { what: K }>>, who: Names) => string;
  };
  readonly depends: Sentences<T['Luck']>;
  /** null: who wins isn't certain. */
  readonly ended: (winners: readonly Seat[] | null, who: Names) => string;
  readonly nothing: string;
  /** Says these clauses for the case that nobody else reacts. */
  readonly unopposed: (clauses: string) => string;
}

/** A game's words in one language. One type for all languages: a missing or an extra sentence does not compile. */
export interface Words<T extends Shape> {
  readonly name: string;
  /** What a decision asks, said to the one who is asked. */
  readonly asks: {
    readonly [K in AskingKind<T>]: (
      frame: DeepReadonly<FrameOf<T, K>>,
      who: Names,
      /** The legal answers: a prompt promises nothing else. */
      actions: readonly ActionOf<T, K>[],
    ) => string;
  };
  /** What a decision waits for, said to the others. */
  readonly awaits: { readonly [K in AskingKind<T>]: (frame: DeepReadonly<FrameOf<T, K>>, who: Names) => string };
  /** What an answer brings, in clauses. */
  readonly preview: PreviewWords<T>;
  readonly action: Sentences<Extract<Action<T>, ActionOf<T, AskingKind<T>>>>;
  readonly event: Sentences<T['Event']>;
  readonly whisper: Sentences<T['Whisper']>;
  /** Each rule in a sentence or two of our own. */
  readonly rule: Readonly<Record<string, string>>;
  /** The lines of the score sheet. */
  readonly score: Readonly<Record<string, string>>;
  /** Each option and, where they need words, its values. */
  readonly option: Readonly<Record<string, string>>;
  /** A character for each level of bots, the weakest first. */
  readonly characters: readonly Character[];
}

/** Something that can be counted of a family, with the rules that say what it is for. */
export interface Total {
  readonly label: string;
  readonly value: string | number;
  readonly rules: readonly string[];
}

/** Everything a viewer may know of a family, in the order in which it is shown. */
export type TotalsOf<T extends Shape, W extends Words<T> = Words<T>> = (
  view: View<T>,
  seat: Seat,
  words: W,
) => readonly Total[];

/** Something that lies hidden from the others, in words. */
interface Hidden {
  readonly label: string;
  /** Empty: there is nothing of it. */
  readonly said: string;
}

/** What a seat alone knows of its own things, from its own view. */
export type HiddenOf<T extends Shape, W extends Words<T> = Words<T>> = (
  view: SeatView<T>,
  words: W,
) => readonly Hidden[];

/** A part of the table in words: a line, or rows of cells below their heads (none: the cells speak for themselves). */
export type BoardPart = string | { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** What a player reads of a table: with the words, enough to play a game without seeing its board. */
export interface TableText<T extends Shape, W extends Words<T> = Words<T>> {
  /** What lies on the table beside the families' totals, from top to bottom. */
  board(view: View<T>, words: W, who: Names): readonly BoardPart[];
  totals(view: View<T>, seat: Seat, words: W): readonly Total[];
  hidden(view: SeatView<T>, words: W): readonly Hidden[];
  /** The events that begin a paragraph of the log. An event `turn` with a seat begins a turn; the next of these ends it. */
  readonly paragraphs: readonly T['Event']['type'][];
  /** Types of answers in the order of the list; types that aren't named come first, as the rules have them. */
  readonly order: readonly Action<T>['type'][];
}
