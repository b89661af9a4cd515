import { expect, test } from 'vitest';
import { colourful } from '../lib/colours.ts';
import { cut, left, right, widthOf, wrapped } from './text.ts';

test('colours take no room', () => {
  expect(widthOf(colourful.red('Don'))).toBe(3);
  expect(left(colourful.red('Don'), 5)).toBe(`${colourful.red('Don')}  `);
});

test('texts are set left and right', () => {
  expect([left('Don', 5), right('Don', 5), left('Smuggler', 3)]).toEqual(['Don  ', '  Don', 'Smuggler']);
});

test('a text that is too long ends in an ellipsis', () => {
  expect([cut('Consigliere', 11), cut('Consigliere', 8), cut('Ünlü', 4)]).toEqual(['Consigliere', 'Consigl…', 'Ünlü']);
});

test('a text is wrapped between words and indented', () => {
  expect(wrapped('Vito sends a Hitman against your Don', 16, 2)).toEqual([
    'Vito sends a',
    '  Hitman against',
    '  your Don',
  ]);
  expect(wrapped('indivisible', 4)).toEqual(['indivisible']);
  expect(wrapped('', 4)).toEqual(['']);
  expect(wrapped('  a Don', 4, 1)).toEqual(['  a', ' Don']);
  expect(wrapped('you get 2 × Don', 9)).toEqual(['you get', '2 × Don']);
});
