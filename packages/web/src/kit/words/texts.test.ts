import { LANGUAGES, type Language } from '@consigliere/kernel';
import { ERROR_CODES } from '@consigliere/protocol';
import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogues.ts';
import { loadRareCatalogue } from './rare-catalogues.ts';
import { sayProblem } from './texts.ts';

/** Lists every sentence with its path. Functions are called with numbers. */
function sentences(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    const here = `${path}/${key}`;
    // These take names or a fault's values; they are tested with the end page and the boxes.
    if (key === 'verdict' || key === 'fault') return [];
    if (typeof value === 'string') return [[here, value]];
    return typeof value === 'function' ? [[here, String(value(12, 34, 56))]] : sentences(value, here);
  });
}

const CATALOGUES = [
  'pages',
  'inner',
  'table',
  'end',
  'learn',
  'rules',
  'edition',
  'settings',
  'beginning',
  'screen',
] as const;
const RARE = ['lobby', 'find', 'replay', 'identity', 'correspondence', 'house'] as const;

async function sentencesIn(language: Language): Promise<Map<string, string>> {
  const catalogues = await Promise.all([
    ...CATALOGUES.map(name => loadCatalogue(name, language)),
    ...RARE.map(name => loadRareCatalogue(name, language)),
  ]);
  return new Map(catalogues.flatMap((texts, at) => sentences(texts, [...CATALOGUES, ...RARE][at])));
}

const ALL = { en: await sentencesIn('en'), de: await sentencesIn('de'), nl: await sentencesIn('nl') };
const INNER = await Promise.all(LANGUAGES.map(language => loadCatalogue('inner', language)));

/** Names, and words that two languages share. */
const SAME = new Set([
  'pages/nameless',
  'pages/device/guest',
  'inner/choices/yes',
  'inner/menu/pause',
  'inner/keys/names/escape',
  'inner/keys/names/parts',
  'inner/choices/there',
  'inner/gather/start',
  'replay/epoch',
  'identity/passkeys/title',
  'identity/passkeys/nameless',
]);

test.each(['de', 'nl'] as const)('%s has the same texts as en', language => {
  // Marks have their subjects in English.
  const paths = (texts: Map<string, string>) => [...texts.keys()].filter(path => !path.startsWith('rules/subjects/'));
  expect(paths(ALL[language]).sort()).toEqual(paths(ALL.en).sort());
});

test.each(LANGUAGES)('no text is empty in %s', language => {
  const empty = [...ALL[language]].filter(([, sentence]) => /^\s*$|undefined|NaN|#/.test(sentence));
  expect(empty).toEqual([]);
});

test.each([
  ['de', 'en'],
  ['nl', 'en'],
  ['nl', 'de'],
] as const)('no text of %s is left in %s', (one, other) => {
  // In the other catalogues, names and single words may be the same; sentences end with a full stop.
  const isSentence = (path: string, text: string): boolean => /^(?:pages|inner)\//.test(path) || /[.…]$/.test(text);
  const same = [...ALL[one]].filter(
    ([path, text]) => isSentence(path, text) && text === ALL[other].get(path) && !SAME.has(path),
  );
  expect(same).toEqual([]);
});

test.each(INNER)('every error code has a sentence that says what happened and what to do', ({ problems }) => {
  for (const code of ERROR_CODES) expect(sayProblem(problems, code), code).toMatch(/^\p{Lu}.*[.]$/u);
  expect(sayProblem(problems, 'never-heard-of')).toBe(problems.internal);
});

test('counted words agree with their number', () => {
  expect(INNER.map(({ tables }) => [1, 2].map(tables.free))).toEqual([
    ['1 seat free', '2 seats free'],
    ['1 Platz frei', '2 Plätze frei'],
    ['1 plaats vrij', '2 plaatsen vrij'],
  ]);
});

test('a time in the past is given in the largest unit that fits', () => {
  const times = [5_000, 61_000, 2 * 3_600_000, 3 * 86_400_000];
  expect(INNER.map(({ tables }) => times.map(tables.ago))).toEqual([
    ['just now', '1 minute ago', '2 hours ago', '3 days ago'],
    ['gerade eben', 'vor 1 Minute', 'vor 2 Stunden', 'vor 3 Tagen'],
    ['zojuist', '1 minuut geleden', '2 uur geleden', '3 dagen geleden'],
  ]);
});

test('an answer given by the clock is marked as not given in time', () => {
  expect(LANGUAGES.map(language => ALL[language].get('table/timedOut'))).toEqual([
    'no answer in time',
    'nicht rechtzeitig geantwortet',
    'niet op tijd geantwoord',
  ]);
});
