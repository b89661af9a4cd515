import type { Easel } from '../../drawing.ts';
import { cut, left, right, widthOf } from '../../text.ts';

type Paint = (text: string) => string;

/** What stands in a row and a column: a text, or one that may be cut before it is painted. */
export type Cell = string | { readonly text: string; readonly paint: Paint };

export interface Column {
  readonly head: string;
  /** What is cut where there is too little room keeps so many columns of the screen; without it only the head gives way. */
  readonly least?: number;
  /** What is wider than this is cut before heads give way. */
  readonly ample?: number;
  readonly to?: 'right';
}

const textOf = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.text);

/** As wide as what stands in it. Where that is too wide, very long texts give way first, then heads, then what may be cut. */
function widthsOf(columns: readonly Column[], rows: readonly (readonly Cell[])[], room: number): number[] {
  const cells = columns.map((_, index) => Math.max(0, ...rows.map(row => widthOf(textOf(row[index] ?? '')))));
  const least = cells.map((width, index) => Math.min(width, columns[index]?.least ?? width));
  const ample = cells.map((width, index) => Math.min(width, columns[index]?.ample ?? width));
  const heads = columns.map(({ head }) => widthOf(head));
  const withHeads = (texts: readonly number[]): number[] => texts.map((width, i) => Math.max(width, heads[i] ?? 0));
  const widths = withHeads(cells);
  narrow(widths, withHeads(ample), room);
  narrow(widths, ample, room);
  narrow(widths, least, room);
  return widths;
}

/** Takes from the column that has most to spare until all fit. */
function narrow(widths: number[], least: readonly number[], room: number): void {
  const spare = (index: number): number => (widths[index] ?? 0) - (least[index] ?? 0);
  while (widths.reduce((sum, width) => sum + width, 0) > room) {
    const widest = widths.reduce((best, _, index) => (spare(index) > spare(best) ? index : best), 0);
    if (spare(widest) <= 0) return;
    widths[widest] = (widths[widest] ?? 0) - 1;
  }
}

/** A table without lines: its heads, then its rows, no wider than the screen. */
export function grid(
  columns: readonly Column[],
  rows: readonly (readonly Cell[])[],
  { colours, width }: Pick<Easel, 'colours' | 'width'>,
): string[] {
  const widths = widthsOf(columns, rows, width - (columns.length - 1));
  const gap = widths.reduce((sum, each) => sum + each, 0) + 2 * (columns.length - 1) <= width ? '  ' : ' ';
  const set = (cell: Cell, index: number): string => {
    const room = widths[index] ?? 0;
    const paint = typeof cell === 'string' ? null : cell.paint;
    const text = paint === null ? textOf(cell) : paint(cut(textOf(cell), room));
    if (columns[index]?.to === 'right') return right(text, room);
    return index === columns.length - 1 ? text : left(text, room);
  };
  const heads = columns.map(({ head }, index) => ({ text: cut(head, widths[index] ?? 0), paint: colours.dim }));
  return [heads, ...rows].map(row => row.map(set).join(gap).trimEnd());
}
