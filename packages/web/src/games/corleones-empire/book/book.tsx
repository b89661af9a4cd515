import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { Section } from '../../book.ts';
import type { BookParts } from '../../face.ts';
import type { Texts } from '../text/en.ts';
import { picture } from './pictures.tsx';
import { corleonesEmpireSheets } from './sheets.ts';

const SECTIONS: readonly Section<keyof Texts['sections']>[] = [
  { id: 'set-up', runs: [['CE-', 1, 5]] },
  {
    id: 'act',
    runs: [
      ['CE-', 6, 11],
      ['CE-', 38, 38],
      ['CE-', 43, 43],
    ],
  },
  { id: 'thugs', runs: [['CE-', 12, 13]] },
  { id: 'members', runs: [['CE-', 14, 15]] },
  {
    id: 'jobs',
    runs: [
      ['CE-', 16, 18],
      ['CE-', 41, 41],
    ],
  },
  {
    id: 'allies',
    runs: [
      ['CE-', 19, 20],
      ['CE-', 39, 40],
    ],
  },
  { id: 'icons', runs: [['CE-I', 1, 12]] },
  { id: 'town', runs: [['CE-', 21, 24]] },
  { id: 'turf-war', runs: [['CE-', 25, 27]] },
  { id: 'bribery', runs: [['CE-', 28, 29]] },
  { id: 'tribute', runs: [['CE-', 30, 30]] },
  { id: 'entracte', runs: [['CE-', 31, 32]] },
  {
    id: 'end',
    runs: [
      ['CE-', 33, 36],
      ['CE-', 42, 42],
    ],
  },
  { id: 'secrets', runs: [['CE-', 37, 37]] },
];

export const book: BookParts<CorleonesEmpireWords, Texts> = {
  sections: SECTIONS,
  sheets: corleonesEmpireSheets,
  picture,
};
