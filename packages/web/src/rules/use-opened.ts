import { language, useSpoken } from '../words/language.ts';
import { type Opened, opened } from './library.ts';

/** A rule book in the language that is spoken; null: it is on its way. */
export const useOpened = (game: string): Opened | null => useSpoken(() => opened(game, language.value), game);
