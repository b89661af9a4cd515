import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bitsAfterPoint, sha256, utf8 } from './sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('FIPS 180-4 the digest of %j', (text, digest) => {
  expect(sha256(text)).toBe(digest);
});

test('FIPS 180-4 the digest of a million letters a', () => {
  expect(sha256('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

test('the roots that the constants are made from are far enough from the next one, however a browser rounds them', () => {
  const primes = Array.from({ length: 312 }, (_, n) => n).filter(
    n => n > 1 && !Array.from({ length: n }, (_, by) => by).some(by => by > 1 && n % by === 0),
  );
  expect(primes).toHaveLength(64);
  // The last bits of a double are worth less than 0.00001 here.
  for (const root of [...primes.map(Math.cbrt), ...primes.slice(0, 8).map(Math.sqrt)]) {
    expect(bitsAfterPoint(root) % 1).toBeGreaterThan(0.001);
    expect(bitsAfterPoint(root) % 1).toBeLessThan(0.999);
  }
});

test('any text gives what OpenSSL gives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
  );
});

test('lengths around a block', () => {
  for (let length = 50; length < 70; length++)
    expect(sha256('x'.repeat(length))).toBe(createHash('sha256').update('x'.repeat(length)).digest('hex'));
});

test('UTF-8 in one, two, three and four bytes', () => {
  expect([...utf8('aé€😀')]).toEqual([...Buffer.from('aé€😀', 'utf8')]);
});

test('UTF-8 at the first and the last character of each length', () => {
  const edges = [0x7f, 0x80, 0x7ff, 0x800, 0xffff, 0x10000, 0x10ffff].map(code => String.fromCodePoint(code));
  for (const edge of edges) expect([...utf8(edge)], JSON.stringify(edge)).toEqual([...Buffer.from(edge, 'utf8')]);
});
