import type { Language } from '@consigliere/kernel';
import type { EndTexts } from './end-texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<EndTexts>>> = {
  en: async () => (await import('./en/end.ts')).en,
  de: async () => (await import('./de/end.ts')).de,
  nl: async () => (await import('./nl/end.ts')).nl,
};

/** The words of the end. */
export const endTexts = (language: Language): Promise<EndTexts> => LOADERS[language]();
