import { expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const VALUES = { wins: [1, 2, 3], bonus: [false, true], start: ['random', 0] } as const;

test('an option that isn’t chosen has its first value', () => {
  expect(parseOptions(VALUES, {})).toEqual({ ok: true, value: { wins: 1, bonus: false, start: 'random' } });
  expect(parseOptions(VALUES, { wins: 3, start: 0 })).toEqual({
    ok: true,
    value: { wins: 3, bonus: false, start: 0 },
  });
});

test.each([
  ['wins', 4, 'option wins may be 1, 2, 3, not 4'],
  ['wins', '1', 'option wins may be 1, 2, 3, not "1"'],
  ['bonus', 0, 'option bonus may be false, true, not 0'],
])('%s can’t be %j', (name, value, why) => {
  expect(parseOptions(VALUES, { [name]: value })).toEqual({ ok: false, why });
});
