import type { Language } from '@consigliere/kernel';
import { WORDS } from '../games/pack.ts';
import { rulesTexts } from '../words/rules.ts';
import type { RulesTexts } from '../words/rules-texts.ts';
import { type Book, sectionsOf } from './book.ts';
import { type BookId, isBook } from './sections.ts';
import { optionsSheet } from './sheets/options.ts';

/** A book, and the words around it. */
export interface Opened {
  readonly book: Book;
  readonly texts: RulesTexts;
}

type Load = (language: Language, texts: RulesTexts) => Promise<Book>;

/** The rule books, each loaded with the words and the box of its game alone. */
const BOOKS: Readonly<Record<BookId, Load>> = {
  'carta-nostra': async (language, texts) => {
    const [words, { RULINGS }, { OPTIONS }, { cartaNostraSheets }] = await Promise.all([
      WORDS['carta-nostra'][language](),
      import('@consigliere/games/carta-nostra/text/rulings'),
      import('@consigliere/games/carta-nostra/options'),
      import('./sheets/carta-nostra.ts'),
    ]);
    const sheets = [...cartaNostraSheets(words, texts), optionsSheet(OPTIONS, words.option, texts)];
    const wording = { rule: words.rule, titles: texts.sections['carta-nostra'], rulings: RULINGS };
    return { game: 'carta-nostra', name: words.name, sections: sectionsOf('carta-nostra', wording), sheets };
  },
  'der-pate': async (language, texts) => {
    const [words, { RULINGS }, { OPTIONS }, { derPateSheets }] = await Promise.all([
      WORDS['der-pate'][language](),
      import('@consigliere/games/der-pate/text/rulings'),
      import('@consigliere/games/der-pate/options'),
      import('./sheets/der-pate.ts'),
    ]);
    const sheets = [...derPateSheets(words, texts), optionsSheet(OPTIONS, words.option, texts)];
    const wording = { rule: words.rule, titles: texts.sections['der-pate'], rulings: RULINGS };
    return { game: 'der-pate', name: words.name, sections: sectionsOf('der-pate', wording), sheets };
  },
  'corleones-empire': async (language, texts) => {
    const [words, { RULINGS }, { OPTIONS }, { corleonesEmpireSheets }] = await Promise.all([
      WORDS['corleones-empire'][language](),
      import('@consigliere/games/corleones-empire/text/rulings'),
      import('@consigliere/games/corleones-empire/options'),
      import('./sheets/corleones-empire.ts'),
    ]);
    const sheets = [...corleonesEmpireSheets(words, texts), optionsSheet(OPTIONS, words.option, texts)];
    const wording = { rule: words.rule, titles: texts.sections['corleones-empire'], rulings: RULINGS };
    return { game: 'corleones-empire', name: words.name, sections: sectionsOf('corleones-empire', wording), sheets };
  },
};

/** Opens a game's rule book in a language; null: there is no such game. */
export async function opened(game: string, language: Language): Promise<Opened | null> {
  if (!isBook(game)) return null;
  const texts = await rulesTexts(language);
  return { book: await BOOKS[game](language, texts), texts };
}
