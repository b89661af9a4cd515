import { LANGUAGES, type Language } from '@consigliere/kernel';
import { PARTS, type Part } from '../kit/words/parts.ts';

/** How sure we are of something in the box: known, likely, reconstructed by us, or a name that we have translated. */
export const MARKS = ['K', 'L', 'R', 'T'] as const;
type Mark = (typeof MARKS)[number];

/** One letter of an edition's mark, and what it is about; null: everything. */
export interface Certainty {
  readonly mark: Mark;
  readonly part: Part | null;
}

const OF_LANGUAGES = `(?:${LANGUAGES.join('|')})`;
const CERTAINTY = new RegExp(
  `(.*?)\\b([${MARKS.join('')}])\\b(?: \\((${OF_LANGUAGES}(?:, ${OF_LANGUAGES})*)\\))?`,
  'g',
);

/**
 * An edition's mark taken apart: "name K (de), turf and icons R" is about the name, then about turf and icons. A name
 * that is marked for some languages only is our own translation in the others.
 */
export function certaintiesIn(text: string, language: Language): Certainty[] {
  let last: Part | null = null;
  return Array.from(text.matchAll(CERTAINTY), ([, before = '', letter = '', languages]) => {
    const what = before.replace(/^[\s,;()]*(?:and )?/, '').trim();
    // "the rest L and R" is about the same thing twice.
    last = what === '' ? last : known(what);
    const isTranslated = languages !== undefined && !languages.split(', ').includes(language);
    return { mark: isTranslated ? 'T' : (MARKS.find(each => each === letter) ?? 'R'), part: last };
  });
}

function known(what: string): Part {
  const part = PARTS.find(each => each === what);
  if (part === undefined) throw new Error(`nobody has words for the mark of "${what}"`);
  return part;
}
