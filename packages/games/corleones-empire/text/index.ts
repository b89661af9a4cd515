import type { Language } from '@consigliere/kernel';
import { standard } from '../edition/standard.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import { rulesOf as deRules } from './rules.de.ts';
import { rulesOf as enRules } from './rules.en.ts';
import { rulesOf as nlRules } from './rules.nl.ts';
import type { CorleonesEmpireWords } from './words.ts';

export type { CorleonesEmpireWords, Numbered, TableWords, Things, ThingWords } from './words.ts';

export const words: Readonly<Record<Language, CorleonesEmpireWords>> = {
  en: { ...en, rule: enRules(standard) },
  de: { ...de, rule: deRules(standard) },
  nl: { ...nl, rule: nlRules(standard) },
};
