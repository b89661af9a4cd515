import type { Language } from '@consigliere/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import { rules as deRules } from './rules.de.ts';
import { rules as enRules } from './rules.en.ts';
import { rules as nlRules } from './rules.nl.ts';
import type { CartaNostraWords } from './words.ts';

export type { CartaNostraWords, MafiosoWords } from './words.ts';

export const words: Readonly<Record<Language, CartaNostraWords>> = {
  en: { ...en, rule: enRules },
  de: { ...de, rule: deRules },
  nl: { ...nl, rule: nlRules },
};
