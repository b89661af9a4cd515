import type { Language } from '@consigliere/kernel';
import type { EditionTexts } from './edition-texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<EditionTexts>>> = {
  en: async () => (await import('./edition.en.ts')).en,
  de: async () => (await import('./edition.de.ts')).de,
  nl: async () => (await import('./edition.nl.ts')).nl,
};

/** The words of the editor. */
export const editionTexts = (language: Language): Promise<EditionTexts> => LOADERS[language]();
