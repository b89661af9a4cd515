import type { Seat } from '@consigliere/kernel';
import { view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { type PositionSpec, position } from '../testing/index.ts';
import { board } from './board.ts';
import { en } from './en.ts';
import { totals } from './totals.ts';

const WHO = { names: ['Ada', 'Vito', 'Carmela'], reader: 0 };
const laid = (wanted: PositionSpec) => {
  const { rules, state } = position(wanted);
  return board(view(rules, state, 0), en, WHO);
};

test('the board says the street with car and protection, tiles, debts and dice', () => {
  const parts = laid({
    car: 9,
    round: 2,
    ko: 'influence',
    lasting: 'E5',
    tiles: ['cop judge'],
    debts: [[1, 3, 1]],
    faces: [4, 2, 0, 1],
    placed: [0, 1, 0, 0],
  });
  expect(parts.filter(part => typeof part === 'string')).toEqual([
    expect.stringMatching(/^Round 2\/7: .* · 5 events to come · Start player: Ada$/),
    'KO track: Influence',
    '! Good press: This round, each die on the press pays $2,000 extra (DP-E5).',
    'Brooklyn: 13 · Box: 0',
    'Tiles: Ada: Cop, Judge',
    'Debts: Vito → Bank 1',
    '1 Business: white ⚁ 2 │ 2 Politics: – │ 3 Event: – │ 4 People: –',
    'Dice: black ⚃ 4 · grey ☞ puppet hand · red ⚀ 1',
  ]);
  const [street] = parts.flatMap(part => (typeof part === 'string' ? [] : [part]));
  expect(street?.heads).toEqual(['Greenwich Village', 'East Side', 'Little Italy', 'Lower Manhattan']);
  expect(street?.rows.map(row => row[3])).toEqual([
    '◆1 +Inf Protection',
    '   $1,000 neutral',
    ' 2 +Rep Smuggling',
    '   $2,000 neutral',
    ' 5 Gambling',
    '   $5,000 neutral',
    ' ◆ protected',
  ]);
});

test('DP-7 before the KO track is decided the board says how many cards of each colour have come', () => {
  expect(laid({ grey: 2, red: 1 })[1]).toBe('KO track: grey ●●○○ Reputation · red ●○○○ Influence');
});

test('DP-37 the totals contain other players’ money only if the table has agreed to it', () => {
  const money = (
    options: NonNullable<PositionSpec['options']>,
    reader: Seat | null,
  ): (string | number | undefined)[] => {
    const { rules, state } = position({ options, money: [12_000, 23_000, 34_000] });
    return [0, 1, 2].map(seat => totals(view(rules, state, reader), seat, en)[0]?.value);
  };
  expect(money({}, 0)).toEqual(['$12,000', 'secret', 'secret']);
  expect(money({}, null)).toEqual(['secret', 'secret', 'secret']);
  expect(money({ 'show-money': true }, null)).toEqual(['$12,000', '$23,000', '$34,000']);
});
