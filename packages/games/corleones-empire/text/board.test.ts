import type { Seat } from '@consigliere/kernel';
import { view } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { type Position, position } from '../testing/index.ts';
import { board, signsOf } from './board.ts';
import { en } from './en.ts';

const WHO = { names: ['Ada', 'Vito', 'Carmela'], reader: 0 };
const TABLE: Position = {
  act: 2,
  horseHead: 1,
  hands: ['gun booze $1 $2 shakedown tax-advisor', '2×$5 hired-muscle'],
  suitcases: ['2×$5', '$2'],
  completed: ['', 'heist:GMZ'],
  played: ['small-time-bookie'],
  publicJobs: 'rough-up',
  offered: 'loan-shark',
  tiles: { 'wall-street': 'hotel-edison' },
  figures: { 'gun-shop': 1, F12: 0, F16: 'mayor', midtown: 'chief' },
  control: { chelsea: [0, 1], queens: [0] },
  reserve: [[1, 1]],
};
const laid = (wanted: Position, reader: Seat | null = 0) => {
  const { rules, state } = position(wanted);
  return board(view(rules, state, reader), en, { ...WHO, reader });
};
const linesOf = (...asked: Parameters<typeof laid>): string[] =>
  laid(...asked).flatMap(part => (typeof part === 'string' ? [part] : []));

test('the board says act, families, figures, turfs, spaces, supply and jobs', () => {
  const parts = laid(TABLE);
  expect(linesOf(TABLE)[0]).toBe('Act II: The Turk · Family business · Turn: Ada · Horse Head: Vito');
  expect(linesOf(TABLE)[1]).toBe('A Ada (Marzullo) · V Vito (Matarazzo) · C Carmela (Pizzino)');
  expect(linesOf(TABLE)).toContain('Allies on offer: Loan Shark: $5');
  expect(linesOf(TABLE)).toContain('Played allies: Ada: Small-Time Bookie');
  const [turfs, spaces, jobs] = parts.flatMap(part => (typeof part === 'string' ? [] : [part]));
  expect(turfs?.rows[0]).toEqual(['1 Wall Street', '–', '*', '[ ] Tax Consultancy', '2 × suitcase | suitcase']);
  expect(turfs?.rows[1]?.[3]).toBe('[ ] Hotel Edison');
  expect(turfs?.rows.find(row => row[0] === '7 Chelsea')?.[1]).toBe('V (AV)');
  expect(spaces?.rows.flat()).toEqual(expect.arrayContaining(['F12 (A) 4·6', 'F16 (*) 1·2·4', 'F01 ( ) 3·5·Park']));
  expect(jobs?.rows.map(([name]) => name)).toEqual(['✓ Rough Up', '  › Shakedown']);
});

test('CE-37 completed jobs and allies in hand of others are shown only if the table agreed to it', () => {
  const said = (wanted: Position, reader: Seat | null) => JSON.stringify(laid(wanted, reader));
  expect(linesOf(TABLE, 0)).toContain('Allies: Ada: Tax Advisor');
  expect(said(TABLE, 0)).not.toMatch(/Hired Muscle|Completed jobs/);
  expect(said(TABLE, null)).not.toMatch(/Hired Muscle|Tax Advisor|Completed jobs/);
  const counted = linesOf({ ...TABLE, options: { 'open-tally': true } }, null);
  expect(counted).toContain('Allies: Ada: Tax Advisor; Vito: Hired Muscle');
  expect(counted).toContain('Completed jobs: Vito: green 1');
});

test('CE-28, CE-30 the board shows the secret picks so far', () => {
  const { rules, state } = position(TABLE);
  const lastLine = (pick: object) =>
    board({ ...view(rules, state, 0), picks: [pick] } as Parameters<typeof board>[0], en, WHO).at(-1);
  expect(lastLine({ type: 'bid', money: 3 })).toBe('Bid: $5');
  expect(lastLine({ type: 'keep', card: 0 })).toBe('Hand ✓: $1');
});

test.each([
  ['Ada Vito Carmela', 'A V C'],
  ['Carlo Vito Carmela Salvo Lucia', 'C V A S L'],
  ['V Vito 1', 'V I 3'],
])('of %s no two have the same sign', (names, signs) => {
  expect(signsOf({ names: names.split(' '), reader: null })).toEqual(signs.split(' '));
});
