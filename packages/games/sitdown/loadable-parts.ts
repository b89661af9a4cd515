import type { GameBox } from '@consigliere/kernel';
import type { Sitdown } from '@consigliere/kernel/sitdown';
import { type LoadableParts, sameWords } from '../loadable.ts';
import type { SitdownWords } from './text/index.ts';

const TEXT = {
  en: () => import('./text/en.ts').then(({ en, speech }) => ({ words: en, speech })),
  de: () => import('./text/de.ts').then(({ de, speech }) => ({ words: de, speech })),
  nl: () => import('./text/nl.ts').then(({ nl, speech }) => ({ words: nl, speech })),
} as const;

/** Nothing in this box can be changed. */
const box: GameBox<object> = { standard: {}, fields: () => [], faults: () => [], totals: () => ({}) };
const loadTable = async () => (await import('./text/table.ts')).table;

export const parts: LoadableParts<Sitdown, SitdownWords> = {
  rules: async () => (await import('@consigliere/kernel/sitdown')).sitdown,
  box: async () => box as GameBox<unknown>,
  words: async language => {
    const { words } = await TEXT[language]();
    return sameWords(words, async () => words.rule);
  },
  table: loadTable,
  totals: async () => (await loadTable()).totals,
  hidden: async () => (await loadTable()).hidden,
  follow: async () => (await import('./follow.ts')).follow,
  speech: async language => (await TEXT[language]()).speech,
  rulings: async () => [],
};
