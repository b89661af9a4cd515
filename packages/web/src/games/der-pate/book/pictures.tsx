import type { ComponentChild } from 'preact';
import { SYMBOLS } from '../board/icons.ts';

/** By family: its colour and that of its symbol. The book is read without a board, which would bring them. */
const COLOURS = [
  ['#ebbb1e', '#1c1a17'],
  ['#3db8f2', '#1c1a17'],
  ['#6d2c74', '#ffffff'],
  ['#0a6638', '#ffffff'],
] as const;

/** What stands beside the tables of the box: the sign of each family. */
export function picture(sheet: string, row: string): ComponentChild {
  const [colour, ink] = COLOURS[Number(row)] ?? [];
  if (sheet !== 'DP-C1' || colour === undefined) return null;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path fill={colour} d="M0 0h48v48H0z" />
      <path transform="translate(10 10) scale(1.170)" fill={ink} d={SYMBOLS[Number(row)]} />
    </svg>
  );
}
