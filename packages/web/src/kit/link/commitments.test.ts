import {
  checkLuck,
  commitmentOf,
  digestTerms,
  emptyRoomView,
  type Luck,
  matchSeed,
  type RoomView,
} from '@consigliere/match';
import { beforeEach, expect, test } from 'vitest';
import { pledgeEntropy, witnessOf } from './commitments.ts';
import { keep, kept } from './keep.ts';

const SEED = 'ab'.repeat(32);
const OTHER = 'cd'.repeat(16);
const TERMS = { game: 'carta-nostra', version: 3, options: {} };

/** A table with the player, an empty chair and a bot of a level, as a server shows it. */
function shownTable(change: Partial<RoomView> = {}, level = 3): RoomView {
  const room = emptyRoomView();
  const chair = (sitter: 'person' | 'bot' | 'nobody', level: number) => ({
    ...{ sitter, level, name: '', isKept: false, isReady: false, isNudged: false, isAway: false },
    ...{ awaySince: null, hasLeft: false, remindedBy: null, bank: 0, timeIsUp: null, vacation: null },
  });
  return {
    ...room,
    terms: { ...room.terms, ...TERMS, id: 'r1' },
    commitment: commitmentOf(SEED),
    luckFormat: 2,
    entropyRound: 4,
    chairs: [chair('person', 0), chair('nobody', 0), chair('bot', level)],
    ...change,
  };
}

/** The luck of a match in which the device's entropy was used. */
const luckWith = (entropy: string, change: Partial<Luck> = {}): Luck => ({
  ...{ seed: SEED, commitment: commitmentOf(SEED), entropy: [entropy, OTHER, null], levels: [null, null, 3] },
  ...change,
});

function pledge(view = shownTable()): string {
  const entropy = pledgeEntropy(view);
  if (entropy === null) throw new Error('the device adds nothing');
  return entropy;
}

beforeEach(() => keep('commitments', '[]'));

test('a device that saw the commitment before it added entropy recognises it, by its table or from a file', () => {
  const luck = luckWith(pledge());
  expect([witnessOf(luck, TERMS, 'r1'), witnessOf(luck, TERMS, null)]).toEqual(['saw-it', 'saw-it']);
});

test('a device that never sat there isn’t a witness', () => {
  const luck = luckWith('e0'.repeat(16));
  expect(witnessOf(luck, TERMS, 'r1')).toBe('saw-nothing');
  pledge(shownTable({ terms: { ...shownTable().terms, id: 'r2' }, commitment: 'another' }));
  expect([witnessOf(luck, TERMS, 'r1'), witnessOf(luck, TERMS, null)]).toEqual(['saw-nothing', 'saw-nothing']);
});

test('the device adds the same entropy for the same terms, in every tab and after a lost connection', () => {
  const first = pledge();
  expect(pledge()).toBe(first);
  expect(pledge(shownTable({ entropyRound: 6 }))).not.toBe(first);
  expect(JSON.parse(kept('commitments') ?? '')).toHaveLength(2);
});

test('a page that is behind adds nothing for terms that have changed', () => {
  pledge(shownTable({ entropyRound: 6 }));
  expect(pledgeEntropy(shownTable({ entropyRound: 4 }))).toBeNull();
});

/** Tries until the match's seed begins as a dishonest house likes it. */
function grind<X>(candidates: (attempt: number) => X, seedOf: (candidate: X) => string): X {
  for (let attempt = 0; attempt < 100_000; attempt++) {
    const candidate = candidates(attempt);
    if (seedOf(candidate).startsWith('00')) return candidate;
  }
  throw new Error('nothing found');
}

test('a house that looks for another seed after it has seen the entropy is consistent in itself, and is caught', () => {
  const entropy = pledge();
  const luckOf = (seed: string): Luck => luckWith(entropy, { seed, commitment: commitmentOf(seed) });
  const seed = grind(
    attempt => attempt.toString(16).padStart(64, '0'),
    each => matchSeed(luckOf(each), TERMS),
  );
  const luck = luckOf(seed);
  expect(checkLuck(luck, { ...TERMS, seats: 3, seed: matchSeed(luck, TERMS) })).toEqual([]);
  expect(witnessOf(luck, TERMS, 'r1')).toBe('saw-another');
});

test('a house that looks for other terms after it has seen the entropy is consistent in itself, and is caught', () => {
  const luck = luckWith(pledge());
  const options = grind(
    wins => ({ wins }),
    each => matchSeed(luck, { ...TERMS, options: each }),
  );
  const played = { ...TERMS, options };
  expect(checkLuck(luck, { ...played, seats: 3, seed: matchSeed(luck, played) })).toEqual([]);
  expect(witnessOf(luck, played, 'r1')).toBe('outdated');
  expect(witnessOf({ ...luck, levels: [null, null, 4] }, TERMS, 'r1')).toBe('outdated');
});

test('a house that falls back to a seed without the terms is caught', () => {
  expect(witnessOf(luckWith(pledge(), { levels: null }), TERMS, 'r1')).toBe('outdated');
});

test('a house that uses what was added before the last change is caught, even if the terms are the same again', () => {
  const before = pledge();
  pledge(shownTable({ entropyRound: 5 }, 4));
  const last = pledge(shownTable({ entropyRound: 6 }));
  expect(witnessOf(luckWith(before), TERMS, 'r1')).toBe('outdated');
  expect(witnessOf(luckWith(last), TERMS, 'r1')).toBe('saw-it');
});

test('a table that shows a second commitment is found out, whichever it publishes', () => {
  const first = pledge();
  const second = pledge(shownTable({ commitment: commitmentOf('ef'.repeat(32)), entropyRound: 6 }));
  expect(witnessOf(luckWith(first), TERMS, 'r1')).toBe('saw-another');
  expect(witnessOf(luckWith(second), TERMS, 'r1')).toBe('saw-another');
});

test("a seed without this device's entropy is noticed", () => {
  pledge();
  expect(witnessOf(luckWith(OTHER), TERMS, 'r1')).toBe('left-out');
});

test('at a table that was opened the first way, the terms are not compared, and older entries still count', () => {
  const first = pledge(shownTable({ luckFormat: 1 }));
  expect(witnessOf(luckWith(first, { levels: null }), { ...TERMS, version: 9 }, 'r1')).toBe('saw-it');
  keep('commitments', JSON.stringify([{ room: 'r1', commitment: commitmentOf(SEED), entropy: 'e1' }]));
  expect(witnessOf(luckWith('e1', { levels: null }), TERMS, 'r1')).toBe('saw-it');
});

test('an empty chair is a person’s: the digest of the terms is the same before and after somebody sits down', () => {
  pledge();
  expect(JSON.parse(kept('commitments') ?? '')).toMatchObject([{ terms: digestTerms(TERMS, [null, null, 3]) }]);
});

test('the latest hundred are kept', () => {
  for (let count = 0; count < 101; count++)
    pledge(shownTable({ terms: { ...shownTable().terms, id: `room ${count}` } }));
  expect(JSON.parse(kept('commitments') ?? '')).toHaveLength(100);
  expect(witnessOf(luckWith(OTHER), TERMS, 'room 0')).toBe('saw-nothing');
});

test.each(['not JSON', '{}', '[null, 1, {"room": "r1"}]'])('whatever else is stored (%s) is ignored', stored => {
  keep('commitments', stored);
  expect(witnessOf(luckWith(OTHER), TERMS, 'r1')).toBe('saw-nothing');
});
