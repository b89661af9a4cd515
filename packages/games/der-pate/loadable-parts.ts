import { editionWords, type LoadableParts } from '../loadable.ts';
import type { DerPateWords } from './text/words.ts';
import type { DerPate } from './types.ts';

/** The texts by language: those of the standard edition, and a function for those of another edition. */
const TEXT = {
  en: () => import('./text/en.ts').then(({ en, wordsOf }) => ({ standard: en, wordsOf })),
  de: () => import('./text/de.ts').then(({ de, wordsOf }) => ({ standard: de, wordsOf })),
  nl: () => import('./text/nl.ts').then(({ nl, wordsOf }) => ({ standard: nl, wordsOf })),
} as const;

const RULES = {
  en: () => import('./text/rules.en.ts').then(({ rules }) => rules),
  de: () => import('./text/rules.de.ts').then(({ rules }) => rules),
  nl: () => import('./text/rules.nl.ts').then(({ rules }) => rules),
} as const;

const EDITIONS = {
  standard: async () => (await import('./edition/standard.ts')).standard,
  box: async () => (await import('./edition/box.ts')).box,
} as const;

const SPEECH = {
  en: () => import('./text/speech.en.ts'),
  de: () => import('./text/speech.de.ts'),
  nl: () => import('./text/speech.nl.ts'),
} as const;

export const parts: LoadableParts<DerPate, DerPateWords> = {
  rules: async () => (await import('./rules.ts')).rules,
  box: EDITIONS.box,
  words: async language => editionWords(await TEXT[language](), EDITIONS, RULES[language]),
  table: async () => (await import('./text/table.ts')).table,
  totals: async () => (await import('./text/totals.ts')).totals,
  hidden: async () => (await import('./text/hidden.ts')).hidden,
  follow: async () => (await import('./follow.ts')).follow,
  speech: async language => (await SPEECH[language]()).speech,
  rulings: async () => (await import('./text/rulings.ts')).RULINGS,
};
