import { useSpoken } from '../pages/use-spoken.ts';
import { language } from '../words/language.ts';
import { rulesTexts } from '../words/rules.ts';
import type { RulesTexts } from '../words/rules-texts.ts';
import { type Opened, opened } from './library.ts';

/** A rule book in the language that is spoken; null: it is on its way. */
export const useOpened = (game: string): Opened | null => useSpoken(() => opened(game, language.value), game);

/** The words around the books. */
export const useRulesTexts = (): RulesTexts | null => useSpoken(() => rulesTexts(language.value));
