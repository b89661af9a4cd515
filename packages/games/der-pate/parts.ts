import { type GameParts, printedWords } from '../parts.ts';
import type { DerPateWords } from './text/words.ts';
import type { DerPate } from './types.ts';

/** The texts by language: what the standard edition says, and how to say what another one prints. */
const TEXT = {
  en: () => import('./text/en.ts').then(({ en, wordsOf }) => ({ standard: en, wordsOf })),
  de: () => import('./text/de.ts').then(({ de, wordsOf }) => ({ standard: de, wordsOf })),
  nl: () => import('./text/nl.ts').then(({ nl, wordsOf }) => ({ standard: nl, wordsOf })),
} as const;

export const parts: GameParts<DerPate, DerPateWords> = {
  game: async () => (await import('./index.ts')).derPate,
  atSight: async () => (await import('./index.ts')).derPate,
  rules: async () => (await import('./rules.ts')).rules,
  box: async () => (await import('./edition/box.ts')).box,
  words: async language => {
    const [{ standard, wordsOf }, { box }] = await Promise.all([TEXT[language](), import('./edition/box.ts')]);
    return printedWords(box, standard, wordsOf);
  },
  table: async () => (await import('./text/table.ts')).table,
  rulings: async () => (await import('./text/rulings.ts')).RULINGS,
  frozen: {
    1: () => import('./frozen/version-1.mjs'),
    2: () => import('./frozen/version-2.mjs'),
  },
};
