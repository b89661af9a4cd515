import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { checkLuck, commitmentOf, digestTerms, isEntropy, type Luck, matchSeed, parseLuck } from './luck.ts';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

const SEED = 'ab'.repeat(32);
const ADA = '01'.repeat(16);
const VITO = 'f0'.repeat(64);
const TERMS = {
  game: 'carta-nostra',
  version: 3,
  options: { wins: 3, edition: { 'jobs[1].costs': ['G'], id: 'ours' } },
};
const FIRST: Luck = { commitment: commitmentOf(SEED), seed: SEED, entropy: [ADA, null, VITO], levels: null };
const LUCK: Luck = { ...FIRST, levels: [null, 4, null] };
const RECORD = { ...TERMS, seed: matchSeed(LUCK, TERMS), seats: 3 };
const FIRST_RECORD = { ...RECORD, seed: matchSeed(FIRST, TERMS) };

test('the commitment is the digest of the seed as it is written', () => {
  expect(commitmentOf(SEED)).toBe(digest(SEED));
});

test('the first way, the seed of the match is the digest of lines: the way it is made, the seed, and each seat', () => {
  const seed = digest(`consigliere match 1\n${SEED}\n${ADA}\n-\n${VITO}\n`);
  expect([matchSeed(FIRST, TERMS), matchSeed({ seed: SEED, entropy: [ADA, null, VITO] })]).toEqual([seed, seed]);
});

test('the second way, game, version, options with the edition, and bots’ levels are in the digest, in one spelling', () => {
  const options = '{"edition":{"id":"ours","jobs[1].costs":["G"]},"wins":3}';
  const lines = `consigliere match 2\n${SEED}\ncarta-nostra 3\n${options}\n${ADA}\nbot 4\n${VITO}\n`;
  expect(matchSeed(LUCK, TERMS)).toBe(digest(lines));
});

test('the digest of the terms has a line for game and version, one for the options, and one for each seat', () => {
  expect(digestTerms({ ...TERMS, options: {} }, [null, 4])).toBe(digest('carta-nostra 3\n{}\nperson\nbot 4\n'));
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
])('%s is wrong', (_what, change, flaws) => {
  expect(checkLuck({ ...LUCK, ...change }, RECORD)).toEqual(flaws);
  expect(checkLuck({ ...FIRST, ...change }, FIRST_RECORD)).toEqual(flaws);
});

test.each([
  ['a seat less', { entropy: [ADA, null], levels: [null, 4] }, ['seats', 'match-seed']],
  ['another level', { levels: [null, 5, null] }, ['match-seed']],
  ['a level for a person', { levels: [1, 4, null] }, ['seats']],
  ['no level for a bot', { levels: [null, null, null] }, ['seats', 'match-seed']],
  ['levels for fewer seats', { levels: [null, 4] }, ['seats']],
  ['luck of the first way for a match of the second', { levels: null }, ['match-seed']],
])('with the terms in the seed, %s is wrong', (_what, change, flaws) => {
  expect(checkLuck({ ...LUCK, ...change }, RECORD)).toEqual(flaws);
});

test.each([
  ['another game', { game: 'der-pate' }],
  ['another version', { version: 4 }],
  ['another option', { options: { ...TERMS.options, wins: 2 } }],
  ['another edition', { options: { ...TERMS.options, edition: { id: 'theirs' } } }],
])('terms that are changed after the fact, %s, don’t give the seed of the match', (_what, change) => {
  expect(checkLuck(LUCK, { ...RECORD, ...change })).toEqual(['match-seed']);
  expect(checkLuck(FIRST, { ...FIRST_RECORD, ...change })).toEqual([]);
});

test("the record's own seed must be the one that follows", () => {
  expect(checkLuck(LUCK, { ...RECORD, seed: SEED })).toEqual(['match-seed']);
});

test('luck passes as it is, through JSON, and files without levels are of the first way', () => {
  expect(parseLuck(JSON.parse(JSON.stringify(LUCK)))).toEqual({ ok: true, value: LUCK });
  const { levels: _, ...older } = FIRST;
  expect(parseLuck(older)).toEqual({ ok: true, value: FIRST });
});

test.each([
  [null, 'must be an object'],
  [[LUCK], 'must be an object'],
  [{ ...LUCK, commitment: SEED.toUpperCase() }, 'commitment must be 64 hexadecimal digits'],
  [{ ...LUCK, seed: 7 }, 'seed must be 64 hexadecimal digits'],
  [{ ...LUCK, entropy: ADA }, 'entropy must be a list of 32 to 128 hexadecimal digits, or null, for each seat'],
  [{ ...LUCK, entropy: ['-'] }, 'entropy must be a list of 32 to 128 hexadecimal digits, or null, for each seat'],
  [{ ...LUCK, levels: [0, null] }, 'levels must be a list of whole numbers from 1 on, or null, for each seat'],
  [{ commitment: SEED, seed: SEED }, 'entropy is missing'],
  [{ ...LUCK, dice: 6 }, 'there is no field "dice"'],
])("%j isn't luck", (data, why) => {
  expect(parseLuck(data)).toEqual({ ok: false, why: `luck: ${why}` });
});
