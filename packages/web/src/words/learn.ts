import type { Language } from '@consigliere/kernel';

/** What is said round a lesson; its tips have words of their own. */
export interface LearnTexts {
  readonly title: (game: string) => string;
  readonly tip: string;
  readonly gotIt: string;
  readonly skip: string;
  readonly ended: string;
  readonly endedText: string;
  readonly playOn: (name: string) => string;
  readonly rules: string;
  readonly again: string;
}

export const LEARN: Readonly<Record<Language, () => Promise<LearnTexts>>> = {
  en: async () => (await import('./learn.en.ts')).en,
  de: async () => (await import('./learn.de.ts')).de,
  nl: async () => (await import('./learn.nl.ts')).nl,
};
