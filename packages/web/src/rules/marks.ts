import { LANGUAGES, type Language } from '@consigliere/kernel';

/** How sure we are of something in the box: known, likely, reconstructed by us, or a name that we have translated. */
export const MARKS = ['K', 'L', 'R', 'T'] as const;
export type Mark = (typeof MARKS)[number];

/** What the editions say a mark is about; nothing: all of it. Each has words in every language. */
export const PARTS = [
  'name',
  'names',
  'colour',
  'hand limit',
  '3+ flag',
  'turf and icons',
  'icons',
  'turf',
  'good',
  'turf and rest',
  'colour and good',
  'rest',
  'the rest',
  'name and Front',
  'colour and Back',
  'colour and exchange',
  'cost, reward, effect',
  'colour, copies',
  'that it moves something',
  'effect',
  'effects',
  'name and effect',
  'fronts',
  'figure',
  'one card per act',
  'act and ability',
  'last two colours',
  "IV's limit",
  'other limits',
  'F04, F09, F12',
  'their 3+ flag',
  'number of 3+',
  'places and icons mostly',
  'count',
  'seven names',
  'icons mostly',
  'total and the four colours',
  'which kind has which colour, copies',
  'abilities mostly',
  'totals',
  'splits',
  'which front belongs to whom',
  'order',
  'three smuggling and two gambling',
  'smuggling',
  'gambling die',
  'protection step',
  'tiles',
  'length and places',
  'names, colours and car numbers',
  'rows 1 to 3',
  'colours of row 4',
] as const;
export type Part = (typeof PARTS)[number];

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
