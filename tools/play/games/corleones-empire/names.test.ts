import { LANGUAGES } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { signsOf } from './names.ts';
import { topics } from './topics.ts';

test.each([
  [
    ['Ada', 'Vito', 'Carmela'],
    ['A', 'V', 'C'],
  ],
  [
    ['Carlo', 'Vito', 'Carmela', 'Salvo', 'Lucia'],
    ['C', 'V', 'A', 'S', 'L'],
  ],
  [
    ['V', 'Vito', '1'],
    ['V', 'I', '3'],
  ],
])('no two of %j have the same sign', (names, signs) => {
  expect(signsOf({ names, reader: null })).toEqual(signs);
});

test.each(LANGUAGES)('help in %s tells of everything under a name of its own', language => {
  const pages = topics(language);
  const names = pages.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
  expect(pages.filter(({ name, text }) => name === '' || text === '')).toEqual([]);
  expect(pages.length).toBeGreaterThan(80);
  const example = names[0]!.slice(0, 3);
  expect(names.filter(name => name.startsWith(example))).toHaveLength(1);
});
