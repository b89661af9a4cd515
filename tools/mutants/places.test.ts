import { expect, test } from 'vitest';
import { applied, mutantsOf } from './places.ts';

const mutated = (text: string): string[] => mutantsOf('a.ts', text).map(mutant => applied(mutant, text));

test.each<[string, string, string[]]>([
  ['a comparison is moved by one and turned round', 'x = a < b;', ['x = a <= b;', 'x = a >= b;']],
  ['an equation is turned round', 'x = a === b;', ['x = a !== b;']],
  ['and becomes or', 'x = a && b;', ['x = a || b;']],
  ['what stands for nothing stands for something', 'x = a ?? b;', ['x = a && b;']],
  ['plus becomes minus', 'x = a + b;', ['x = a - b;']],
  ['a remainder becomes a product', 'x = a % b;', ['x = a * b;']],
  ['a shift turns round', 'x = a >>> b;', ['x = a << b;']],
  ['a sum taken off', 'x += a;', ['x -= a;']],
  ['a negation goes', 'x = !a;', ['x = (a);']],
  ['a sign goes', 'x = -a;', ['x = (a);']],
  ['a count runs the other way', 'x = a++;', ['x = a--;']],
  ['a number is one more', 'x = 7;', ['x = (7 + 1);']],
  ['yes becomes no', 'x = true;', ['x = false;']],
  ['a step over a list is left out', 'x = a.filter(f);', ['x = a;']],
  ['some becomes every', 'x = a.some(f);', ['x = a.every(f);']],
  ['the least becomes the most', 'x = Math.min(a, b);', ['x = Math.max(a, b);']],
  ['a word that means something is emptied', "x = tell({ type: 'won' });", ["x = tell({ type: '' });"]],
])('%s', (_what, text, changed) => {
  expect(mutated(text)).toEqual([';', ...changed]);
});

test.each<[string, string, string[]]>([
  ['a condition is always or never so', 'if (a) b = c;', ['if (true) b = c;', 'if (false) b = c;', 'if (a) ;']],
  ['so is a choice', 'const x = a ? b : c;', ['const x = true ? b : c;', 'const x = false ? b : c;']],
  ['a loop never begins', 'while (a) f();', ['while (false) f();', 'while (a) ;']],
  ['a call is left out', 'f();', [';']],
  ['an early end is left out', 'function f() { return; }', ['function f() { ; }']],
  [
    'a result becomes another of its type',
    'const f = (): boolean => g;',
    ['const f = (): boolean => true;', 'const f = (): boolean => false;'],
  ],
  [
    'a list becomes an empty one',
    'function f(): readonly A[] { return g; }',
    ['function f(): readonly A[] { return []; }'],
  ],
  ['something becomes nothing', 'const f = (): A | null => g;', ['const f = (): A | null => null;']],
])('%s', (_what, text, changed) => {
  expect(mutated(text)).toEqual(changed);
});

test.each([
  ['types', 'type A = 1 | 2; interface B { readonly c: 3 }'],
  ['imports and exports', "import { a } from './a.ts'; export { b } from './b.ts';"],
  ['lists of names', "const NAMES = ['a', 'b'] as const;"],
  ['guards against our own mistakes', "if (a === 1) throw new Error('never');"],
  ['what the compiler wants to hear of an index', 'const x = a[b] as number, y = f(a[b]);'],
  ['text put together', "const x = a + ' of ';"],
  ['keys', "const x = { 2: a, 'b-c': d };"],
  ['results whose type has no empty value', 'const f = (): A => g;'],
])('%s are left alone', (_what, text) => {
  expect(mutated(text)).toEqual([]);
});

test("the default of an index that always exists isn't changed, but the access is", () => {
  expect(mutated('const x = a[b] ?? 0;')).toEqual(['const x = a[b] && 0;']);
});

test("a refusal of input isn't a guard against our own bugs", () => {
  expect(mutated("if (a) throw new IllegalAction('over', null);")).toEqual([
    "if (true) throw new IllegalAction('over', null);",
    "if (false) throw new IllegalAction('over', null);",
  ]);
});
