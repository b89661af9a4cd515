import { view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { type Position, position } from '../testing/index.ts';
import { en } from './en.ts';
import { suitcaseOf, totals } from './totals.ts';

const HELD: Position = { suitcases: ['2×$5', '$2 $5', '$1'], hands: ['$3', 'gun', '2×$1'] };

/** Every suitcase as a seat, or a spectator, reads it. */
function read(wanted: Position, reader: number | null): (string | null)[] {
  const { rules, state } = position(wanted);
  return [0, 1, 2].map(seat => suitcaseOf(view(rules, state, reader), seat, en));
}

test('CE-37 before the end a player reads only their own suitcase', () => {
  expect(read(HELD, 1)).toEqual([null, '$7', null]);
  expect(read(HELD, null)).toEqual([null, null, null]);
});

test('CE-33 after the end everybody reads all suitcases, with the money of the hand in them', () => {
  const over: Position = { ...HELD, act: 4, phase: 'entracte' };
  for (const reader of [0, 1, null]) expect(read(over, reader)).toEqual(['$13', '$7', '$3']);
});

test('CE-33, CE-37 a family’s panel calls a suitcase secret until it is opened', () => {
  const panel = (wanted: Position) => {
    const { rules, state } = position(wanted);
    return [0, 1].map(
      seat => totals(view(rules, state, 1), seat, en).find(({ label }) => label === en.table.suitcase)?.value,
    );
  };
  expect(panel(HELD)).toEqual([en.table.secret, '$7']);
  expect(panel({ ...HELD, act: 4, phase: 'entracte' })).toEqual(['$13', '$7']);
});
