import type { Language } from '@consigliere/kernel';
import type { LearnTexts } from './learn-texts.ts';

/** The words round a lesson. */
export const LEARN: Readonly<Record<Language, () => Promise<LearnTexts>>> = {
  en: async () => (await import('./learn.en.ts')).en,
  de: async () => (await import('./learn.de.ts')).de,
  nl: async () => (await import('./learn.nl.ts')).nl,
};
