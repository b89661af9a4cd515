import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { Section } from '../../book.ts';
import type { BookParts } from '../../face.ts';
import type { Texts } from '../text/en.ts';
import { picture } from './pictures.tsx';
import { derPateSheets } from './sheets.ts';

const SECTIONS: readonly Section<keyof Texts['sections']>[] = [
  {
    id: 'set-up',
    runs: [
      ['DP-', 1, 5],
      ['DP-', 42, 42],
    ],
  },
  { id: 'round', runs: [['DP-', 6, 8]] },
  { id: 'car', runs: [['DP-', 9, 9]] },
  { id: 'turn', runs: [['DP-', 10, 12]] },
  { id: 'row-1', runs: [['DP-', 13, 13]] },
  { id: 'row-2', runs: [['DP-', 14, 16]] },
  { id: 'row-3', runs: [['DP-', 17, 20]] },
  { id: 'row-4', runs: [['DP-', 21, 24]] },
  {
    id: 'tracks',
    runs: [
      ['DP-', 25, 31],
      ['DP-', 38, 40],
    ],
  },
  {
    id: 'events',
    runs: [
      ['DP-E', 1, 10],
      ['DP-', 41, 41],
    ],
  },
  {
    id: 'end',
    runs: [
      ['DP-', 32, 36],
      ['DP-', 43, 43],
    ],
  },
  { id: 'secrets', runs: [['DP-', 37, 37]] },
];

export const book: BookParts<DerPateWords, Texts> = {
  sections: SECTIONS,
  sheets: derPateSheets,
  picture,
};
