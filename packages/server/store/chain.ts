import { hash } from 'node:crypto';

/** The hash of a line: that of the line before it (the first has none: ''), then the body. */
export const hashLine = (previous: string, body: string): string => hash('sha256', previous + body, 'hex');

/** The number of the first line whose hash doesn't follow from those before it; undefined: the journal is intact. */
export function findBrokenLine(
  lines: readonly { readonly number: number; readonly body: string; readonly hash: string }[],
): number | undefined {
  let previous = '';
  for (const [index, { number, body, hash }] of lines.entries()) {
    if (number !== index || hash !== hashLine(previous, body)) return index;
    previous = hash;
  }
  return undefined;
}
