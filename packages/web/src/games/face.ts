import type { Language, Shape, Words } from '@consigliere/kernel';
import type { ComponentChild, ComponentType } from 'preact';
import type { SoundsOf } from '../kit/sound/sounds.ts';
import type { RulesTexts } from '../kit/words/en/rules.ts';
import type { BoxTable, Section } from './book.ts';
import type { BoardParts } from './kit/board-parts.ts';
import type { EventSpots } from './kit/event-spots.ts';
import type { Lesson, LessonWords } from './lesson.ts';
import type { Around, Naming } from './naming.ts';
import type { Scoring } from './score-sheet.ts';
import type { GameTexts } from './texts.ts';

/** The description of a game that is there before anything of the game is loaded. */
export interface Offer {
  readonly name: string;
  /** The game in one sentence. */
  readonly line: Readonly<Record<Language, string>>;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  /** The game's picture. */
  readonly Art: ComponentType;
}

/** The sections of a game's rule book, and the tables of its box. */
export interface BookParts<W, X> {
  readonly sections: readonly Section[];
  sheets(words: W, around: RulesTexts, texts: X): readonly BoxTable[];
  /** The picture of a row of a table; null if there is none. */
  picture(sheet: string, row: string): ComponentChild;
}

/** Everything the client needs of one game. Each part is loaded when it's needed; rules and words come from the game itself. */
export interface Face<T extends Shape = Shape, W extends Words<T> = Words<T>, X extends GameTexts = GameTexts> {
  /** Whether the game has reaction windows, and so standing orders. */
  readonly hasReactions: boolean;
  /** Types of answers in the order of the list; types that aren't named come first, in the order of the rules. */
  readonly listOrder: readonly string[];
  /** Types of answers with which a player passes or declines. */
  readonly passes: readonly string[];
  board(): Promise<BoardParts<T>>;
  /** The spots that its events change. */
  eventSpots(): Promise<EventSpots<T>>;
  sounds(): Promise<SoundsOf<T>>;
  /** How its score sheet is made. */
  scoring(): Promise<Scoring<T, W, X>>;
  texts(language: Language): Promise<X>;
  lesson(): Promise<Lesson<T>>;
  lessonWords(language: Language): Promise<LessonWords>;
  book(): Promise<BookParts<W, X>>;
  /** Figures by the rule beside which they stand. */
  figures(): Promise<Readonly<Record<string, ComponentType<{ readonly words: W }>>>>;
  /** The names of an edition's values. */
  naming(): Promise<(words: W, around: Around<X>) => Naming>;
}
