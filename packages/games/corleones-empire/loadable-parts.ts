import { editionWords, type LoadableParts } from '../loadable.ts';
import type { CorleonesEmpireWords } from './text/words.ts';
import type { CorleonesEmpire } from './types.ts';

/** The texts by language: the words of the standard edition, and a way to make those of another one. */
const TEXT = {
  en: () => import('./text/en.ts').then(({ en, wordsOf }) => ({ standard: en, wordsOf })),
  de: () => import('./text/de.ts').then(({ de, wordsOf }) => ({ standard: de, wordsOf })),
  nl: () => import('./text/nl.ts').then(({ nl, wordsOf }) => ({ standard: nl, wordsOf })),
} as const;

const RULES = {
  en: () => import('./text/rules.en.ts').then(({ rulesOf }) => rulesOf),
  de: () => import('./text/rules.de.ts').then(({ rulesOf }) => rulesOf),
  nl: () => import('./text/rules.nl.ts').then(({ rulesOf }) => rulesOf),
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

export const parts: LoadableParts<CorleonesEmpire, CorleonesEmpireWords> = {
  rules: async () => (await import('./rules.ts')).rules,
  box: EDITIONS.box,
  words: async language =>
    editionWords(await TEXT[language](), EDITIONS, async edition => (await RULES[language]())(edition)),
  table: async () => (await import('./text/table.ts')).table,
  totals: async () => (await import('./text/totals.ts')).totals,
  hidden: async () => (await import('./text/hidden.ts')).hidden,
  follow: async () => (await import('./follow.ts')).follow,
  speech: async language => (await SPEECH[language]()).speech,
  rulings: async () => (await import('./text/rulings.ts')).RULINGS,
};
