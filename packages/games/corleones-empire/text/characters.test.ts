import { LANGUAGES } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { words } from './index.ts';

/** A line fits beside a name on a line of the terminal, and into a bubble. */
const LONGEST_LINE = 70;
const LONGEST_FIRST_NAME = 12;

const { en } = words;
const names = en.characters.map(({ name }) => name);

test.each(LANGUAGES)('%s has the same five characters, each with at least four short lines', language => {
  const { characters } = words[language];
  expect(characters.map(({ name }) => name)).toEqual(names);
  expect(characters).toHaveLength(5);
  for (const [index, { about, lines }] of characters.entries()) {
    expect(about).toMatch(/^\S.*\.$/);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    expect(lines).toHaveLength(en.characters[index]!.lines.length);
    expect(lines.filter(line => [...line].length > LONGEST_LINE || !/^\S.*[.?!]$/.test(line))).toEqual([]);
  }
});

test('they go by first names that no two share', () => {
  const first = names.map(name => name.split(' ')[0]!);
  expect(new Set(first).size).toBe(names.length);
  expect(first.filter(name => name.length > LONGEST_FIRST_NAME)).toEqual([]);
});

test('whatever they say, they say it in the language of the table, and nobody says it twice', () => {
  const said = LANGUAGES.flatMap(language =>
    words[language].characters.flatMap(({ about, lines }) => [about, ...lines]),
  );
  expect(said.filter((text, index) => said.indexOf(text) !== index)).toEqual([]);
});
