import { beforeEach, expect, test } from 'vitest';
import { keepPledge, witnessOf } from './commitments.ts';
import { keep, kept } from './keep.ts';

const pledge = { room: 'r1', commitment: 'c1', entropy: 'e1' };
const luck = { seed: 's', commitment: 'c1', entropy: ['e0', 'e1', null] };

beforeEach(() => keep('commitments', '[]'));

test('a device that saw the commitment before it sat down recognises it, by its table or from a file', () => {
  keepPledge(pledge);
  expect([witnessOf(luck, 'r1'), witnessOf(luck, null)]).toEqual(['saw-it', 'saw-it']);
});

test('a device that opened the table, or never sat there, isn’t a witness', () => {
  expect([witnessOf(luck, 'r1'), witnessOf(luck, null)]).toEqual(['saw-nothing', 'saw-nothing']);
  keepPledge({ ...pledge, room: 'r2', commitment: 'c2' });
  expect([witnessOf(luck, 'r1'), witnessOf(luck, null)]).toEqual(['saw-nothing', 'saw-nothing']);
});

test('a table that publishes another commitment than it showed, once or to the last, is found out', () => {
  keepPledge(pledge);
  expect(witnessOf({ ...luck, commitment: 'c2' }, 'r1')).toBe('saw-another');
  keepPledge({ ...pledge, commitment: 'c2', entropy: 'e2' });
  expect(witnessOf({ ...luck, commitment: 'c2', entropy: ['e0', 'e2', null] }, 'r1')).toBe('saw-another');
});

test("a seed without this device's entropy is noticed, and a failed attempt to sit doesn't count", () => {
  keepPledge({ ...pledge, entropy: 'refused' });
  expect(witnessOf(luck, 'r1')).toBe('left-out');
  keepPledge(pledge);
  expect(witnessOf(luck, 'r1')).toBe('saw-it');
});

test('the latest hundred are kept', () => {
  for (let count = 0; count < 101; count++) keepPledge({ ...pledge, room: `room ${count}` });
  expect(JSON.parse(kept('commitments') ?? '')).toHaveLength(100);
  expect([witnessOf(luck, 'room 0'), witnessOf(luck, 'room 100')]).toEqual(['saw-nothing', 'saw-it']);
});

test.each(['not JSON', '{}', '[null, 1, {"room": "r1"}]'])('whatever else is stored (%s) is ignored', stored => {
  keep('commitments', stored);
  expect(witnessOf(luck, 'r1')).toBe('saw-nothing');
});
