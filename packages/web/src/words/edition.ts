import type { Language } from '@consigliere/kernel';
import type { EditionTexts } from './edition-texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<EditionTexts>>> = {
  en: async () => (await import('./en/edition.ts')).en,
  de: async () => (await import('./de/edition.ts')).de,
  nl: async () => (await import('./nl/edition.ts')).nl,
};

/** The words of the editor. */
export const editionTexts = (language: Language): Promise<EditionTexts> => LOADERS[language]();
