import { plain } from '../lib/colours.ts';

/** How many columns a text takes on the screen. */
export const widthOf = (text: string): number => [...plain(text)].length;

/** A plain text cut to a width, with an ellipsis where something is missing. */
export function cut(text: string, width: number): string {
  const letters = [...text];
  return letters.length <= width ? text : `${letters.slice(0, Math.max(0, width - 1)).join('')}…`;
}

export const left = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
export const right = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;
export function centred(text: string, width: number): string {
  const free = Math.max(0, width - widthOf(text));
  return ' '.repeat(Math.floor(free / 2)) + text + ' '.repeat(Math.ceil(free / 2));
}

/** A text in lines of at most `width` columns; all but the first are indented. `2 × Don` stays together. */
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

/** Columns of a box: how wide each is inside its padding. */
export type Columns = readonly number[];

export const boxRow = (cells: readonly string[], columns: Columns): string =>
  `│${cells.map((cell, index) => ` ${left(cell, columns[index] ?? 0)} `).join('│')}│`;

/** A rule of a box: above its first row, between two, or below its last. */
export function boxRule(at: 'top' | 'middle' | 'bottom', columns: Columns): string {
  const [from, cross, to] = { top: '┌┬┐', middle: '├┼┤', bottom: '└┴┘' }[at];
  return `${from}${columns.map(width => '─'.repeat(width + 2)).join(cross)}${to}`;
}
