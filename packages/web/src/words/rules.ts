import type { Language } from '@consigliere/kernel';
import type { RulesTexts } from './rules-texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<RulesTexts>>> = {
  en: async () => (await import('./rules.en.ts')).en,
  de: async () => (await import('./rules.de.ts')).de,
  nl: async () => (await import('./rules.nl.ts')).nl,
};

/** The words of the rule books. */
export const rulesTexts = (language: Language): Promise<RulesTexts> => LOADERS[language]();
