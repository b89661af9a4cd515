import type { Language } from '@consigliere/kernel';
import { language } from './language.ts';
import type { TableTexts } from './table-texts.ts';

export type { TableTexts } from './table-texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<TableTexts>>> = {
  en: async () => (await import('./en/table.ts')).en,
  de: async () => (await import('./de/table.ts')).de,
  nl: async () => (await import('./nl/table.ts')).nl,
};

/** The table's words in the language that is spoken now. */
export const tableTexts = (): Promise<TableTexts> => LOADERS[language.value]();
