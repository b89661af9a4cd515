import type { Language } from '@consigliere/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { DerPateWords } from './words.ts';

export type { DerPateWords, FamilyWords, TableWords, Things, ThingWords } from './words.ts';

export const words: Readonly<Record<Language, DerPateWords>> = { en, de, nl };
