import { expect, test } from 'vitest';
import { languageOf } from './language.ts';
import { namesFor } from './seating.ts';

test('the person sits first, bots have names', () => {
  expect(namesFor(3, 'Toni')).toEqual(['Toni', 'Vito', 'Carmela']);
  expect(namesFor(2, null)).toEqual(['Ada', 'Vito']);
});

test('a name that would spoil the table is cut and cleaned', () => {
  expect(namesFor(2, ' Max\x1b[31m\u202e Emanuel der Große ')[0]).toBe('Max[31m Ema…');
});

test.each([
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'nl_BE' }, 'nl'],
  [{ LANG: 'de_DE.UTF-8', LC_ALL: 'nl_NL.UTF-8' }, 'nl'],
  [{ LANG: 'fr_FR.UTF-8' }, 'en'],
  [{ LANG: 'C' }, 'en'],
  [{}, 'en'],
])('%j speaks %s', (env, language) => {
  expect(languageOf(env)).toBe(language);
});
