import type { CartaNostraWords } from '@consigliere/games/carta-nostra/text';
import { PORTRAITS } from '../../../kit/look/art/mafiosi.tsx';
import type { Section } from '../../book.ts';
import type { BookParts } from '../../face.ts';
import type { Texts } from '../text/en.ts';
import { cartaNostraSheets } from './sheets.ts';

const SECTIONS: readonly Section<keyof Texts['sections']>[] = [
  { id: 'set-up', runs: [['CN-', 1, 2]] },
  { id: 'turn', runs: [['CN-', 3, 8]] },
  {
    id: 'jobs',
    runs: [
      ['CN-', 11, 17],
      ['CN-', 25, 25],
      ['CN-', 28, 28],
    ],
  },
  { id: 'reactions', runs: [['CN-', 18, 22]] },
  {
    id: 'piles',
    runs: [
      ['CN-', 9, 10],
      ['CN-', 26, 27],
    ],
  },
  { id: 'secrets', runs: [['CN-', 23, 23]] },
  {
    id: 'end',
    runs: [
      ['CN-', 24, 24],
      ['CN-', 29, 30],
    ],
  },
];

export const book: BookParts<CartaNostraWords, Texts> = {
  sections: SECTIONS,
  sheets: cartaNostraSheets,
  picture: (sheet, row) => {
    const Portrait = sheet === 'CN-C1' ? PORTRAITS[Number(row)] : undefined;
    return Portrait === undefined ? null : <Portrait />;
  },
};
