import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { anyGame, entropyOf, PLAYERS, TestTable } from '../testing/table.ts';
import { findFillLine, findFillTime } from './filling.ts';
import { rematchOf } from './rematch.ts';

const FILLS_AT = 1_060_000;
const PATIENCE = 30_000;

/** A table of three that fills itself, at which these people sit and are ready. */
function gathering(people: number): TestTable {
  const table = new TestTable(anyGame(sitdown), { seats: 3, fillsAt: FILLS_AT });
  for (let seat = 0; seat < people; seat++) sit(table, seat);
  return table;
}

const sit = (table: TestTable, seat: number): TestTable =>
  table.do(PLAYERS[seat] ?? '', { type: 'sit', seat, name: `${PLAYERS[seat]}`, entropy: entropyOf(seat) });

const add = (table: TestTable, seat: number): TestTable =>
  table.do(PLAYERS[seat] ?? '', { type: 'add-entropy', round: table.room.entropyRound, entropy: entropyOf(seat + 5) });

/** Lets the table fill itself, as a host would. */
function pass(table: TestTable, milliseconds: number): TestTable {
  table.now += milliseconds;
  for (let line = findFillLine(table.room, table.now); line !== null; line = findFillLine(table.room, table.now))
    table.write(line);
  return table;
}

const sitters = ({ room }: TestTable) => room.chairs.map(({ sitter, level }) => (sitter === 'bot' ? level : sitter));

test('bots take the empty chairs at the time that everybody sees, and the match begins when the people are ready again', () => {
  const table = gathering(1);
  expect(table.seen(null).terms.fillsAt).toBe(FILLS_AT);
  expect(sitters(pass(table, 59_999))).toEqual(['person', 'nobody', 'nobody']);
  pass(table, 1);
  expect(sitters(table)).toEqual(['person', 3, 2]);
  expect(table.room).toMatchObject({ phase: 'gathering', isStarting: true });
  // The bots' levels are in the seed, so entropy from before doesn't count.
  expect(table.room.chairs[0]?.entropy).toBeNull();
  expect(add(table, 0).room.phase).toBe('playing');
});

test('a full table begins by itself as soon as everybody is ready', () => {
  const table = gathering(3);
  expect(findFillTime(table.room)).toBe(table.room.at);
  expect(pass(table, 0).room.phase).toBe('playing');
});

test('nothing happens while nobody is there, and then at once', () => {
  const table = new TestTable(anyGame(sitdown), { seats: 3, fillsAt: FILLS_AT });
  table.do('ada', { type: 'sit', seat: 0, name: 'ada' });
  expect(findFillTime(pass(table, 500_000).room)).toBeNull();
  expect(sitters(pass(add(table, 0), 0))).toEqual(['person', 3, 2]);
});

test("people who don't come back within half a minute lose their chairs to bots, and the owner's rights go on", () => {
  const table = pass(gathering(2), 60_000);
  expect(sitters(table)).toEqual(['person', 'person', 3]);
  add(table, 1);
  expect(sitters(pass(table, PATIENCE - 1))).toEqual(['person', 'person', 3]);
  expect(sitters(pass(table, 1))).toEqual([3, 'person', 3]);
  expect(table.room).toMatchObject({ owner: 'bea', departed: ['ada'], phase: 'gathering' });
  expect(add(table, 1).room.phase).toBe('playing');
});

test('a person who has just sat down is waited for, though the time has come', () => {
  const table = gathering(2);
  table.do('cleo', { type: 'sit', seat: 2, name: 'cleo' });
  expect(sitters(pass(table, 60_000))).toEqual(['person', 'person', 'person']);
  expect(table.room).toMatchObject({ phase: 'gathering', isStarting: true });
  expect(add(table, 2).room.phase).toBe('playing');
});

test('the owner starts earlier with bots', () => {
  const table = gathering(1);
  table.do('ada', { type: 'seat-bot', seat: 1, level: 1 }).do('ada', { type: 'seat-bot', seat: 2, level: 2 });
  expect(add(table.do('ada', { type: 'start' }), 0).room.phase).toBe('playing');
});

test('the time moves along with the room when house time was put right', () => {
  const table = gathering(1).write({ type: 'rebased', by: 5000 });
  expect(findFillTime(table.room)).toBe(FILLS_AT + 5000);
});

test('a rematch waits for its people', () => {
  const table = pass(gathering(3), 0);
  for (const player of PLAYERS.slice(0, 3))
    if (player === 'ada') table.do(player, { type: 'wish', wish: 'end' });
    else table.do(player, { type: 'vote', yes: true });
  expect(rematchOf(table.room, 'ada', { id: 'again', seed: 'ab'.repeat(32), rotate: false })).toMatchObject([
    { type: 'opened', terms: expect.not.objectContaining({ fillsAt: FILLS_AT }) },
    ...[{ type: 'kept' }, { type: 'kept' }, { type: 'kept' }],
  ]);
});
