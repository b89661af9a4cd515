import { cartaNostra } from '@consigliere/games/carta-nostra';
import { expect, test } from 'vitest';
import { anyGame, entropyOf, TestTable } from '../testing/table.ts';
import { makeDistinct } from './distinct-name.ts';

test.each([
  ['another case', 'ADA'],
  ['Cyrillic letters', 'Аdа'],
  ['Greek capitals', 'ΑDA'],
  ['full width', 'Ａｄａ'],
  ['an accent', 'Àdá'],
  ['spaces and dots', 'A. d a'],
  ['a zero-width joiner', 'A‍da'],
  ['a letter that is blank', 'Ada\u3164'],
  ['a blank Braille pattern', 'Ada\u2800'],
  ['a variation selector', 'Ada\ufe0f'],
  ['phonetic letters', 'Adɑ'],
  ['small capitals', 'Aᴅᴀ'],
])('a name that differs from another by %s gets a number', (_how, name) => {
  expect(makeDistinct(name, ['Ada'], 24)).toBe(`${name} 2`);
});

test.each([
  ['Bill', 'BiII'],
  ['Marnie', 'Mamie'],
  ['Otto', '0tt0'],
  ['Вера', 'Bepa'],
])('%s and %s look alike', (one, other) => {
  expect(makeDistinct(other, [one], 24)).toBe(`${other} 2`);
});

test('names that look different stay as they are, and a third one gets the next number', () => {
  expect(makeDistinct('Ada', ['Ida', 'Adam', ''], 24)).toBe('Ada');
  expect(makeDistinct('Ada', ['ada', 'Ada 2'], 24)).toBe('Ada 3');
  expect(makeDistinct('x'.repeat(24), ['x'.repeat(24)], 24)).toBe(`${'x'.repeat(22)} 2`);
});

test('at a table everybody has a name of their own, and may sit down again under it', () => {
  const table = new TestTable(anyGame(cartaNostra), { seats: 3 });
  const sit = (player: string, seat: number, name: string) =>
    table.do(player, { type: 'sit', seat, name, entropy: entropyOf(seat) });
  sit('ada', 0, 'Ada');
  sit('bea', 1, ' аda ');
  sit('cleo', 2, 'Ada');
  expect(table.seen(null).chairs.map(({ name }) => name)).toEqual(['Ada', 'аda 2', 'Ada 3']);
  table.do('bea', { type: 'leave' });
  sit('bea', 1, 'Ada');
  expect(table.seen(null).chairs.map(({ name }) => name)).toEqual(['Ada', 'Ada 2', 'Ada 3']);
});
