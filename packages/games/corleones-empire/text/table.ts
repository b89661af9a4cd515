import type { TableText } from '@consigliere/kernel';
import type { CorleonesEmpire } from '../types.ts';
import { board } from './board.ts';
import { hidden } from './hidden.ts';
import { totals } from './totals.ts';
import type { CorleonesEmpireWords } from './words.ts';

export const table: TableText<CorleonesEmpire, CorleonesEmpireWords> = {
  board,
  totals,
  hidden,
  paragraphs: ['act', 'turn', 'turf-war', 'bids', 'entracte', 'opened-suitcase'],
  order: [],
};
