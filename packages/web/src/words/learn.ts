import type { Language } from '@consigliere/kernel';
import type { LearnTexts } from './learn-texts.ts';

/** The words round a lesson. */
export const LEARN: Readonly<Record<Language, () => Promise<LearnTexts>>> = {
  en: async () => (await import('./en/learn.ts')).en,
  de: async () => (await import('./de/learn.ts')).de,
  nl: async () => (await import('./nl/learn.ts')).nl,
};
