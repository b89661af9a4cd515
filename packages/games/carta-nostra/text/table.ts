import type { TableText } from '@consigliere/kernel';
import type { CartaNostra } from '../types.ts';
import { board } from './board.ts';
import { hidden } from './hidden.ts';
import { totals } from './totals.ts';
import type { CartaNostraWords } from './words.ts';

export const table: TableText<CartaNostra, CartaNostraWords> = {
  board,
  totals,
  hidden,
  paragraphs: ['turn', 'ended', 'game-over'],
  order: ['job', 'city', 'idle', 'end'],
};
