import { expect, test } from 'vitest';
import { isSame } from './same.ts';

test.each([
  [1, 1],
  [null, null],
  [
    [1, [2]],
    [1, [2]],
  ],
  [
    { a: 1, b: { c: [] } },
    { b: { c: [] }, a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
])('%j and %j are equal', (a, b) => {
  expect(isSame(a, b)).toBe(true);
  expect(isSame(b, a)).toBe(true);
});

test.each([
  [1, 2],
  [1, '1'],
  [null, {}],
  [null, undefined],
  [[], {}],
  [[1], [1, 2]],
  [{ a: 1 }, { a: 1, b: 2 }],
  [{ a: { b: 1 } }, { a: { b: 2 } }],
  [{ a: 1 }, JSON.parse('{"a":1,"__proto__":{}}')],
  [{ a: 1 }, JSON.parse('{"a":1,"toString":1}')],
])('%j and %j aren’t equal', (a, b) => {
  expect(isSame(a, b)).toBe(false);
  expect(isSame(b, a)).toBe(false);
});
