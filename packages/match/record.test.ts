import { cartaNostra } from '@consigliere/games/carta-nostra';
import { legal, replay, rulesOf, rulesOfRecord, waiting } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { answer, openMatch } from './match.ts';
import { parseRecord, recordOf, recordSteps } from './record.ts';
import { runInTurns } from './steps.ts';

/** A match after its first two answers. */
function begun(options: Readonly<Record<string, unknown>> = { wins: 2 }) {
  const rules = rulesOf(cartaNostra, 3, options);
  if (!rules.ok) throw new Error(rules.why);
  let match = openMatch(rules.value, 'a record');
  for (let count = 0; count < 2; count++) {
    const { state } = match.course;
    const seat = waiting(rules.value, state)[0]!;
    const taken = answer(match, seat, {
      decision: state.flow.at(-1)!.id,
      picks: [legal(rules.value, state, seat)[0]],
      branch: 0,
    });
    if (taken.ok) match = taken.match;
  }
  return match;
}

/** Its record, as it comes from a file. */
const recorded = (options?: Readonly<Record<string, unknown>>) => JSON.parse(JSON.stringify(recordOf(begun(options))));

const deep = (depth: number): unknown => (depth === 0 ? 1 : { in: deep(depth - 1) });

test('a record passes as it is', () => {
  const record = recorded();
  expect(record.entries).toHaveLength(2);
  expect(parseRecord(record)).toEqual({ ok: true, value: record });
});

test('a record can be made step by step, and gives way after every deed', async () => {
  const match = begun();
  let turns = 0;
  const record = await runInTurns(recordSteps(match), () => (++turns === 1 ? Promise.resolve() : undefined));
  expect(record).toEqual(recordOf(match));
  expect(turns).toBe(match.deeds.length);
});

test('a record carries the edition it was played with, and is played again by it', () => {
  const record = recorded({ edition: { id: 'Small town', 'startingHand.value': 4 } });
  expect(parseRecord(record)).toEqual({ ok: true, value: record });
  const rules = rulesOfRecord(cartaNostra, record);
  expect(rules).toMatchObject({ value: { given: { edition: 'Small town', startingHand: 4 } } });
  expect(rules.ok && [...replay(rules.value, record)].every(({ ok }) => ok)).toBe(true);
  expect(rulesOfRecord(cartaNostra, { ...record, options: {} }).ok).toBe(false);
});

test('an undo is an entry without picks', () => {
  const record = recorded();
  record.entries.push([0, null, '0123456789abcdef']);
  expect(parseRecord(record).ok).toBe(true);
});

test.each([null, undefined, 7, 'record', [], [recorded()]])("%j isn't a record", data => {
  expect(parseRecord(data)).toEqual({ ok: false, why: 'record: must be an object' });
});

test.each(Object.keys(recorded()))('%s is needed', name => {
  const { [name]: _gone, ...rest } = recorded();
  expect(parseRecord(rest)).toEqual({ ok: false, why: `record: ${name} is missing` });
});

test.each([
  ['game', 3, 'game must be the id of a game'],
  ['game', '', 'game must be the id of a game'],
  ['version', 0, 'version must be a whole number from 1 on'],
  ['version', '1', 'version must be a whole number from 1 on'],
  ['rng', 'dice', 'rng must be "chacha20"'],
  ['seed', 'abc', 'seed must be 64 hexadecimal digits'],
  ['seed', 'G'.repeat(64), 'seed must be 64 hexadecimal digits'],
  ['seats', 2.5, 'seats must be a whole number from 1 on'],
  ['options', { edition: { a: { b: 1 } } }, 'options must be an object of plain values'],
  ['options', { edition: null }, 'options must be an object of plain values'],
  ['options', [], 'options must be an object of plain values'],
  ['options', deep(5000), 'options must be an object of plain values'],
  ['given', null, 'given must be 16 hexadecimal digits'],
  ['entries', {}, 'entries must be a list'],
  ['winner', 1, 'there is no field "winner"'],
])('%s: %#', (name, value, why) => {
  expect(parseRecord({ ...recorded(), [name]: value })).toEqual({ ok: false, why: `record: ${why}` });
});

const HASH = '0123456789abcdef';
test.each([
  [[0, [{ type: 'end' }]], 'must be a list of seat, picks and hash'],
  ['end', 'must be a list of seat, picks and hash'],
  [[3, [{ type: 'end' }], HASH], 'must begin with a seat from 0 to 2'],
  [[-1, [{ type: 'end' }], HASH], 'must begin with a seat from 0 to 2'],
  [['0', [{ type: 'end' }], HASH], 'must begin with a seat from 0 to 2'],
  [
    [0, [], HASH],
    'must have picks, each an object with a type, null for an undo, or "agreed" for one the table agreed to',
  ],
  [
    [0, [{ kind: 'end' }], HASH],
    'must have picks, each an object with a type, null for an undo, or "agreed" for one the table agreed to',
  ],
  [
    [0, [{ type: 'end', x: deep(9) }], HASH],
    'must have picks, each an object with a type, null for an undo, or "agreed" for one the table agreed to',
  ],
  [[0, [{ type: 'end' }], 'zz'], 'must end with a hash of 16 hexadecimal digits'],
])('an entry may not be %j', (entry, why) => {
  const record = recorded();
  record.entries.push(entry);
  expect(parseRecord(record)).toEqual({ ok: false, why: `record: entry 3 ${why}` });
});
