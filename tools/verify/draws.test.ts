import { canonical } from '@consigliere/kernel/host';
import type { Luck } from '@consigliere/match';
import { expect, test } from 'vitest';
import { asJson, hex, published, python, recompute } from './rehearsal.ts';

const SOUND = await published('der-pate', 3, 'greedy');

type Draws = {
  seed: string;
  terms: { options: object };
  luck: Luck | null;
  draws: { purpose: string; epoch: number; values: [number, number][] }[];
};
const firstDie = (draws: Draws['draws']): number => draws.findIndex(({ purpose }) => purpose === 'dice');

test.each<[string, (match: Draws) => void, RegExp]>([
  [
    'a value',
    ({ draws }) => {
      const [die] = draws[firstDie(draws)]!.values;
      die![1] = (die![1] + 1) % 6;
    },
    /^draws: dice, epoch 0: of 6 it is \d, not \d\n$/,
  ],
  [
    'an epoch left out',
    ({ draws }) => draws.splice(firstDie(draws), 1),
    /^draws: dice, epoch 1: the epoch before it was left out\n$/,
  ],
  [
    'the seed',
    match => {
      match.seed = hex(32, 1);
    },
    /^draws: the match seed is [0-9a-f]{64}, not (01){32}\n$/,
  ],
  [
    'the seed, without luck to tell',
    match => {
      match.luck = null;
      match.seed = hex(32, 1);
    },
    /^draws: .*, epoch \d+: of \d+ it is \d+, not \d+\n$/,
  ],
  [
    'the commitment',
    match => {
      match.luck = { ...SOUND.luck, commitment: hex(32, 1) };
    },
    /^draws: the commitment is [0-9a-f]{64}, not (01){32}\n$/,
  ],
  [
    'the options',
    match => {
      match.terms.options = { wins: 2 };
    },
    /^draws: the match seed is [0-9a-f]{64}, not [0-9a-f]{64}\n$/,
  ],
  [
    'a bot without a level',
    match => {
      match.luck = { ...SOUND.luck, levels: [null, null, null] };
    },
    /^draws: a seat has neither entropy nor a bot's level, or both\n$/,
  ],
])('the second implementation finds %s', (_what, change, out) => {
  const match = JSON.parse(asJson(SOUND));
  change(match);
  const { code, out: said } = recompute(JSON.stringify(match));
  expect(code).toBe(1);
  expect(said).toMatch(out);
});

test.each([1, 2] as const)('the second implementation agrees on a match seed of format %i', async format => {
  const { code, out } = recompute(asJson(await published('der-pate', 3, 'greedy', format)));
  expect([code, out.split('\n')[0]]).toEqual([0, 'draws: commitment and match seed follow from the luck']);
});

test('the second implementation writes options as they are hashed', () => {
  const options = { wins: 3, edition: { name: 'Für uns „hier“', 'jobs[1].costs': ['G', null, true] } };
  const { out } = python(
    ['-c', 'import draws, json, sys; sys.stdout.buffer.write(draws.canonical(json.load(sys.stdin)).encode("utf-8"))'],
    JSON.stringify(options),
  );
  expect(out).toBe(canonical(options));
});

test.each(['', '[]', '{"seed":"00"}', '{"seed":"00","draws":[{"purpose":"die","epoch":0,"values":[[0,0]]}]}'])(
  'the second implementation refuses %j',
  input => {
    const { code, out, err } = recompute(input);
    expect([code, out]).toEqual([2, '']);
    expect(err).toMatch(/^draws: this is not what verify --json prints \(.*\)\n$/);
  },
);

test('RFC 8439 2.3.2 the block function of the second implementation', () => {
  const { out } = python([
    '-c',
    `import draws, struct
key = struct.unpack("<8I", bytes(range(32)))
nonce = struct.unpack("<3I", bytes.fromhex("000000090000004a00000000"))
print(struct.pack("<16I", *draws.chacha20_block(key, 1, nonce)).hex())`,
  ]);
  expect(out.trim()).toBe(
    '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4ed2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  );
});

test('the second implementation discards the draws that would favour some values', () => {
  const { out } = python(
    ['-c', 'import draws; print(draws.below(iter([0, 2**32 - 1]), 3), draws.below(iter([1]), 3))'],
    '',
  );
  expect(out.trim()).toBe('2 0');
});
