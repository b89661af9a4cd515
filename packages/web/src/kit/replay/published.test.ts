import { expect, test } from 'vitest';
import { MOST_BYTES, parsePublished, writePublished } from './published.ts';
import { publishMatch } from './testing.ts';

const { record, luck } = publishMatch();
const names = ['Ada', 'Bea', 'Cleo'];

test('a written match file is read again', () => {
  expect(parsePublished(writePublished({ record, luck, names }))).toEqual({ record, luck, names });
});

test('a record alone is read too, without luck and names', () => {
  expect(parsePublished(JSON.stringify(record))).toEqual({ record, luck: null, names: [] });
});

test('names that don’t fit the seats are dropped', () => {
  expect(parsePublished(JSON.stringify({ record, luck, names: ['Ada'] }))).toMatchObject({ names: [] });
});

test.each([
  ['no JSON', '{"record":', 'not-json'],
  ['something else', '{"hello":1}', 'not-a-record'],
  ['nothing', 'null', 'not-a-record'],
  ['a record without a seed', JSON.stringify({ record: { ...record, seed: undefined }, luck }), 'not-a-record'],
  ['a broken answer', JSON.stringify({ ...record, entries: [[0, [7], 'x']] }), 'not-a-record'],
  ['luck without a commitment', JSON.stringify({ record, luck: { ...luck, commitment: undefined } }), 'bad-luck'],
  ['far too much', ' '.repeat(MOST_BYTES + 1), 'too-big'],
])('a file with %s is refused', (_, text, code) => {
  expect(parsePublished(text)).toMatchObject({ code, entry: null });
});
