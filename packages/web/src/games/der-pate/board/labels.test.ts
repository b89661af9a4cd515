import { LANGUAGES } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { tips as de } from '../lesson/de.ts';
import { tips as en } from '../lesson/en.ts';
import { tips as nl } from '../lesson/nl.ts';
import { labels } from './labels.ts';

/** Words the German and Dutch boxes don't have, and stiff English. */
const AVOIDED = {
  en: /\bcannot\b|by the Senator/,
  de: /\bGefallen\b|Bezirk|Schritt|neutral fort|durch den Senator/,
  nl: /\b[Ww]ijk|district|\bstap|borgtocht|via de senator|\btableau/,
};

/** Everything a set of labels says, its functions called with what they take. */
function saidBy(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [String(value(3, 2, 12)), String(value(1, 2, 12))];
  return Object.values(value ?? {}).flatMap(saidBy);
}

test.each(LANGUAGES)('the labels of the board use the box’s own words: %s', language => {
  const { business, part, ...others } = labels[language];
  const district = business({ die: 5, pay: '5.000 $', step: null, holder: 'Ada', state: null });
  const said = [...saidBy(others), part('middle', 'Soho'), part('car', 'Soho'), part('whole', 'Soho'), district];
  expect(said.length).toBeGreaterThan(20);
  expect(said.filter(each => AVOIDED[language].test(each))).toEqual([]);
});

test.each(LANGUAGES)('the lesson of Der Pate uses the box’s own words: %s', language => {
  const tips = Object.values({ en, de, nl }[language]);
  expect(tips.filter(each => AVOIDED[language].test(each))).toEqual([]);
});
