import type { Action, Game, Language, Seat, Shape, View, Who, Words } from '@consigliere/kernel';
import type { Colours } from '../lib/colours.ts';

/** How and for whom something is drawn. */
export interface Easel {
  readonly language: Language;
  readonly who: Who;
  readonly colours: Colours;
  readonly width: number;
}

/** A help page: what it is found by, and what it says. */
interface Topic {
  readonly name: string;
  readonly text: string;
}

type Heard<T extends Shape> = T['Event'] | T['Whisper'];

/** What the terminal must be told to play one game: everything that only this game knows. */
export interface Drawing<T extends Shape> {
  readonly game: Game<T>;
  readonly words: Readonly<Record<Language, Words<T>>>;
  /** The table as the viewer sees it, in lines no wider than the easel. */
  table(view: View<T>, easel: Easel): readonly string[];
  /** The part of the list in which an answer stands; lower comes first. */
  group(action: Action<T>): number;
  /** Whether the log begins a paragraph with this. */
  opensTurn(event: Heard<T>): boolean;
  /** Whose turn it is after an event, before which it was somebody's or nobody's (null). */
  turnAfter(event: Heard<T>, before: Seat | null): Seat | null;
  /** Names the turn that is being played, for a standing order that lasts as long as it. */
  turn(view: View<T>): string;
  /** Whether an answer lets things happen: what the standing order answers. */
  passes(action: Action<T>): boolean;
  /** The cards, and what else a player may ask about by name. */
  topics(language: Language): readonly Topic[];
}
