import type { FactChange } from './preview.ts';
import type { Action, ActionOf, AskingKind, DeepReadonly, FrameOf, Seat, SeatView, Shape, View } from './shape.ts';

export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

type TypedThing = { readonly type: string };
/** A sentence for every member of a union of objects with `type`. */
export type Sentences<U extends TypedThing> = {
  readonly [K in U['type']]: (it: DeepReadonly<Extract<U, { type: K }>>, who: Names) => string;
};

/** Sentences by the numbers of their rules. */
export type RuleTexts = Readonly<Record<string, string>>;

/** A point that the rulebooks leave open, and how we settled it. */
interface RulingText {
  /** Our sentence of the rule. */
  readonly ruling: string;
  /** Why we read the rulebooks this way. */
  readonly reason: string;
}

/** A ruling in every language. A rule may be printed and contain a ruling, or several. */
export interface Ruling extends Readonly<Record<Language, RulingText>> {
  /** The number of the rule or of the component row it belongs to. */
  readonly rule: string;
  /** The option with which a table can play the point differently. */
  readonly option?: string;
}

/** The players' names by seat, and the reader's own seat: sentences need both. */
export interface Names {
  readonly names: readonly string[];
  readonly reader: Seat | null;
}

/** A character that a bot can play as. */
export interface Character {
  /** The full name, first name first, the same in every language. */
  readonly name: string;
}

/** When a character may say something: at the beginning, after the character's own deed, after somebody else's, after any turn, and at the end. */
export const SPEECH_MOMENTS = ['greets', 'gains', 'hits', 'hurt', 'leads', 'trails', 'turn', 'wins', 'loses'] as const;
export type SpeechMoment = (typeof SPEECH_MOMENTS)[number];

/** The lines of a character. */
interface CharacterSpeech extends Readonly<Record<SpeechMoment, readonly string[]>> {
  /** A sentence about who the character is and how they play. */
  readonly about: string;
}

/** Emotes: a player says one with a single press. Every game has its own words for each. */
export const EMOTES = ['salute', 'respect', 'laughter', 'regret', 'warning', 'hurry'] as const;
export type Emote = (typeof EMOTES)[number];

/** The lines that are spoken at a game's table, in one language. A board is drawn without them. */
export interface GameSpeech {
  /** By level, the weakest first. */
  readonly characters: readonly CharacterSpeech[];
  /** Threats from which a player may pick one at the end of a turn. */
  readonly threats: readonly string[];
  readonly emotes: Readonly<Record<Emote, string>>;
}

/** The words of previews. A clause may be empty if the answer's own words say as much. */
export interface PreviewWords<T extends Shape> {
  readonly changed: {
    readonly [K in T['Fact']['what']]: (change: FactChange<Extract<T['Fact'], { what: K }>>, who: Names) => string;
  };
  readonly depends: Sentences<T['Luck']>;
  /** null: the winners aren't certain. */
  readonly ended: (winners: readonly Seat[] | null, who: Names) => string;
  readonly nothing: string;
  /** Says these clauses for the case that nobody else reacts. */
  readonly unopposed: (clauses: string) => string;
}

/** A game's words in one language. All languages share this type: a missing or extra sentence doesn't compile. */
export interface Words<T extends Shape> {
  readonly name: string;
  /** Says what a decision asks to the player who is asked. */
  readonly asks: {
    readonly [K in AskingKind<T>]: (
      frame: DeepReadonly<FrameOf<T, K>>,
      who: Names,
      /** The legal answers: a prompt promises nothing else. */
      actions: readonly ActionOf<T, K>[],
    ) => string;
  };
  /** Says what a decision waits for to the others. */
  readonly awaits: { readonly [K in AskingKind<T>]: (frame: DeepReadonly<FrameOf<T, K>>, who: Names) => string };
  /** Says what an answer brings, in clauses. */
  readonly preview: PreviewWords<T>;
  readonly action: Sentences<Extract<Action<T>, ActionOf<T, AskingKind<T>>>>;
  readonly event: Sentences<T['Event']>;
  readonly whisper: Sentences<T['Whisper']>;
  /** Says what a player loses by an event, to that player, where the event's own sentence doesn't. */
  readonly losses?: Partial<Sentences<T['Event']>>;
  /** Each rule in a sentence or two of our own. */
  readonly rule: RuleTexts;
  /** The lines of the score sheet. */
  readonly score: Readonly<Record<string, string>>;
  /** Each option and, if they need words, its values. */
  readonly option: Readonly<Record<string, string>>;
  /** A character for each level of bots, the weakest first. */
  readonly characters: readonly Character[];
}

/** Something that can be counted of a family, with the rules that explain it. */
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

/** Something that is hidden from the others, in words. */
interface Hidden {
  readonly label: string;
  /** Empty: there is none. */
  readonly said: string;
}

/** Describes a seat's own hidden things, from its own view. */
export type HiddenOf<T extends Shape, W extends Words<T> = Words<T>> = (
  view: SeatView<T>,
  words: W,
) => readonly Hidden[];

/** A part of the table in words: a line, or rows of cells below their heads (no heads: the cells explain themselves). */
export type BoardPart = string | { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };

/** A table in words: enough to play a game without seeing its board. */
export interface TableText<T extends Shape, W extends Words<T> = Words<T>> {
  /** Describes what lies on the table besides the families' totals, from top to bottom. */
  board(view: View<T>, words: W, who: Names): readonly BoardPart[];
  totals(view: View<T>, seat: Seat, words: W): readonly Total[];
  hidden(view: SeatView<T>, words: W): readonly Hidden[];
  /** Events that begin a paragraph of the log. An event `turn` with a seat begins a turn; the next of these ends it. */
  readonly paragraphs: readonly T['Event']['type'][];
  /** Types of answers in the order of the list. Types that aren't named come first, in the order of the rules. */
  readonly order: readonly Action<T>['type'][];
}
