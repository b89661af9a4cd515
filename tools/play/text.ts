import type { Language, Names } from '@consigliere/kernel';
import { type Colours, plain } from '../lib/colours.ts';

/** How and for whom something is drawn. */
export interface Easel {
  readonly language: Language;
  readonly who: Names;
  readonly colours: Colours;
  readonly width: number;
}

/** The number of columns that a text takes on the screen. */
export const widthOf = (text: string): number => [...plain(text)].length;

/** Cuts a plain text to a width, with a mark where something is missing. */
export function cut(text: string, width: number, mark = '…'): string {
  const letters = [...text];
  return letters.length <= width ? text : `${letters.slice(0, Math.max(0, width - 1)).join('')}${mark}`;
}

export const left = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const right = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** Wraps a text to at most `width` columns; all lines but the first are indented. `2 × Don` stays together. */
export function wrapped(text: string, width: number, indent = 0): string[] {
  const lines: string[] = [];
  const words = text.trimStart().split(/(?<!×) (?!×)/);
  let line = text.slice(0, text.length - text.trimStart().length) + words[0];
  for (const word of words.slice(1)) {
    const longer = `${line} ${word}`;
    if (widthOf(longer) > width) lines.push(line);
    line = widthOf(longer) > width ? ' '.repeat(indent) + word : longer;
  }
  return [...lines, line];
}

/** The last column keeps this much room and wraps; the others keep this much and are cut. */
const LEAST_LAST = 16;
const LEAST = 7;
const LEAST_HEAD = 5;

/** Takes columns from the widest one until all fit. */
function narrow(widths: number[], least: readonly number[], room: number): void {
  const spare = (index: number): number => (widths[index] ?? 0) - (least[index] ?? 0);
  while (widths.reduce((sum, width) => sum + width, 0) > room) {
    const widest = widths.reduce((best, _, index) => (spare(index) > spare(best) ? index : best), 0);
    if (spare(widest) <= 0) return;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
}

/** A last column that is wider than the others wraps. */
const wraps = (cells: readonly number[]): boolean => cells.slice(0, -1).every(each => each < (cells.at(-1) ?? 0));

/** Columns are as wide as their contents. If that is too wide, heads give way first, then the last column, then all. */
function widthsOf(heads: readonly string[], rows: readonly (readonly string[])[], room: number): number[] {
  const columns = Math.max(heads.length, ...rows.map(row => row.length));
  const cells = Array.from({ length: columns }, (_, at) => Math.max(0, ...rows.map(row => widthOf(row[at] ?? ''))));
  const withHeads = (least: number): number[] =>
    cells.map((width, at) => Math.max(width, Math.min(least, widthOf(heads[at] ?? ''))));
  const widths = withHeads(Number.POSITIVE_INFINITY);
  narrow(widths, withHeads(LEAST_HEAD), room);
  if (wraps(cells)) narrow(widths, [...cells.slice(0, -1), Math.min(cells.at(-1) ?? 0, LEAST_LAST)], room);
  narrow(
    widths,
    cells.map(width => Math.min(width, LEAST)),
    room,
  );
  return widths;
}

/**
 * A table without rules, no wider than the screen: numbers are right-aligned, long texts are cut, and a last column that is wider than
 * the others wraps.
 */
export function grid(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  { colours, width }: Pick<Easel, 'colours' | 'width'>,
): string[] {
  const columns = Math.max(heads.length, ...rows.map(row => row.length));
  const wide = widthsOf(heads, rows, Number.POSITIVE_INFINITY);
  const gap = wide.reduce((sum, each) => sum + each, 2 * (columns - 1)) <= width ? 2 : 1;
  const widths = widthsOf(heads, rows, width - gap * (columns - 1));
  const isNumber = widths.map((_, at) => at > 0 && rows.every(row => !/\p{L}/u.test(row[at] ?? '')));
  const before = widths.slice(0, -1).reduce((sum, each) => sum + each + gap, 0);
  const set = (cell: string, at: number): string => (isNumber[at] ? right : left)(cell, widths[at] ?? 0);
  const line = (row: readonly string[], mark: string): string =>
    row.map((cell, at) => set(cut(cell, widths[at] ?? 0, mark), at)).join(' '.repeat(gap));
  const isWrapped = wraps(wide);
  const lines = rows.flatMap(row => {
    if (!isWrapped || row.length < columns) return [line(row, '…')];
    const [first = '', ...more] = wrapped(row.at(-1) ?? '', widths.at(-1) ?? 0);
    return [line([...row.slice(0, -1), first], '…'), ...more.map(text => ' '.repeat(before) + text)];
  });
  const head = heads.some(each => each !== '') ? [colours.dim(line(heads, '.').trimEnd())] : [];
  return [...head, ...lines.map(each => each.trimEnd())];
}
