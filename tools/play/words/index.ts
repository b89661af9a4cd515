import type { Language } from '@consigliere/kernel';
import { de } from './de.ts';
import { en } from './en.ts';
import { nl } from './nl.ts';
import type { PlayWords } from './words.ts';

export { KEYS, type Key, type PlayWords } from './words.ts';

export const playWords: Readonly<Record<Language, PlayWords>> = { en, de, nl };
