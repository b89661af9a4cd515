import { expect, test } from 'vitest';
import { findDifferingPaths, stepsIn, valueAt, withValues } from './path.ts';

const DATA = { id: 'x', rows: [{ pay: [1, 2] }, { pay: [3] }], deep: { last: null } };

test('a path is read step by step', () => {
  expect(stepsIn('rows[1].pay')).toEqual(['rows', '1', 'pay']);
  expect(stepsIn('id')).toEqual(['id']);
  expect(stepsIn('')).toEqual([]);
});

test('a path leads to a value, or to nothing', () => {
  expect(valueAt(DATA, 'rows[1].pay')).toEqual([3]);
  expect(valueAt(DATA, 'rows[0].pay[1]')).toBe(2);
  expect(valueAt(DATA, 'deep.last')).toBeNull();
  for (const path of ['none', 'rows[2]', 'deep.last.more', 'id.length', 'toString', 'rows.map'])
    expect(valueAt(DATA, path), path).toBeUndefined();
  expect(valueAt(null, 'id')).toBeUndefined();
});

test('setting values at some paths leaves the original data unchanged', () => {
  const before = structuredClone(DATA);
  expect(withValues(DATA, { id: 'y', 'rows[1].pay': [9, 9], 'deep.last': 5 })).toEqual({
    id: 'y',
    rows: [{ pay: [1, 2] }, { pay: [9, 9] }],
    deep: { last: 5 },
  });
  expect(DATA).toEqual(before);
  expect(() => withValues(DATA, { none: 1 })).toThrow('there is nothing at none');
});

test.each<[string, unknown, unknown, string[]]>([
  ['the same', DATA, structuredClone(DATA), []],
  ['a single value', DATA, { ...DATA, id: 'y' }, ['id']],
  ['a list of single values is one', DATA, { ...DATA, rows: [{ pay: [1, 2] }, { pay: [3, 4] }] }, ['rows[1].pay']],
  ['a row too many', DATA, { ...DATA, rows: [...DATA.rows, { pay: [] }] }, ['rows[2]']],
  ['a row too few', DATA, { ...DATA, rows: [{ pay: [1, 2] }] }, ['rows[1]']],
  ['a field too many', DATA, { ...DATA, more: 1 }, ['more']],
  ['a list for an object', DATA, { ...DATA, deep: [] }, ['deep']],
  ['an object for a list', { a: [1] }, { a: { 0: 1 } }, ['a']],
  ['a value for an object', DATA, { ...DATA, deep: null }, ['deep']],
  ['a list emptied', { a: [{ b: 1 }] }, { a: [] }, ['a']],
  ['deeper down', DATA, { ...DATA, deep: { last: 0 } }, ['deep.last']],
  ['all of it', 1, 2, ['']],
])('what differs is found at its path: %s', (_what, one, other, paths) => {
  expect(findDifferingPaths(one, other)).toEqual(paths);
});
