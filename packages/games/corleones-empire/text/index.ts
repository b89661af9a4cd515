import type { Language } from '@consigliere/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { CorleonesEmpireWords } from './words.ts';

export type { CorleonesEmpireWords, Numbered, TableWords, Things, ThingWords } from './words.ts';

export const words: Readonly<Record<Language, CorleonesEmpireWords>> = { en, de, nl };
