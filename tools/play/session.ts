import { BOTS, type BotName, LEVELS, type Level } from '@consigliere/bots';
import type { Character, Language, Seat, Shape, Words } from '@consigliere/kernel';
import { type Match, type MatchView, viewMatch } from '@consigliere/match';
import { Misuse } from '../lib/misuse.ts';
import type { Readable } from './games.ts';
import type { Terminal } from './terminal.ts';
import { cut, type Easel } from './text.ts';
import { type PlayWords, playWords } from './words/index.ts';

/** A person at the terminal with a match: what is shown, to whom, and their standing orders. */
export interface Session<T extends Shape> {
  readonly readable: Readable<T>;
  readonly terminal: Terminal;
  readonly language: Language;
  /** The person's seat; null: they watch. */
  readonly seat: Seat | null;
  /** The players at the table, by seat. */
  readonly company: readonly Seated[];
  /** A random source that only decides when bots say what. */
  readonly talkSeed: string;
  match: Match<T>;
  /** The first chapter since the person's last answer. */
  since: number;
  /** The person's last answer, if no event reports it. */
  unheard: string | null;
  /** The turn for which the person has chosen to pass. */
  passing: number | null;
}

export const uiOf = ({ language }: Pick<Session<Shape>, 'language'>): PlayWords => playWords[language];
export const wordsOf = <T extends Shape>({ readable, language }: Session<T>): Words<T> => readable.words[language];
/** The terminal's only access to the match. */
export const seenIn = <T extends Shape>({ match, seat }: Session<T>, fromChapter = 0): MatchView<T> =>
  viewMatch(match, seat, fromChapter);

export function easelOf<T extends Shape>({ language, company, seat, terminal }: Session<T>): Easel {
  const { colours, width } = terminal;
  return { language, who: { names: company.map(({ name }) => name), reader: seat }, colours, width };
}

/** The default names. */
const NAMES = ['Ada', 'Vito', 'Carmela', 'Salvo', 'Lucia', 'Enzo', 'Rosa', 'Nino', 'Gina', 'Tito', 'Mina', 'Dino'];

/** The longest name, so that tables keep their shape. */
const LONGEST = 12;

/** The names of all seats; the person, if there is one, has the first. */
export function namesFor(seats: number, person: string | null): readonly string[] {
  const names = NAMES.slice(0, seats);
  if (person !== null) names[0] = cut(person.replace(/[\p{Cc}\p{Cf}]/gu, '').trim(), LONGEST);
  return names;
}

/** The kinds of bot: random, greedy, or a level. */
export type Manner = BotName | Level;

function mannerOf(text: string): Manner {
  const manner = [...LEVELS, ...BOTS].find(each => String(each) === text.trim());
  if (manner !== undefined) return manner;
  throw new Misuse(
    `--bots must be a level from 1 to 5, random or greedy, or a list of these as in 3,4,5, not "${text}"`,
  );
}

/** Parses the kinds of this many bots: all the same (`3`), or a list (`3,4,5`). */
export function mannersIn(text: string, count: number): readonly Manner[] {
  const named = text.split(',').map(mannerOf);
  const [only] = named;
  if (named.length === 1 && only !== undefined) return Array.from({ length: count }, () => only);
  if (named.length !== count) throw new Misuse(`--bots lists ${named.length}, but ${count} bots sit at the table`);
  return named;
}

/** A character that a bot plays as, with a sentence about them. */
interface DescribedCharacter extends Character {
  readonly about: string;
}

/** A player at the table. */
export interface Seated {
  /** The name that the others see. */
  readonly name: string;
  /** The kind of bot; null: a person. */
  readonly manner: Manner | null;
  /** The bot's character; null: none. */
  readonly character: DescribedCharacter | null;
}

/** The players to seat. */
interface Guests {
  /** The person's name; null: only bots play. */
  readonly person: string | null;
  readonly manners: readonly Manner[];
  /** By level, the weakest first. */
  readonly characters: readonly DescribedCharacter[];
}

/** Seats everybody. A character sits down only once: more bots of its level keep the names of their seats. */
export function seated({ person, manners, characters }: Guests): readonly Seated[] {
  const first = person === null ? 0 : 1;
  const names = namesFor(first + manners.length, person);
  const bots = manners.map((manner, index): Seated => {
    const isCharacter = typeof manner === 'number' && manners.indexOf(manner) === index;
    const character = isCharacter ? (characters[LEVELS.indexOf(manner)] ?? null) : null;
    return { name: character?.name.split(' ')[0] ?? names[first + index] ?? '', manner, character };
  });
  return person === null ? bots : [{ name: names[0] ?? '', manner: null, character: null }, ...bots];
}
