import type { GameText } from '@consigliere/kernel';
import type { DerPate } from '../types.ts';
import { board } from './board.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hidden } from './hidden.ts';
import { nl } from './nl.ts';
import { totals } from './totals.ts';
import type { DerPateWords } from './words.ts';

export type { DerPateWords, FamilyWords, TableWords, Things, ThingWords } from './words.ts';

export const text: GameText<DerPate, DerPateWords> = {
  words: { en, de, nl },
  board,
  totals,
  hidden,
  paragraphs: ['round', 'turn', 'ended'],
  order: [],
};
export const { words } = text;
