import { type GameId, isGameId, loadParts } from '@consigliere/games/list';
import {
  type Game,
  type GameSpeech,
  LANGUAGES,
  type Language,
  type Shape,
  type TableText,
  type Words,
} from '@consigliere/kernel';
import { GAMES, gameOf } from '../lib/game.ts';

/** A game with all its texts: enough to play it at the terminal. */
export interface Readable<T extends Shape> {
  readonly game: Game<T>;
  readonly words: Readonly<Record<Language, Words<T>>>;
  readonly speech: Readonly<Record<Language, GameSpeech>>;
  readonly table: TableText<T>;
}

/** The texts of a game. */
export async function loadText(id: GameId) {
  const parts = await loadParts(id);
  const words = LANGUAGES.map(async language => {
    const { standard, rules } = await parts.words(language);
    return [language, { ...standard, rule: await rules({}) }] as const;
  });
  const byLanguage = Object.fromEntries(await Promise.all(words)) as Record<Language, Words<Shape>>;
  const lines = LANGUAGES.map(async language => [language, await parts.speech(language)] as const);
  const speech = Object.fromEntries(await Promise.all(lines)) as Record<Language, GameSpeech>;
  return [id, { words: byLanguage, speech, table: await parts.table() }] as const;
}

const TEXTS: ReadonlyMap<string, Omit<Readable<Shape>, 'game'>> = new Map(
  await Promise.all([...GAMES.keys()].filter(isGameId).map(loadText)),
);

/** Finds a game by its id and loads its texts. */
export function readableGame(id: string): Readable<Shape> {
  const game = gameOf(id);
  const text = TEXTS.get(game.id);
  if (text === undefined) throw new Error(`${id} has no text`);
  return { game, ...text };
}
