import { ERROR_CODES } from '@consigliere/protocol';
import { expect, test } from 'vitest';
import { texts as deInner } from './de/inner.ts';
import { texts as de } from './de/pages.ts';
import { texts as deTable } from './de/table.ts';
import { texts as enInner } from './en/inner.ts';
import { texts as en } from './en/pages.ts';
import { texts as enTable } from './en/table.ts';
import { texts as nlInner } from './nl/inner.ts';
import { texts as nl } from './nl/pages.ts';
import { texts as nlTable } from './nl/table.ts';
import { sayProblem } from './texts.ts';

/** Lists every sentence with its path. Functions are called with numbers. */
function sentences(texts: object, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] => {
    const here = `${path}/${key}`;
    if (typeof value === 'string') return [[here, value]];
    if (typeof value === 'function') return [[here, String(value(2, 5))]];
    return sentences(value, here);
  });
}

const ALL = {
  en: Object.fromEntries(sentences({ ...en, ...enInner })),
  de: Object.fromEntries(sentences({ ...de, ...deInner })),
  nl: Object.fromEntries(sentences({ ...nl, ...nlInner })),
};

/** Names, and words that two languages share. */
const SAME = new Set([
  '/settings/speeds/normal',
  '/settings/name',
  '/settings/theme',
  '/choices/yes',
  '/choices/there',
  '/nameless',
  '/device/guest',
  '/gather/start',
]);

test.each(['de', 'nl'] as const)('%s has the same texts as en', language => {
  expect(Object.keys(ALL[language]).sort()).toEqual(Object.keys(ALL.en).sort());
});

test.each(['en', 'de', 'nl'] as const)('no text is empty in %s', language => {
  const empty = Object.entries(ALL[language]).filter(([, sentence]) => /^\s*$|undefined|NaN|#/.test(sentence));
  expect(empty).toEqual([]);
});

test.each([
  ['de', 'en'],
  ['nl', 'en'],
  ['nl', 'de'],
] as const)('no text of %s is left in %s', (one, other) => {
  const same = Object.entries(ALL[one]).filter(([path, sentence]) => sentence === ALL[other][path] && !SAME.has(path));
  expect(same).toEqual([]);
});

test.each([enInner, deInner, nlInner])(
  'every error code has a sentence that says what happened and what to do',
  ({ problems }) => {
    for (const code of ERROR_CODES) expect(sayProblem(problems, code), code).toMatch(/^\p{Lu}.*[.]$/u);
    expect(sayProblem(problems, 'never-heard-of')).toBe(problems.internal);
  },
);

test('counted words agree with their number', () => {
  expect([1, 2].map(enInner.tables.free)).toEqual(['1 seat free', '2 seats free']);
  expect([1, 2].map(deInner.tables.free)).toEqual(['1 Platz frei', '2 Plätze frei']);
  expect([1, 2].map(nlInner.tables.free)).toEqual(['1 plaats vrij', '2 plaatsen vrij']);
});

test('a time in the past is given in the largest unit that fits', () => {
  const times = [5_000, 61_000, 2 * 3_600_000, 3 * 86_400_000];
  expect(times.map(enInner.tables.ago)).toEqual(['just now', '1 minute ago', '2 hours ago', '3 days ago']);
  expect(times.map(nlInner.tables.ago)).toEqual(['zojuist', '1 minuut geleden', '2 uur geleden', '3 dagen geleden']);
});

test('an answer given by the clock is marked as not given in time', () => {
  expect([enTable, deTable, nlTable].map(({ timedOut }) => timedOut)).toEqual([
    'no answer in time',
    'nicht rechtzeitig geantwortet',
    'niet op tijd geantwoord',
  ]);
});
