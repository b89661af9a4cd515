import { LANGUAGES } from '@consigliere/kernel';
import { expect, test } from 'vitest';
import { moneyIn } from './money.ts';

const write = (amount: number): readonly string[] =>
  LANGUAGES.map(language => moneyIn(language)(amount).replaceAll('\u00A0', '_'));

test('each language has one format for money', () => {
  expect(LANGUAGES).toEqual(['en', 'de', 'nl']);
  expect(write(0)).toEqual(['$0', '0_$', '$_0']);
  expect(write(5)).toEqual(['$5', '5_$', '$_5']);
  expect(write(-2000)).toEqual(['−$2,000', '−2.000_$', '−$_2.000']);
  expect(write(1234567)).toEqual(['$1,234,567', '1.234.567_$', '$_1.234.567']);
});
