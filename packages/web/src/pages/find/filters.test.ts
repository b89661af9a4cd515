import { expect, test } from 'vitest';
import { ANY_TABLE, readFilters, writeFilters } from './filters.ts';

test('a link keeps the filters', () => {
  const filters = { game: 'der-pate', free: 2, clock: 'correspondence', language: 'nl' } as const;
  expect(writeFilters(filters)).toBe('?game=der-pate&free=2&clock=correspondence&language=nl');
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(writeFilters(ANY_TABLE)).toBe('');
  expect(readFilters('')).toEqual(ANY_TABLE);
});

test.each(['?game=chess', '?free=0', '?free=99', '?free=two', '?clock=calm', '?language=fr', '?x=1', '?%'])(
  'a filter that nobody can choose is left out: %s',
  search => expect(readFilters(search)).toEqual(ANY_TABLE),
);
