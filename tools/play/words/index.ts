import type { Language } from '@consigliere/kernel';
import { de } from './de.ts';
import { en, type PlayWords } from './en.ts';
import { nl } from './nl.ts';

export type { PlayWords };

/** The commands that can be typed beside the number of an answer. The letters are the same in every language. */
export const KEYS = ['u', 'p', '?', 'l', 't', 'w', 'q'] as const;
export type Key = (typeof KEYS)[number];

export const playWords: Readonly<Record<Language, PlayWords>> = { en, de, nl };
