import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { groupRecoveryCode, makeRecoveryCode, parseRecoveryCode } from './recovery-code.ts';

const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const some = () => makeRecoveryCode(randomBytes(26));

test('a code has seven groups of four symbols that nobody confuses', () => {
  for (let times = 0; times < 50; times++)
    expect(groupRecoveryCode(some())).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
});

test('every five bits of the random bytes are in the code', () => {
  const bytes = randomBytes(26);
  const code = makeRecoveryCode(bytes);
  expect([...code.slice(0, 26)].map(symbol => SYMBOLS.indexOf(symbol))).toEqual([...bytes].map(byte => byte & 31));
});

test('a code is read however it is typed', () => {
  const code = makeRecoveryCode(Uint8Array.from({ length: 26 }, (_, at) => at % 2));
  const grouped = groupRecoveryCode(code);
  const typed = [
    grouped,
    grouped.toLowerCase(),
    ` ${grouped.replaceAll('-', '  ')}\n`,
    grouped.replaceAll('-', '–'),
    code,
    code.replaceAll('0', 'O').replaceAll('1', 'l'),
    code.replaceAll('0', 'o').replaceAll('1', 'I'),
  ];
  for (const each of typed) expect(parseRecoveryCode(each)).toBe(code);
});

test('every single wrong symbol is noticed', () => {
  const code = some();
  for (let at = 0; at < code.length; at++)
    for (const symbol of SYMBOLS)
      if (symbol !== code[at]) expect(parseRecoveryCode(code.slice(0, at) + symbol + code.slice(at + 1))).toBe(null);
});

test('every two neighbours in the wrong order are noticed', () => {
  for (let times = 0; times < 20; times++) {
    const code = some();
    for (let at = 0; at + 1 < code.length; at++) {
      const swapped = `${code.slice(0, at)}${code[at + 1]}${code[at]}${code.slice(at + 2)}`;
      if (swapped !== code) expect(parseRecoveryCode(swapped)).toBe(null);
    }
  }
});

test.each(['', 'x', '-'.repeat(50), 'U'.repeat(28), '0'.repeat(27), '0'.repeat(29), '🂡'.repeat(14)])(
  '%j isn’t a code',
  typed => {
    expect(parseRecoveryCode(typed)).toBe(null);
  },
);
