import type { Language } from '@consigliere/kernel';
import type { ReplayTexts } from './replay-texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<ReplayTexts>>> = {
  en: async () => (await import('./en/replay.ts')).en,
  de: async () => (await import('./de/replay.ts')).de,
  nl: async () => (await import('./nl/replay.ts')).nl,
};

/** The words of the replay. */
export const replayTexts = (language: Language): Promise<ReplayTexts> => LOADERS[language]();
