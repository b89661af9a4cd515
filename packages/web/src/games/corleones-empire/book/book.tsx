import type { CorleonesEmpireWords } from '@consigliere/games/corleones-empire/text';
import type { Section } from '../../book.ts';
import type { BookParts } from '../../face.ts';
import { FamilyFigure, type FigureKind, NeutralFigure } from '../board/art/figures.tsx';
import type { Texts } from '../text/en.ts';
import { corleonesEmpireSheets } from './sheets.ts';

const run = (from: number, to = from) => ['CE-', from, to] as const;
const SECTIONS: readonly Section<keyof Texts['sections']>[] = [
  { id: 'set-up', runs: [run(1, 5)] },
  { id: 'act', runs: [run(6, 11), run(38), run(43)] },
  { id: 'thugs', runs: [run(12, 13)] },
  { id: 'members', runs: [run(14, 15)] },
  { id: 'jobs', runs: [run(16, 18), run(41)] },
  { id: 'allies', runs: [run(19, 20), run(39, 40)] },
  { id: 'icons', runs: [['CE-I', 1, 12]] },
  { id: 'town', runs: [run(21, 24)] },
  { id: 'turf-war', runs: [run(25, 27)] },
  { id: 'bribery', runs: [run(28, 29)] },
  { id: 'tribute', runs: [run(30)] },
  { id: 'entracte', runs: [run(31, 32)] },
  { id: 'end', runs: [run(33, 36), run(42)] },
  { id: 'secrets', runs: [run(37)] },
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
