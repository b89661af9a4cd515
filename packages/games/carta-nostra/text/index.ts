import type { GameText } from '@consigliere/kernel';
import type { CartaNostra } from '../types.ts';
import { board } from './board.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { hidden } from './hidden.ts';
import { nl } from './nl.ts';
import { totals } from './totals.ts';
import type { CartaNostraWords } from './words.ts';

export type { CartaNostraWords, MafiosoWords } from './words.ts';

export const text: GameText<CartaNostra, CartaNostraWords> = {
  words: { en, de, nl },
  board,
  totals,
  hidden,
  paragraphs: ['turn', 'ended', 'game-over'],
  order: ['job', 'city', 'idle', 'end'],
};
export const { words } = text;
