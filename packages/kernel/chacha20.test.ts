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

/** A block as the RFC prints it, byte by byte. */
const bytesOf = (block: Uint32Array): string => Buffer.from(block.buffer, block.byteOffset, 64).toString('hex');

test.each([
  [
    'A.1 #3 a key of one bit',
    [0, 0, 0, 0, 0, 0, 0, 0x01000000],
    1,
    [0, 0, 0],
    '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  ],
  [
    'A.1 #4 counter 2',
    [0x0000ff00, 0, 0, 0, 0, 0, 0, 0],
    2,
    [0, 0, 0],
    '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  ],
  [
    'A.1 #5 a nonce of one bit',
    [0, 0, 0, 0, 0, 0, 0, 0],
    0,
    [0, 0, 0x02000000],
    'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c78a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
  ],
])('RFC 8439 %s', (_name, key, counter, nonce, block) => {
  expect(bytesOf(chacha20Block(Uint32Array.from(key), counter, Uint32Array.from(nonce)))).toBe(block);
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
