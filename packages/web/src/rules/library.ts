import { type GameId, isGameId, loadParts } from '@consigliere/games/list';
import type { Language } from '@consigliere/kernel';
import type { BoxTable } from '../games/book.ts';
import type { BookParts } from '../games/face.ts';
import { loadFace } from '../games/faces.ts';
import type { GameTexts } from '../games/texts.ts';
import { loadCatalogue } from '../kit/words/catalogues.ts';
import type { RulesTexts } from '../kit/words/en/rules.ts';
import { language as spoken, useLocalized } from '../kit/words/language.ts';
import { type Book, rulingsByRule, sectionsOf } from './book.ts';

/** A rule book with the words around it. */
export interface OpenBook {
  readonly game: GameId;
  readonly book: Book;
  readonly texts: RulesTexts;
  /** The client's words for this game. */
  readonly own: GameTexts;
  readonly picture: BookParts<never, never>['picture'];
}

/** Opens a game's rule book in a language, or returns null if there's no such game. */
export async function openBook(game: string, language: Language): Promise<OpenBook | null> {
  if (!isGameId(game)) return null;
  const [parts, face] = await Promise.all([loadParts(game), loadFace(game)]);
  const [texts, own, { standard, rules }, rulings, { options }, { sections, sheets, picture }] = await Promise.all([
    loadCatalogue('rules', language),
    face.texts(language),
    parts.words(language),
    parts.rulings(),
    parts.rules(),
    face.book(),
  ]);
  const words = { ...standard, rule: await rules({}) };
  const byRule = rulingsByRule(rulings, language, words.option);
  const book: Book = {
    name: words.name,
    sections: sectionsOf(sections, { rule: words.rule, titles: own.sections, rulings: byRule }),
    sheets: [
      ...sheets(words, texts, own).map(sheet => ({ ...sheet, rulings: byRule.get(sheet.id) ?? [] })),
      optionsSheet(options, words.option, texts),
    ],
  };
  return { game, book, texts, own, picture };
}

/** Returns a rule book in the current language, or null while it's loading. */
export const useBook = (game: string): OpenBook | null => useLocalized(() => openBook(game, spoken.value), game);

type OptionValues = Readonly<Record<string, readonly unknown[]>>;

/** Makes a sheet of the game's options, default values first. */
function optionsSheet(
  options: OptionValues,
  said: Readonly<Record<string, string>>,
  { columns, optionsSheet: title, yes, no, aSeat }: RulesTexts,
): BoxTable {
  const value = (name: string, each: unknown): string => {
    if (typeof each === 'boolean') return each ? yes : no;
    if (typeof each === 'number') return name === 'start' ? aSeat : String(each);
    return said[String(each)] ?? String(each);
  };
  return {
    id: 'options',
    title,
    columns: [columns.option, columns.values],
    rows: Object.entries(options).map(([name, values]) => ({
      id: name,
      cells: [said[name] ?? name, [...new Set(values.map(each => value(name, each)))].join(' · ')],
    })),
    mark: null,
  };
}
