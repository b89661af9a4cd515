import type { Language } from '@consigliere/kernel';
import type { EndTexts } from './end-texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<EndTexts>>> = {
  en: async () => (await import('./end.en.ts')).en,
  de: async () => (await import('./end.de.ts')).de,
  nl: async () => (await import('./end.nl.ts')).nl,
};

/** The words of the end. */
export const endTexts = (language: Language): Promise<EndTexts> => LOADERS[language]();
