/** One small fault in a source file: a piece of its text, and what stands there instead. */
export interface Mutant {
  /** The file, from the root of the project. */
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

export const applied = ({ start, end, replacement }: Mutant, text: string): string =>
  text.slice(0, start) + replacement + text.slice(end);

/** `packages/kernel/key.ts:7  return a < b → return a <= b`: the place, its line, and what became of it. */
export function describe(mutant: Mutant, text: string): string {
  const from = text.lastIndexOf('\n', mutant.start - 1) + 1;
  const newline = text.indexOf('\n', mutant.start);
  const to = newline === -1 ? text.length : newline;
  const line = text.slice(0, mutant.start).split('\n').length;
  const after = text.slice(from, mutant.start) + mutant.replacement + text.slice(mutant.end, Math.max(to, mutant.end));
  return `${mutant.path}:${line}  ${text.slice(from, to).trim()} → ${after.trim().replaceAll(/\s*\n\s*/g, ' ')}`;
}
