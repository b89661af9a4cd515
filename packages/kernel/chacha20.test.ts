import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chacha20Block } from './chacha20.ts';

const words = (hex: string): number[] => hex.split(' ').map(word => Number.parseInt(word, 16));

test('RFC 8439 2.3.2 the block function', () => {
  const key = Uint32Array.from(words('03020100 07060504 0b0a0908 0f0e0d0c 13121110 17161514 1b1a1918 1f1e1d1c'));
  const block = chacha20Block(key, 1, Uint32Array.from(words('09000000 4a000000 00000000')));
  expect([...block]).toEqual(
    words(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    ),
  );
});

test.each([
  [
    0,
    'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b 7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
  ],
  [
    1,
    'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
  ],
])('RFC 8439 A.1 zero key and nonce, counter %i', (counter, block) => {
  expect([...chacha20Block(new Uint32Array(8), counter, new Uint32Array(3))]).toEqual(words(block));
});

test('any key, counter and nonce give what OpenSSL gives', () => {
  const bytes = (length: number): fc.Arbitrary<Uint8Array> => fc.uint8Array({ minLength: length, maxLength: length });
  fc.assert(
    fc.property(bytes(32), bytes(16), (key, counterAndNonce) => {
      const word = (from: Uint8Array, at: number): number =>
        new DataView(from.buffer, from.byteOffset).getUint32(at, true);
      const keyWords = Uint32Array.from({ length: 8 }, (_, i) => word(key, i * 4));
      const nonce = Uint32Array.from({ length: 3 }, (_, i) => word(counterAndNonce, 4 + i * 4));
      const block = chacha20Block(keyWords, word(counterAndNonce, 0), nonce);
      const theirs = createCipheriv('chacha20', key, counterAndNonce).update(new Uint8Array(64));
      expect(Array.from(block)).toEqual(Array.from({ length: 16 }, (_, i) => theirs.readUInt32LE(i * 4)));
    }),
  );
});
