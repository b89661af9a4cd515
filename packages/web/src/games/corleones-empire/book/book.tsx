import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { Section } from '../../book.ts';
import type { BookParts } from '../../face.ts';
import { FamilyFigure, type FigureKind, NeutralFigure } from '../board/art/figures.tsx';
import type { Texts } from '../text/en.ts';
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

const FAMILIES = ['marzullo', 'matarazzo', 'pizzino', 'vitale', 'caccamo'];
const NEUTRALS: readonly FigureKind[] = ['mayor', 'union-boss', 'police-chief'];

export const book: BookParts<CorleonesEmpireWords, Texts> = {
  sections: SECTIONS,
  sheets: corleonesEmpireSheets,
  /** The pictures beside the tables of the box: the Don of each family, and the figure an ally brings. */
  picture(sheet, row) {
    const family = FAMILIES.indexOf(row);
    if (sheet === 'CE-C2' && family >= 0) return <FamilyFigure who="don" family={family} />;
    const neutral = NEUTRALS.find(each => row.startsWith(each));
    return sheet === 'CE-C8' && neutral !== undefined ? <NeutralFigure who={neutral} /> : null;
  },
};
