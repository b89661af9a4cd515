import type { Language } from '@consigliere/kernel';
import { de } from './labels.de.ts';
import { en } from './labels.en.ts';
import { nl } from './labels.nl.ts';
import type { Labels } from './wording.ts';

export type { Labels } from './wording.ts';

export const labels: Readonly<Record<Language, Labels>> = { en, de, nl };
