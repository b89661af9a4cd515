import type { ComponentChild } from 'preact';
import { picture } from '../games/corleones-empire/pictures.tsx';
import { PORTRAITS } from '../look/art/mafiosi.tsx';
import type { BookId } from './sections.ts';

/** What a row of a table of the box looks like; null: there is no picture of it. */
type Picture = (sheet: string, row: string) => ComponentChild;

/** A game's pictures beside its tables of the box; null: nobody has drawn them yet. */
export const PICTURES: Readonly<Record<BookId, Picture | null>> = {
  'carta-nostra': (sheet, row) => {
    const Portrait = sheet === 'CN-C1' ? PORTRAITS[Number(row)] : undefined;
    return Portrait === undefined ? null : <Portrait />;
  },
  'der-pate': null,
  'corleones-empire': picture,
};
