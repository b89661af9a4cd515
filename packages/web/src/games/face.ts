import type { Language, Shape, Words } from '@consigliere/kernel';
import type { ComponentChild, ComponentType } from 'preact';
import type { SoundsOf } from '../kit/sound/sounds.ts';
import type { RulesTexts } from '../kit/words/en/rules.ts';
import type { BoxTable, Section } from './book.ts';
import type { BoardProps } from './kit/board-props.ts';
import type { Lesson } from './lesson.ts';
import type { Around, Naming } from './naming.ts';
import type { Scoring } from './score-sheet.ts';
import type { GameTexts } from './texts.ts';

/** What is said of a game before anything of it is loaded. */
export interface Offer {
  readonly name: string;
  /** What it's about, in one sentence. */
  readonly line: Readonly<Record<Language, string>>;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  /** What the game is known by at a glance. */
  readonly Art: ComponentType;
}

/** How a game's rule book is divided, and the tables of its box. */
export interface BookParts<W, X> {
  readonly sections: readonly Section[];
  sheets(words: W, around: RulesTexts, texts: X): readonly BoxTable[];
  /** What a row of a table looks like; null: there's no picture of it. */
  picture(sheet: string, row: string): ComponentChild;
}

/** Everything the client shows of a game once it's chosen, each part loaded when it's wanted; rules and words come from the game itself. */
export interface Face<T extends Shape = Shape, W extends Words<T> = Words<T>, X extends GameTexts = GameTexts> {
  /** Whether there are reaction windows, and so standing orders. */
  readonly hasReactions: boolean;
  /** Types of answers in the order of the list; types that aren't named come first, as the rules have them. */
  readonly listOrder: readonly string[];
  board(): Promise<ComponentType<BoardProps<T>>>;
  sounds(): Promise<SoundsOf<T>>;
  /** How its end is accounted for. */
  scoring(): Promise<Scoring<T, W, X>>;
  texts(language: Language): Promise<X>;
  lesson(): Promise<Lesson<T>>;
  /** What each tip of the lesson says. */
  tips(language: Language): Promise<Readonly<Record<string, string>>>;
  book(): Promise<BookParts<W, X>>;
  /** Figures by the rule beside which they stand. */
  figures(): Promise<Readonly<Record<string, ComponentType<{ readonly words: W }>>>>;
  /** What the values of an edition are called. */
  naming(): Promise<(words: W, around: Around<X>) => Naming>;
}
