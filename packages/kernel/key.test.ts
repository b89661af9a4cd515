import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copy, freeze } from './copy.ts';
import { canonical, key } from './key.ts';

test('an action is named by its type and its fields in order', () => {
  expect(key({ type: 'job', victim: 1, mafioso: 3 } as { type: string })).toBe('job mafioso=3 victim=1');
  expect(key({ type: 'pass' })).toBe('pass');
});

test('the order of names doesn’t matter, values do', () => {
  expect(canonical({ b: [1, { y: 2, x: null }], a: 'q' })).toBe('{"a":"q","b":[1,{"x":null,"y":2}]}');
  expect(key({ type: 'a', x: 1 } as { type: string })).not.toBe(key({ type: 'a', x: '1' } as { type: string }));
});

test('canonical text is JSON of the same value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test('a copy is equal and shares nothing that can change', () => {
  const state = { a: [{ b: 1 }], c: null, d: 'x' };
  const other = copy(state);
  expect(other).toEqual(state);
  other.a[0]!.b = 2;
  expect(state.a[0]!.b).toBe(1);
});

test('frozen data is frozen all the way down', () => {
  const given = freeze({ deck: { cards: [1, 2] } });
  expect(() => (given.deck.cards as number[]).push(3)).toThrow(TypeError);
});

test('a field that is undefined is one that is absent', () => {
  expect(canonical({ b: 2, a: undefined, c: [{ d: undefined }] })).toBe('{"b":2,"c":[{}]}');
  expect(key({ type: 'job', victim: undefined } as { type: string })).toBe('job');
});
