import { expect, test } from 'vitest';
import { findMoves, type Ledger, type LedgerEntry } from './flights.tsx';

type TestCard = { readonly type: 'ace' | 'king' } | null;
type TestEntries = readonly LedgerEntry<TestCard>[];

const ACE = { type: 'ace' } as const;
const KING = { type: 'king' } as const;

const ledger: Ledger<TestEntries, TestCard> = { entries: view => view, isCut: () => false, most: 3 };
const withPile: Ledger<TestEntries, TestCard> = { ...ledger, pile: 'pile' };

test('a thing moves from where it is missing to where one of its kind has appeared', () => {
  const before: TestEntries = [
    [ACE, 'hand', 2],
    [KING, 'table', 1],
  ];
  const after: TestEntries = [
    [ACE, 'hand', 1],
    [ACE, 'table', 1],
    [KING, 'table', 1],
  ];
  expect(findMoves(ledger, before, after)).toEqual([{ thing: ACE, from: 'hand', to: 'table' }]);
});

test('a thing that is only missing or only new moves from or to the pile, if there is one', () => {
  expect(findMoves(ledger, [[ACE, 'hand', 1]], [[KING, 'hand', 1]])).toEqual([]);
  expect(findMoves(withPile, [[ACE, 'hand', 1]], [[KING, 'hand', 1]])).toEqual([
    { thing: KING, from: 'pile', to: 'hand' },
    { thing: ACE, from: 'hand', to: 'pile' },
  ]);
});

test('a thing that is turned up leaves a spot where one lay face down', () => {
  const before: TestEntries = [[null, 'other', 2]];
  const after: TestEntries = [
    [null, 'other', 1],
    [ACE, 'table', 1],
  ];
  expect(findMoves(withPile, before, after)).toEqual([{ thing: ACE, from: 'other', to: 'table' }]);
  expect(findMoves(withPile, after, before)).toEqual([{ thing: ACE, from: 'table', to: 'other' }]);
});

test('a hidden thing flies face down', () => {
  const [two, one]: TestEntries[] = [[[null, 'other', 2]], [[null, 'third', 2]]];
  expect(findMoves(withPile, [], two ?? []).map(({ thing, from, to }) => [thing, from, to])).toEqual([
    [null, 'pile', 'other'],
    [null, 'pile', 'other'],
  ]);
  expect(findMoves(withPile, two ?? [], one ?? []).map(({ from, to }) => [from, to])).toEqual([
    ['other', 'third'],
    ['other', 'third'],
  ]);
});

test('nothing flies after a cut, nor when more things have moved than may fly at once', () => {
  const after: TestEntries = [[ACE, 'table', 4]];
  expect(findMoves(ledger, [[ACE, 'hand', 4]], after)).toEqual([]);
  expect(findMoves({ ...ledger, most: 4 }, [[ACE, 'hand', 4]], after)).toHaveLength(4);
  expect(findMoves({ ...ledger, most: 4, isCut: () => true }, [[ACE, 'hand', 4]], after)).toEqual([]);
});
