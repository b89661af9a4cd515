import type { Language } from '@consigliere/kernel';
import type { ReplayTexts } from './replay-texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<ReplayTexts>>> = {
  en: async () => (await import('./replay.en.ts')).en,
  de: async () => (await import('./replay.de.ts')).de,
  nl: async () => (await import('./replay.nl.ts')).nl,
};

/** The words of the replay. */
export const replayTexts = (language: Language): Promise<ReplayTexts> => LOADERS[language]();
