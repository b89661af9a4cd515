import fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, chacha20, nextSfc32, random, seedOf, sfc32, shuffle, streamOf } from './random.ts';

const listed = (words: readonly number[]): (() => number) => {
  let at = 0;
  return () => words[at++] ?? 0;
};

test('below throws away draws that would favour some values', () => {
  // Of 2^32 draws, 2^32 mod 3 = 1 is surplus: the one whose product with 3 has the low word 0.
  expect(below(listed([0, 0xffffffff]), 3)).toBe(2);
  expect(below(listed([1]), 3)).toBe(0);
});

test('below stays within its bounds and reaches both', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1 << 20 }), fc.integer(), (n, seed) => {
      const rng = sfc32(seed);
      const x = below(() => nextSfc32(rng), n);
      expect(x >= 0 && x < n && Number.isInteger(x)).toBe(true);
    }),
  );
  expect(below(listed([0xffffffff]), 6)).toBe(5);
  expect(below(listed([4]), 6)).toBe(0);
});

/** How many of all 2^32 words stand for each value: a value's words are contiguous, and only the first can be surplus. */
function sharesOf(n: number): Set<number> {
  const first = (value: number): number => Math.ceil((value * 2 ** 32) / n);
  const shares = new Set<number>();
  for (let value = 0; value < n; value++) {
    // A word that is thrown away is followed by the last one, which only the highest value has.
    const other = value === n - 1 ? 4_294_967_295 - Math.floor(2 ** 33 / n) : 0xffffffff;
    const isSurplus = below(listed([first(value), other]), n) !== value;
    expect(below(listed([first(value) + 1]), n)).toBe(value);
    expect(below(listed([first(value + 1) - 1]), n)).toBe(value);
    shares.add(first(value + 1) - first(value) - Number(isSurplus));
  }
  return shares;
}

test.each([2, 3, 6, 7, 52, 100, 1000, 65_537, 3 * 2 ** 14])(
  'no modulo bias: each of %i values has exactly as many words as the others',
  n => {
    expect([...sharesOf(n)]).toEqual([Math.floor(2 ** 32 / n)]);
  },
);

test('all values are about equally likely', () => {
  const rng = sfc32('uniform');
  const counts = new Array<number>(7).fill(0);
  for (let i = 0; i < 70_000; i++) counts[random(rng, '', 7)]!++;
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
});

test('a purpose has its own stream: other draws don’t shift it', () => {
  const alone = chacha20('seed');
  const first = [random(alone, 'die', 1000), random(alone, 'die', 1000)];
  const among = chacha20('seed');
  const a = random(among, 'die', 1000);
  shuffle(among, 'deck', [1, 2, 3]);
  expect([a, random(among, 'die', 1000)]).toEqual(first);
});

test('an epoch has its own stream: a copy of the generator draws the same values', () => {
  const rng = chacha20('seed');
  random(rng, 'die', 6);
  const again = structuredClone(rng);
  expect(random(rng, 'die', 1 << 20)).toBe(random(again, 'die', 1 << 20));
  expect(streamOf(rng.seed, 'die', 0)()).not.toBe(streamOf(rng.seed, 'die', 1)());
});

test('a shuffle keeps every item and depends on the seed', () => {
  const items = Array.from({ length: 50 }, (_, i) => i);
  const one = shuffle(chacha20('one'), 'deck', [...items]);
  expect([...one].sort((a, b) => a - b)).toEqual(items);
  expect(shuffle(chacha20('one'), 'deck', [...items])).toEqual(one);
  expect(shuffle(chacha20('two'), 'deck', [...items])).not.toEqual(one);
  expect(shuffle(sfc32(1), 'deck', [...items]).sort((a, b) => a - b)).toEqual(items);
});

test('a stream goes on beyond its first block', () => {
  const next = streamOf('seed', 'long', 0);
  expect(new Set(Array.from({ length: 100 }, next)).size).toBe(100);
});

test('a seed is 64 hexadecimal digits, and any text can be used as one', () => {
  const seed = 'ab'.repeat(32);
  expect(seedOf(seed)).toBe(seed);
  expect(seedOf('7')).toMatch(/^[0-9a-f]{64}$/);
});
