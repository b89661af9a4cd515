import { expect, test } from 'vitest';
import { type FieldKind, type FieldValue, findFieldFault, listOf, oneOf, whole } from './field.ts';

/** The fault code of each value for a kind; null: none. */
const codes = (of: FieldKind, values: readonly unknown[]): (string | null)[] =>
  values.map(value => findFieldFault({ path: 'here', group: 'T-C1', mark: 'K', of }, value)?.code ?? null);

const LETTERS: FieldKind = { kind: 'letters', letters: 'GMZ', longest: 2, min: 1, max: 2 };

test.each<[string, FieldKind, readonly unknown[]]>([
  ['a number from its least to its greatest', whole(2, 4), [2, 3, 4]],
  ['a number of whole steps', whole(0, 3000, 1000), [0, 1000, 3000]],
  ['one of the choices', oneOf(['red', 7, null]), ['red', 7, null]],
  [
    'a list from its shortest to its longest, in any order, a value twice',
    listOf([1, 2], 1, 3),
    [[2], [2, 1], [1, 1, 2]],
  ],
  ['an empty list where the shortest is empty', listOf([1], 0, 1), [[]]],
  ['a list with each value once', listOf([1, 2], 0, 2, true), [[2, 1]]],
  ['words of letters, as long as they may be', LETTERS, [['G'], ['MZ', 'GG']]],
])('%s is right', (_what, of, values) => {
  expect(codes(of, values)).toEqual(values.map(() => null));
});

test.each<[string, FieldKind, readonly unknown[], string]>([
  ['below, above and between', whole(2, 4), [1, 5, 2.5, '3', null, [3]], 'number'],
  ['between steps', whole(0, 3000, 1000), [500, 999, 1001], 'number'],
  ['none of the choices', oneOf(['red', 7, null]), ['blue', '7', undefined, 0, ['red']], 'choice'],
  ['too short, too long, no list', listOf([1, 2], 1, 2), [[], [1, 1, 1], 1, '1', null], 'list'],
  ['with a stranger', listOf([1, 2], 1, 2), [[3], [1, 3], ['1']], 'list'],
  ['with one twice', listOf([1, 2], 1, 2, true), [[1, 1]], 'twice'],
  ['too few or too many words', LETTERS, [[], ['G', 'G', 'G'], 'G'], 'list'],
  ['other letters, none, too many, no word', LETTERS, [['X'], ['G', 'GX'], [''], ['GMZ'], [1]], 'letters'],
])('what is %s is wrong', (_what, of, values, code) => {
  expect(codes(of, values)).toEqual(values.map(() => code));
});

test.each<[FieldKind, FieldValue, object]>([
  [whole(2, 8, 2), 9, { min: 2, max: 8, step: 2 }],
  [whole(2, 4), 9, { min: 2, max: 4, step: 1 }],
  [oneOf([1]), 9, {}],
  [listOf([1], 1, 3), [9], { min: 1, max: 3 }],
  [listOf([1], 1, 3), [], { min: 1, max: 3 }],
  [listOf([1], 1, 3, true), [1, 1], {}],
  [LETTERS, ['X'], { letters: 'GMZ', longest: 2 }],
])('a fault says where it is and what would be right: %j', (of, value, values) => {
  expect(findFieldFault({ path: 'a.b', group: 'T-C1', mark: 'K', of }, value)).toMatchObject({ path: 'a.b', values });
});
