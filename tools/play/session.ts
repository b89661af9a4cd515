import type { Language, Seat, Shape, Words } from '@consigliere/kernel';
import { type Match, type Seen, seenBy } from '@consigliere/match';
import type { Readable } from './games.ts';
import type { Seated } from './seating.ts';
import type { Terminal } from './terminal.ts';
import type { Easel } from './text.ts';
import { type PlayWords, playWords } from './words/index.ts';

/** A person at the terminal with a match: what is shown, to whom, and what they have ordered. */
export interface Session<T extends Shape> {
  readonly readable: Readable<T>;
  readonly terminal: Terminal;
  readonly language: Language;
  /** The person's seat; null: they watch. */
  readonly seat: Seat | null;
  /** Who sits at the table, by seat. */
  readonly company: readonly Seated[];
  /** Decides when bots say what, and nothing else. */
  readonly talkSeed: string;
  match: Match<T>;
  /** The first chapter since the person's last answer. */
  since: number;
  /** The person's last answer, where nobody is told of it. */
  unheard: string | null;
  /** The turn for which the person has ordered to pass. */
  passing: number | null;
}

export const uiOf = ({ language }: Pick<Session<Shape>, 'language'>): PlayWords => playWords[language];
export const wordsOf = <T extends Shape>({ readable, language }: Session<T>): Words<T> => readable.words[language];
/** The only look the terminal has at the match. */
export const seenIn = <T extends Shape>({ match, seat }: Session<T>, fromChapter = 0): Seen<T> =>
  seenBy(match, seat, fromChapter);

export function easelOf<T extends Shape>({ language, company, seat, terminal }: Session<T>): Easel {
  const { colours, width } = terminal;
  return { language, who: { names: company.map(({ name }) => name), reader: seat }, colours, width };
}
