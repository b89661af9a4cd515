import { expect, test } from 'vitest';
import { colourful } from '../lib/colours.ts';
import { boxRow, boxRule, centred, cut, left, right, widthOf, wrapped } from './text.ts';

test('colours take no room', () => {
  expect(widthOf(colourful.red('Don'))).toBe(3);
  expect(left(colourful.red('Don'), 5)).toBe(`${colourful.red('Don')}  `);
});

test('texts are set left, right and in the middle', () => {
  expect([left('Don', 5), right('Don', 5), centred('Don', 6), left('Smuggler', 3)]).toEqual([
    'Don  ',
    '  Don',
    ' Don  ',
    'Smuggler',
  ]);
});

test('a text too long ends in an ellipsis', () => {
  expect([cut('Consigliere', 11), cut('Consigliere', 8), cut('Ünlü', 4)]).toEqual(['Consigliere', 'Consigl…', 'Ünlü']);
});

test('a text is broken between words and indented', () => {
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

test('a box has rows and rules of one width', () => {
  expect([boxRule('top', [3, 1]), boxRow(['Don', '2'], [3, 1]), boxRule('bottom', [3, 1])]).toEqual([
    '┌─────┬───┐',
    '│ Don │ 2 │',
    '└─────┴───┘',
  ]);
});
