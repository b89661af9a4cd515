import type { ComponentChild } from 'preact';
import { picture as ofEmpire } from '../games/corleones-empire/pictures.tsx';
import { picture as ofDerPate } from '../games/der-pate/pictures.tsx';
import { PORTRAITS } from '../look/art/mafiosi.tsx';
import type { BookId } from './sections.ts';

/** What a row of a table of the box looks like; null: there is no picture of it. */
type Picture = (sheet: string, row: string) => ComponentChild;

/** A game's pictures beside its tables of the box. */
export const PICTURES: Readonly<Record<BookId, Picture>> = {
  'carta-nostra': (sheet, row) => {
    const Portrait = sheet === 'CN-C1' ? PORTRAITS[Number(row)] : undefined;
    return Portrait === undefined ? null : <Portrait />;
  },
  'der-pate': ofDerPate,
  'corleones-empire': ofEmpire,
};
