import { type GameParts, sameWords } from '../parts.ts';
import type { CartaNostraWords } from './text/words.ts';
import type { CartaNostra } from './types.ts';

const TEXT = {
  en: () => import('./text/en.ts').then(({ en }) => en),
  de: () => import('./text/de.ts').then(({ de }) => de),
  nl: () => import('./text/nl.ts').then(({ nl }) => nl),
} as const;

export const parts: GameParts<CartaNostra, CartaNostraWords> = {
  game: async () => (await import('./index.ts')).cartaNostra,
  atSight: async () => (await import('./at-sight.ts')).atSight,
  rules: async () => (await import('./rules.ts')).rules,
  box: async () => (await import('./edition/box.ts')).box,
  words: async language => sameWords(await TEXT[language]()),
  table: async () => (await import('./text/table.ts')).table,
  rulings: async () => (await import('./text/rulings.ts')).RULINGS,
  frozen: {
    1: () => import('./frozen/version-1.mjs'),
    2: () => import('./frozen/version-2.mjs'),
  },
};
