import type { GameText } from '@consigliere/kernel';
import type { CorleonesEmpire } from '../types.ts';
import { board } from './board.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hidden } from './hidden.ts';
import { nl } from './nl.ts';
import { totals } from './totals.ts';
import type { CorleonesEmpireWords } from './words.ts';

export type { CorleonesEmpireWords, Numbered, TableWords, Things, ThingWords } from './words.ts';

export const text: GameText<CorleonesEmpire, CorleonesEmpireWords> = {
  words: { en, de, nl },
  board,
  totals,
  hidden,
  paragraphs: ['act', 'turn', 'turf-war', 'bids', 'entracte', 'opened-suitcase'],
  order: [],
};
export const { words } = text;
