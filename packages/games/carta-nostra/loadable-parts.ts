import { type LoadableParts, sameWords } from '../loadable.ts';
import type { CartaNostraWords } from './text/words.ts';
import type { CartaNostra } from './types.ts';

const TEXT = {
  en: () => import('./text/en.ts').then(({ en }) => en),
  de: () => import('./text/de.ts').then(({ de }) => de),
  nl: () => import('./text/nl.ts').then(({ nl }) => nl),
} as const;

const RULES = {
  en: () => import('./text/rules.en.ts').then(({ rules }) => rules),
  de: () => import('./text/rules.de.ts').then(({ rules }) => rules),
  nl: () => import('./text/rules.nl.ts').then(({ rules }) => rules),
} as const;

const SPEECH = {
  en: () => import('./text/speech.en.ts'),
  de: () => import('./text/speech.de.ts'),
  nl: () => import('./text/speech.nl.ts'),
} as const;

export const parts: LoadableParts<CartaNostra, CartaNostraWords> = {
  rules: async () => (await import('./rules.ts')).rules,
  box: async () => (await import('./edition/box.ts')).box,
  words: async language => sameWords(await TEXT[language](), RULES[language]),
  table: async () => (await import('./text/table.ts')).table,
  totals: async () => (await import('./text/totals.ts')).totals,
  hidden: async () => (await import('./text/hidden.ts')).hidden,
  follow: async () => (await import('./follow.ts')).follow,
  speech: async language => (await SPEECH[language]()).speech,
  rulings: async () => (await import('./text/rulings.ts')).RULINGS,
};
