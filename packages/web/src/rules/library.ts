import type { Language, Ruling, Shape, Words } from '@consigliere/kernel';
import { WORDS } from '../games/pack.ts';
import { loadCatalogue } from '../words/catalogues.ts';
import type { RulesTexts } from '../words/en/rules.ts';
import { type Book, rulingsByRule, sectionsOf } from './book.ts';
import { type BookId, isBook, type SectionId } from './sections.ts';
import { optionsSheet } from './sheets/options.ts';
import type { Sheet } from './sheets/sheet.ts';

/** A book, and the words around it. */
export interface Opened {
  readonly book: Book;
  readonly texts: RulesTexts;
}

/** What a book is made of, besides the words around it. */
interface Source {
  readonly words: Pick<Words<Shape>, 'name' | 'rule' | 'option'>;
  readonly rulings: readonly Ruling[];
  readonly options: Readonly<Record<string, readonly unknown[]>>;
  readonly sheets: readonly Sheet[];
}

/** The titles of all sections: a missing one doesn't compile. */
type Titles = { readonly [B in BookId]: { readonly sections: Readonly<Record<SectionId<B>, string>> } };

/** The rule books, each loaded with the words and the box of its game alone. */
const SOURCES: Readonly<Record<BookId, (language: Language, texts: RulesTexts) => Promise<Source>>> = {
  'carta-nostra': async (language, texts) => {
    const [words, { RULINGS }, { OPTIONS }, { cartaNostraSheets }] = await Promise.all([
      WORDS['carta-nostra'][language](),
      import('@consigliere/games/carta-nostra/text/rulings'),
      import('@consigliere/games/carta-nostra/options'),
      import('./sheets/carta-nostra.ts'),
    ]);
    return { words, rulings: RULINGS, options: OPTIONS, sheets: cartaNostraSheets(words, texts) };
  },
  'der-pate': async (language, texts) => {
    const [words, { RULINGS }, { OPTIONS }, { derPateSheets }] = await Promise.all([
      WORDS['der-pate'][language](),
      import('@consigliere/games/der-pate/text/rulings'),
      import('@consigliere/games/der-pate/options'),
      import('./sheets/der-pate.ts'),
    ]);
    return { words, rulings: RULINGS, options: OPTIONS, sheets: derPateSheets(words, texts) };
  },
  'corleones-empire': async (language, texts) => {
    const [words, { RULINGS }, { OPTIONS }, { corleonesEmpireSheets }] = await Promise.all([
      WORDS['corleones-empire'][language](),
      import('@consigliere/games/corleones-empire/text/rulings'),
      import('@consigliere/games/corleones-empire/options'),
      import('./sheets/corleones-empire.ts'),
    ]);
    return { words, rulings: RULINGS, options: OPTIONS, sheets: corleonesEmpireSheets(words, texts) };
  },
};

/** Opens a game's rule book in a language; null: there is no such game. */
export async function opened(game: string, language: Language): Promise<Opened | null> {
  if (!isBook(game)) return null;
  const texts = await loadCatalogue('rules', language);
  const titles: Titles = texts.byGame;
  const { words, rulings, options, sheets } = await SOURCES[game](language, texts);
  const byRule = rulingsByRule(rulings, language, words.option);
  const book: Book = {
    game,
    name: words.name,
    sections: sectionsOf(game, { rule: words.rule, titles: titles[game].sections, rulings: byRule }),
    sheets: [
      ...sheets.map(sheet => ({ ...sheet, rulings: byRule.get(sheet.id) ?? [] })),
      optionsSheet(options, words.option, texts),
    ],
  };
  return { book, texts };
}
