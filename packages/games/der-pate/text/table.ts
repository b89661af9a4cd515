import type { TableText } from '@consigliere/kernel';
import type { DerPate } from '../types.ts';
import { board } from './board.ts';
import { hidden } from './hidden.ts';
import { totals } from './totals.ts';
import type { DerPateWords } from './words.ts';

export const table: TableText<DerPate, DerPateWords> = {
  board,
  totals,
  hidden,
  paragraphs: ['round', 'turn', 'ended'],
  order: [],
};
