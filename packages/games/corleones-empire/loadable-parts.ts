import type { LoadableParts } from '../loadable.ts';
import type { CorleonesEmpireWords } from './text/words.ts';
import type { CorleonesEmpire } from './types.ts';

/** The texts by language: the words of the standard edition, and a way to make those of another one. */
const TEXT = {
  en: () => import('./text/en.ts').then(({ en, wordsOf }) => ({ standard: en, wordsOf })),
  de: () => import('./text/de.ts').then(({ de, wordsOf }) => ({ standard: de, wordsOf })),
  nl: () => import('./text/nl.ts').then(({ nl, wordsOf }) => ({ standard: nl, wordsOf })),
} as const;

export const parts: LoadableParts<CorleonesEmpire, CorleonesEmpireWords> = {
  rules: async () => (await import('./rules.ts')).rules,
  box: async () => (await import('./edition/box.ts')).box,
  words: async language => {
    const [{ standard, wordsOf }, { box }, { editionWords }] = await Promise.all([
      TEXT[language](),
      import('./edition/box.ts'),
      import('../edition-words.ts'),
    ]);
    return editionWords(box, standard, wordsOf);
  },
  table: async () => (await import('./text/table.ts')).table,
  totals: async () => (await import('./text/totals.ts')).totals,
  hidden: async () => (await import('./text/hidden.ts')).hidden,
  rulings: async () => (await import('./text/rulings.ts')).RULINGS,
};
