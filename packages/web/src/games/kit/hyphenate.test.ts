import { words as corleonesEmpire } from '@consigliere/games/corleones-empire/text';
import { words as derPate } from '@consigliere/games/der-pate/text';
import { LANGUAGES } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { hyphenate, loadSeams } from './hyphenate.ts';

await loadSeams('de');

/** The number of letters that fit into one line of the narrowest card. */
const LETTERS = 12;

test('a long name is broken between its parts', () => {
  expect(hyphenate('Gewerkschaftsboss (Akt I)')).toBe('Gewerk\u00ADschafts\u00ADboss (Akt I)');
  expect(hyphenate('Hotel Edison')).toBe('Hotel Edison');
});

test.each(LANGUAGES)('every part of a name on a card, a field or a sign fits into one line: %s', language => {
  const { job, ally, business, kind } = corleonesEmpire[language];
  const { field } = derPate[language];
  const names = [job, ally, business, kind, field]
    .flatMap(each => Object.values<{ readonly name: string }>(each))
    .map(({ name }) => name);
  const parts = names.flatMap(name => hyphenate(name).split(/[\s\u00AD-]/));
  expect(parts.filter(part => part.length > LETTERS)).toEqual([]);
});
