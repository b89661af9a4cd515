import { expect, test } from 'vitest';
import {
  applyDifferences,
  checkEdition,
  differencesOf,
  fieldFaults,
  findFaults,
  nameFaults,
  parseEdition,
} from './box.ts';
import { type EditionField, fault, type GameBox, whole } from './field.ts';

interface Small {
  readonly id: string;
  readonly hand: number;
  readonly limit: number;
  readonly printed: string;
}

const FIELDS: readonly EditionField[] = [
  { path: 'hand', group: 'T-C1', mark: 'K', of: whole(1, 9) },
  { path: 'limit', group: 'T-C1', mark: 'R', of: whole(1, 9) },
];

/** A box in which a hand can't be larger than its limit. */
const BOX: GameBox<Small> = {
  standard: { id: 'standard', hand: 3, limit: 5, printed: 'blue' },
  fields: () => FIELDS,
  faults(data) {
    const wrong = fieldFaults(FIELDS, data);
    const { hand, limit } = data as Small;
    return wrong.length > 0 || hand <= limit ? wrong : [fault('hand', 'over', { limit })];
  },
  totals: () => ({}),
};

test('each field of an edition is checked', () => {
  expect(fieldFaults(FIELDS, { hand: 0, limit: 5 })).toEqual([fault('hand', 'number', { min: 1, max: 9, step: 1 })]);
  expect(fieldFaults(FIELDS, {}).map(({ path }) => path)).toEqual(['hand', 'limit']);
});

test('a name has between 1 and 40 characters', () => {
  for (const id of ['x', 'x'.repeat(40)]) expect(nameFaults(id)).toEqual([]);
  for (const id of ['', '  ', 'x'.repeat(41), 7, null, undefined])
    expect(nameFaults(id)).toEqual([fault('id', 'id', { longest: 40 })]);
});

test('the first fault becomes a sentence with its path, its code and its numbers', () => {
  expect(checkEdition(BOX, BOX.standard)).toEqual({ ok: true, value: BOX.standard });
  expect(checkEdition(BOX, { hand: 12, limit: 0 })).toEqual({
    ok: false,
    why: 'edition: hand: number (min 1, max 9, step 1)',
  });
  expect(checkEdition({ faults: () => [fault('', 'object')] }, null)).toEqual({ ok: false, why: 'edition: object' });
});

test('differences change the standard edition into another one', () => {
  expect(applyDifferences(BOX, { id: 'Mine', hand: 4 })).toEqual({
    edition: { id: 'Mine', hand: 4, limit: 5, printed: 'blue' },
    faults: [],
  });
  expect(applyDifferences(BOX, {})).toEqual({ edition: BOX.standard, faults: [] });
});

test.each<[string, unknown, object[]]>([
  ['no object', [], [fault('', 'object')]],
  ['nothing', null, [fault('', 'object')]],
  ['a text', 'hand', [fault('', 'object')]],
  ['a path that isn’t a field', { printed: 'red' }, [fault('printed', 'unknown')]],
  ['a wrong name', { id: '' }, [fault('id', 'id', { longest: 40 })]],
  [
    'two wrong values',
    { hand: 0, limit: 10 },
    ['hand', 'limit'].map(path => fault(path, 'number', { min: 1, max: 9, step: 1 })),
  ],
])('differences that are %s leave the standard edition and say what is wrong', (_what, differences, faults) => {
  expect(applyDifferences(BOX, differences)).toEqual({ edition: BOX.standard, faults });
});

test('faults between values are found in the edition they make', () => {
  expect(applyDifferences(BOX, { hand: 6 })).toEqual({
    edition: { ...BOX.standard, hand: 6 },
    faults: [fault('hand', 'over', { limit: 5 })],
  });
});

test('a table without an edition has the standard one, otherwise its own or the first fault', () => {
  expect(parseEdition(BOX, undefined)).toEqual({ ok: true, value: BOX.standard });
  expect(parseEdition(BOX, { limit: 9 })).toEqual({ ok: true, value: { ...BOX.standard, limit: 9 } });
  expect(parseEdition(BOX, { hand: 6 })).toEqual({ ok: false, why: 'edition: hand: over (limit 5)' });
});

test.each<[string, object, object]>([
  ['nothing changed', BOX.standard, { differences: {}, faults: [] }],
  [
    'a name and a value',
    { ...BOX.standard, id: 'Mine', limit: 9 },
    { differences: { id: 'Mine', limit: 9 }, faults: [] },
  ],
  ['a fault', { ...BOX.standard, hand: 6 }, { differences: {}, faults: [fault('hand', 'over', { limit: 5 })] }],
  ['no name', { hand: 3, limit: 5, printed: 'blue' }, { differences: {}, faults: [fault('id', 'missing')] }],
  [
    'something that isn’t a field',
    { ...BOX.standard, hand: 4, printed: 'red' },
    { differences: {}, faults: [fault('printed', 'fixed')] },
  ],
])('a whole edition as differences: %s', (_what, data, told) => {
  expect(differencesOf(BOX, data)).toEqual(told);
});

test('the structure is checked first, then the values, then how they go together', () => {
  const looks = {
    structure: ({ rows }: Readonly<Record<string, unknown>>) => (rows === undefined ? [fault('rows', 'missing')] : []),
    fields: () => FIELDS,
    between: () => [fault('limit', 'too-low')],
  };
  const paths = (data: unknown) => findFaults(looks, data).map(({ path, code }) => `${path} ${code}`);
  expect(paths([])).toEqual([' object']);
  expect(paths({ hand: 0 })).toEqual(['id id', 'rows missing']);
  expect(paths({ id: 'x', rows: [], hand: 0, limit: 5 })).toEqual(['hand number']);
  expect(paths({ id: 'x', rows: [], hand: 1, limit: 5 })).toEqual(['limit too-low']);
});

test('an edition saved in an earlier form is upgraded before it is read', () => {
  const upgrade = ({ cards, ...rest }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
    cards === undefined ? rest : { ...rest, hand: cards };
  const grown = { ...BOX, upgrade };
  expect(applyDifferences(grown, { id: 'Old', cards: 4 })).toEqual({
    edition: { ...BOX.standard, id: 'Old', hand: 4 },
    faults: [],
  });
  const { hand: _hand, ...rest } = BOX.standard;
  expect(differencesOf(grown, { ...rest, cards: 4 })).toEqual({ differences: { hand: 4 }, faults: [] });
});
