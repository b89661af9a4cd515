import type { Language } from '@consigliere/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { CartaNostraWords } from './words.ts';

export type { CartaNostraWords, MafiosoWords } from './words.ts';

export const words: Readonly<Record<Language, CartaNostraWords>> = { en, de, nl };
