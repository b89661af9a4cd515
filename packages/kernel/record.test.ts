import { expect, test } from 'vitest';
import { begin } from './history.ts';
import { rulesOf } from './play.ts';
import { chacha20, seedOf } from './random.ts';
import { follow, hashOf, newRecord } from './record.ts';
import { sitdown } from './sitdown/sitdown.ts';

const parsed = rulesOf(sitdown, 3, { rounds: 2 });
if (!parsed.ok) throw new Error(parsed.why);
const rules = parsed.value;

test('a hash is the first sixteen digits of the digest of the canonical text', () => {
  expect(hashOf({ b: 1, a: [2] })).toBe(hashOf({ a: [2], b: 1 }));
  expect(hashOf('')).toMatch(/^[0-9a-f]{16}$/);
  expect(hashOf(1)).not.toBe(hashOf(2));
});

test('a new record has everything needed to begin the same match, and no entries', () => {
  expect(newRecord(rules, 'somewhere')).toEqual({
    game: 'sitdown',
    version: 1,
    rng: 'chacha20',
    seed: seedOf('somewhere'),
    seats: 3,
    options: { rounds: 2 },
    given: hashOf({ rounds: 2 }),
    entries: [],
  });
});

test('an impossible entry is refused with a sentence', () => {
  const history = begin(rules, chacha20('follow'));
  expect(follow(rules, history, [0, null])).toEqual({ ok: false, why: 'seat 0 may not undo' });
  expect(follow(rules, history, [7, [{ type: 'seal' }]])).toEqual({
    ok: false,
    why: '[{"type":"seal"}] of seat 7 is refused: not-awaited',
  });
});

test('an error that isn’t a refusal is thrown', () => {
  const history = begin(rules, chacha20('follow'));
  const broken = {
    ...rules,
    steps: rules.steps.map(step => ({
      ...step,
      legal: () => {
        throw new Error('a mistake');
      },
    })),
  };
  expect(() => follow(broken, history, [0, [{ type: 'seal' }]])).toThrow('a mistake');
});
