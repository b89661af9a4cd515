import type { ComponentChild } from 'preact';
import { FamilyFigure, NeutralFigure, type Who } from '../board/art/figures.tsx';

const FAMILIES = ['marzullo', 'matarazzo', 'pizzino', 'vitale', 'caccamo'];
const NEUTRALS: readonly Who[] = ['mayor', 'union-boss', 'police-chief'];

/** What stands beside the tables of the box: the Don of each family, and the figure an ally brings. */
export function picture(sheet: string, row: string): ComponentChild {
  const family = FAMILIES.indexOf(row);
  if (sheet === 'CE-C2' && family >= 0) return <FamilyFigure who="don" family={family} />;
  const neutral = NEUTRALS.find(each => row.startsWith(each));
  return sheet === 'CE-C8' && neutral !== undefined ? <NeutralFigure who={neutral} /> : null;
}
