import type { Easel } from './drawing.ts';
import { wrapped } from './text.ts';

/** A piece of the log: what opens a paragraph, what goes on in it, or what stands below on a line of its own. */
export interface Remark {
  readonly kind: 'title' | 'sentence' | 'aside';
  readonly text: string;
}

/** The log as lines: a paragraph for each title with the sentences after it, then its asides. */
export function prose(remarks: readonly Remark[], { colours, width }: Pick<Easel, 'colours' | 'width'>): string[] {
  const paragraphs: { sentences: string[]; asides: string[] }[] = [{ sentences: [], asides: [] }];
  for (const { kind, text } of remarks) {
    if (kind === 'title') paragraphs.push({ sentences: [], asides: [] });
    const current = paragraphs.at(-1);
    if (kind === 'aside') current?.asides.push(text);
    else current?.sentences.push(kind === 'title' ? colours.bold(text) : text);
  }
  return paragraphs.flatMap(({ sentences, asides }) => [
    ...(sentences.length > 0 ? wrapped(sentences.join(' '), width, 2) : []),
    ...asides.flatMap(text => wrapped(`  ${text}`, width, 4).map(colours.cyan)),
  ]);
}
