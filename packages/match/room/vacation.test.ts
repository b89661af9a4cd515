import { cartaNostra } from '@consigliere/games/carta-nostra';
import { expect, test } from 'vitest';
import { foldJournal } from '../host/journal.ts';
import { anyGame, TestTable } from '../testing/table.ts';
import type { Command } from './commands.ts';
import type { ClockTerms } from './terms.ts';
import { vacationDaysLeft } from './vacation-days.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const POST: ClockTerms = { kind: 'correspondence', bank: 3 * DAY, increment: 0 };
const END = { type: 'end' } as const;

const playing = (clock: ClockTerms = POST): TestTable =>
  TestTable.playing(cartaNostra, ['person', 'person'], { clock, options: { start: 0 } });

/** A vacation that begins and ends that many days from now. */
const vacation = (table: TestTable, from: number, until: number): Command => ({
  type: 'vacation',
  vacation: { from: table.now + from * DAY, until: table.now + until * DAY },
});
const BACK: Command = { type: 'vacation', vacation: null };

/** How many days a seat still has; null: its clock stands. */
function daysToMove(table: TestTable, seat: number): number | null {
  const end = table.seen(null).chairs[seat]?.timeIsUp ?? null;
  return end === null ? null : (end - table.now) / DAY;
}
function daysLeft(table: TestTable, seat: number): number {
  const { chairs, terms } = table.seen(null);
  return vacationDaysLeft(chairs[seat] ?? {}, terms.clock);
}
const windowLeft = (table: TestTable): number | null => {
  const { windowEnds } = table.seen(null);
  return windowEnds === null ? null : (windowEnds - table.now) / DAY;
};

/** A table at which seat 1 may react: a window has just been opened. */
function inWindow(before: (table: TestTable) => void): TestTable {
  const table = playing();
  before(table);
  table.choose = actions => actions.find(({ type }) => type === 'job') ?? actions.at(-1);
  for (let tries = 0; table.seen(null).windowEnds === null && tries < 100; tries++) table.answer(table.waiting[0] ?? 0);
  return table;
}

test('a deadline moves by the vacation before it, and everybody sees until when the player is away', () => {
  const table = playing().wait(DAY);
  expect(daysToMove(table, 0)).toBe(2);
  table.do('ada', vacation(table, 0, 7));
  expect(daysToMove(table, 0)).toBe(9);
  expect(table.seen('bea').chairs[0]?.vacation).toEqual({ from: table.now, until: table.now + 7 * DAY, before: 0 });
  table.wait(5 * DAY);
  expect(daysToMove(table, 0)).toBe(4);
  table.wait(3 * DAY);
  expect(daysToMove(table, 0)).toBe(1);
  table.do('ada', table.answerWith(END));
  expect(table.seen(null).chairs[0]?.bank).toBe(DAY);
});

test('a vacation can be planned: the clock runs until it begins, and goes on afterwards', () => {
  const table = playing();
  table.do('ada', vacation(table, 1, 4));
  expect(daysToMove(table, 0)).toBe(6);
  table.wait(2 * DAY);
  expect(daysToMove(table, 0)).toBe(4);
  table.wait(4 * DAY);
  expect(table.room.chairs[0]).toMatchObject({ nudged: table.now, isAway: false });
});

test("a vacation that begins when the time is already up doesn't keep a stand-in away", () => {
  const table = playing().wait(3 * DAY);
  table.do('ada', vacation(table, 0, 7));
  expect(table.room.chairs[0]?.nudged).toBe(table.now);
  expect(table.wait(DAY).room.chairs[0]?.isAway).toBe(true);
});

test('a player can play on during a vacation', () => {
  const table = playing();
  table
    .do('ada', vacation(table, 0, 7))
    .wait(DAY)
    .do('ada', table.answerWith(END));
  expect(table.waiting).toEqual([1]);
  expect(table.seen(null).chairs[0]).toMatchObject({ bank: 3 * DAY, timeIsUp: null });
});

test('a started day costs a whole one, a cancelled vacation nothing, and nobody has more days than the clock says', () => {
  const table = playing({ ...POST, vacation: 5 });
  expect(daysLeft(table, 0)).toBe(5);
  expect(table.refusal('ada', vacation(table, 0, 5.2))).toBe('too-many-days');
  table.do('ada', vacation(table, 1, 4));
  expect(daysLeft(table, 0)).toBe(2);
  table.do('ada', BACK);
  expect(daysLeft(table, 0)).toBe(5);
  table
    .do('ada', vacation(table, 0, 5))
    .wait(1.2 * DAY)
    .do('ada', BACK);
  expect([daysLeft(table, 0), daysLeft(table, 1)]).toEqual([3, 5]);
  expect(table.seen(null).chairs[0]?.vacation?.until).toBe(table.now);
  expect(daysToMove(table, 0)).toBe(3);
  expect(table.refusal('ada', vacation(table, 0, 4))).toBe('too-many-days');
  table.do('ada', vacation(table, 0, 3));
  expect(daysLeft(table, 0)).toBe(0);
});

test('a vacation that is going on gets another end, and what has passed of it stays', () => {
  const table = playing();
  table
    .do('ada', vacation(table, 0, 3))
    .wait(2 * DAY)
    .do('ada', vacation(table, 0, 5));
  expect(daysLeft(table, 0)).toBe(7);
  expect(daysToMove(table, 0)).toBe(8);
  expect(table.refusal('ada', vacation(table, 1, 2))).toBe('bad-dates');
});

test('the next vacation changes nothing about the time that the last one has saved', () => {
  const table = playing();
  table.do('ada', vacation(table, 0, 3)).wait(4 * DAY);
  expect(daysToMove(table, 0)).toBe(2);
  table.do('ada', vacation(table, 10, 12));
  expect(daysToMove(table, 0)).toBe(2);
  expect(daysLeft(table, 0)).toBe(9);
});

test.each([
  ['without an end after its beginning', 3, 3],
  ['that is over', -3, -1],
  ['in the far future', 400, 401],
] as const)('a vacation %s is refused', (_name, from, until) => {
  const table = playing();
  expect(table.refusal('ada', vacation(table, from, until))).toBe('bad-dates');
  expect(table.refusal('ada', BACK)).toBe('bad-dates');
});

test('only players of a correspondence match have vacations', () => {
  const table = playing({ kind: 'live', move: 10_000, reserve: 0 });
  expect(table.refusal('ada', vacation(table, 0, 1))).toBe('not-correspondence');
  expect(playing().refusal('dan', vacation(table, 0, 1))).toBe('not-seated');
});

test('CN-20 an open reaction window keeps its end when a vacation begins, is planned or ends', () => {
  const table = inWindow(each => each.do('bea', vacation(each, 0, 2)).do('bea', BACK));
  expect(windowLeft(table)).toBe(1);
  table.do('bea', vacation(table, 0, 7));
  expect(windowLeft(table)).toBe(1);
  table.wait(0.5 * DAY).do('bea', BACK);
  expect(windowLeft(table)).toBe(0.5);
  table.wait(0.5 * DAY);
  expect(table.seen(null).windowEnds).toBeNull();
});

test('CN-20 a window that opens during the vacation of somebody who was asked ends a day after it, whether or not they answer', () => {
  const table = inWindow(each => each.do('bea', vacation(each, 0, 7)).wait(DAY));
  expect(windowLeft(table)).toBe(7);
  table.do('bea', BACK);
  expect(windowLeft(table)).toBe(7);
  table.wait(6.5 * DAY);
  expect(windowLeft(table)).toBe(0.5);
});

test('a player who takes a seat back from a bot has no more days than before', () => {
  const table = playing();
  table.do('bea', vacation(table, 0, 10)).do('bea', { type: 'leave' });
  table.do('ada', { type: 'seat-bot', seat: 1, level: 3 }).do('bea', { type: 'back' });
  expect(daysLeft(table, 1)).toBe(4);
});

test('a journal with vacations folds into the same room', () => {
  const table = inWindow(each =>
    each
      .do('bea', vacation(each, 0, 7))
      .do('ada', vacation(each, 1, 2))
      .wait(DAY),
  );
  const folded = foldJournal(table.journal, { gameOf: () => anyGame(cartaNostra) });
  const { chairs, clocks, windowEnd, askedAt } = table.room;
  expect(folded).toMatchObject({ chairs, clocks, windowEnd, askedAt });
});
