import type { DerPateWords } from '@consigliere/games/der-pate/text';
import type { ComponentChild } from 'preact';
import type { Section } from '../../book.ts';
import type { BookParts } from '../../face.ts';
import { SYMBOLS } from '../board/icons.ts';
import type { Texts } from '../text/en.ts';
import { derPateSheets } from './sheets.ts';

/** The rules from one number to another. */
const run = (first: number, last = first, prefix = 'DP-') => [prefix, first, last] as const;

const SECTIONS: readonly Section<keyof Texts['sections']>[] = [
  { id: 'set-up', runs: [run(1, 5), run(42)] },
  { id: 'round', runs: [run(6, 8)] },
  { id: 'car', runs: [run(9)] },
  { id: 'turn', runs: [run(10, 12)] },
  { id: 'row-1', runs: [run(13)] },
  { id: 'row-2', runs: [run(14, 16)] },
  { id: 'row-3', runs: [run(17, 20)] },
  { id: 'row-4', runs: [run(21, 24)] },
  { id: 'tracks', runs: [run(25, 31), run(38, 40)] },
  { id: 'events', runs: [run(1, 10, 'DP-E'), run(41)] },
  { id: 'end', runs: [run(32, 36), run(43)] },
  { id: 'secrets', runs: [run(37)] },
];

/** By family: its colour and that of its symbol. The rule book doesn't load the board's style sheet. */
const COLOURS = [
  ['#ebbb1e', '#1c1a17'],
  ['#3db8f2', '#1c1a17'],
  ['#6d2c74', '#ffffff'],
  ['#0a6638', '#ffffff'],
] as const;

/** The picture beside a row of the box's tables: the sign of each family. */
function picture(sheet: string, row: string): ComponentChild {
  const [colour, ink] = COLOURS[Number(row)] ?? [];
  if (sheet !== 'DP-C1' || colour === undefined) return null;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path fill={colour} d="M0 0h48v48H0z" />
      <path transform="translate(10 10) scale(1.170)" fill={ink} d={SYMBOLS[Number(row)]} />
    </svg>
  );
}

export const book: BookParts<DerPateWords, Texts> = {
  sections: SECTIONS,
  sheets: derPateSheets,
  picture,
};
