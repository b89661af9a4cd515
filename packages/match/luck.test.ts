import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkLuck, commitmentOf, isEntropy, type Luck, matchSeed, parseLuck } from './luck.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const SEED = 'ab'.repeat(32);
const ADA = '01'.repeat(16);
const VITO = 'f0'.repeat(64);
const LUCK: Luck = { commitment: commitmentOf(SEED), seed: SEED, entropy: [ADA, null, VITO] };
const RECORD = { seed: matchSeed(LUCK), seats: 3 };

test('the commitment is the digest of the seed as it is written', () => {
  expect(commitmentOf(SEED)).toBe(digest(SEED));
});

test('the seed of the match is the digest of lines: the way it is made, the seed, and each seat', () => {
  expect(matchSeed(LUCK)).toBe(digest(`consigliere match 1\n${SEED}\n${ADA}\n-\n${VITO}\n`));
});

test('another seed, another entropy, another order and another seat give another match', () => {
  const entropies = [[ADA, null, VITO], [VITO, null, ADA], [ADA, VITO], [ADA, VITO, null], [null, null, null], []];
  const seeds = [SEED, 'ba'.repeat(32)].flatMap(seed => entropies.map(entropy => matchSeed({ seed, entropy })));
  expect(new Set(seeds).size).toBe(seeds.length);
});

test.each([
  ['0'.repeat(31), false],
  ['0'.repeat(32), true],
  ['0123456789abcdef'.repeat(8), true],
  ['0'.repeat(129), false],
  ['AB'.repeat(16), false],
  [`${ADA}\n`, false],
  ['', false],
  [null, false],
  [7, false],
])('whether %j is entropy: %s', (x, is) => {
  expect(isEntropy(x)).toBe(is);
});

test('a seed or entropy of another form is a bug, not a match', () => {
  expect(() => commitmentOf('7')).toThrow('64 hexadecimal digits');
  expect(() => matchSeed({ seed: '7', entropy: [] })).toThrow('64 hexadecimal digits');
  expect(() => matchSeed({ seed: SEED, entropy: [null, '-'] })).toThrow('the entropy of seat 1');
});

test.each([
  ['nothing', {}, []],
  ['another commitment', { commitment: commitmentOf(RECORD.seed) }, ['commitment']],
  ['another seed', { seed: RECORD.seed }, ['commitment', 'match-seed']],
  ['another entropy', { entropy: [ADA, null, ADA] }, ['match-seed']],
  ['a seat less', { entropy: [ADA, null] }, ['seats', 'match-seed']],
])('%s is wrong', (_what, change, flaws) => {
  expect(checkLuck({ ...LUCK, ...change }, RECORD)).toEqual(flaws);
});

test("the record's own seed must be the one that follows", () => {
  expect(checkLuck(LUCK, { ...RECORD, seed: SEED })).toEqual(['match-seed']);
});

test('luck passes as it is, through JSON', () => {
  expect(parseLuck(JSON.parse(JSON.stringify(LUCK)))).toEqual({ ok: true, value: LUCK });
});

test.each([
  [null, 'must be an object'],
  [[LUCK], 'must be an object'],
  [{ ...LUCK, commitment: SEED.toUpperCase() }, 'commitment must be 64 hexadecimal digits'],
  [{ ...LUCK, seed: 7 }, 'seed must be 64 hexadecimal digits'],
  [{ ...LUCK, entropy: ADA }, 'entropy must be a list of 32 to 128 hexadecimal digits, or null, for each seat'],
  [{ ...LUCK, entropy: ['-'] }, 'entropy must be a list of 32 to 128 hexadecimal digits, or null, for each seat'],
  [{ commitment: SEED, seed: SEED }, 'entropy is missing'],
  [{ ...LUCK, dice: 6 }, 'there is no field "dice"'],
])("%j isn't luck", (data, why) => {
  expect(parseLuck(data)).toEqual({ ok: false, why: `luck: ${why}` });
});
