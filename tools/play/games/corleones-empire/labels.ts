import type { Language } from '@consigliere/kernel';
import { de } from './labels/de.ts';
import { en } from './labels/en.ts';
import type { Labels } from './labels/labels.ts';
import { nl } from './labels/nl.ts';

/** What the terminal says of Corleone's Empire beyond the game’s own words. */
export const labels: Readonly<Record<Language, Labels>> = { en, de, nl };
