import type { Language } from '@consigliere/kernel';
import { de } from './labels.de.ts';
import { en, type Labels } from './labels.en.ts';
import { nl } from './labels.nl.ts';

export type { Labels } from './labels.en.ts';

export const labels: Readonly<Record<Language, Labels>> = { en, de, nl };
