import type { Language } from '@consigliere/kernel';
import type { RulesTexts } from './rules-texts.ts';

const LOADERS: Readonly<Record<Language, () => Promise<RulesTexts>>> = {
  en: async () => (await import('./en/rules.ts')).en,
  de: async () => (await import('./de/rules.ts')).de,
  nl: async () => (await import('./nl/rules.ts')).nl,
};

/** The words of the rule books. */
export const rulesTexts = (language: Language): Promise<RulesTexts> => LOADERS[language]();
