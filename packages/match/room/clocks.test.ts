import { cartaNostra } from '@consigliere/games/carta-nostra';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { foldJournal } from '../host/journal.ts';
import { anyGame, TestTable } from '../testing/table.ts';
import type { Room } from './room.ts';
import type { ClockTerms } from './terms.ts';

const END = { type: 'end' } as const;
const LIVE: ClockTerms = { kind: 'live', move: 10_000, reserve: 5000 };
const DAY = 24 * 3_600_000;
const POST: ClockTerms = { kind: 'correspondence', bank: 3 * DAY, increment: DAY };

const turns = (clock: ClockTerms): TestTable =>
  TestTable.playing(cartaNostra, ['person', 'person'], { clock, options: { start: 0 } });
const bankOf = (table: TestTable, seat: number) => table.seen(null).chairs[seat]?.bank;
/** How long a seat still has; null: its clock stands. */
function leftOf(table: TestTable, seat: number): number | null {
  const end = table.seen(null).chairs[seat]?.timeIsUp ?? null;
  return end === null ? null : end - table.now;
}
/** Seat 0 and seat 1 end their turns after so long. */
function round(table: TestTable, zero: number, one: number): TestTable {
  table.wait(zero).do('ada', table.answerWith(END));
  return table.wait(one).do('bea', table.answerWith(END));
}

test("without a clock nobody's time ever runs out", () => {
  const table = turns({ kind: 'none' });
  const { lines } = table.room;
  table.wait(1000 * DAY);
  expect(table.room.lines).toBe(lines);
  expect(leftOf(table, 0)).toBeNull();
});

test('live: a move has its own time, and a longer move uses up the reserve', () => {
  const table = turns(LIVE);
  expect([leftOf(table, 0), leftOf(table, 1)]).toEqual([15_000, null]);
  round(table, 9000, 12_000);
  expect([bankOf(table, 0), bankOf(table, 1)]).toEqual([5000, 3000]);
  expect([leftOf(table, 0), leftOf(table, 1)]).toEqual([15_000, null]);
  table.do('ada', table.answerWith(END));
  expect(leftOf(table, 1)).toBe(13_000);
});

test('correspondence: every move adds days to the bank, up to what it began with', () => {
  const table = turns(POST);
  expect(leftOf(table, 0)).toBe(3 * DAY);
  round(table, 2.5 * DAY, 0.5 * DAY);
  expect(leftOf(table, 0)).toBe(1.5 * DAY);
  table.do('ada', table.answerWith(END));
  expect(leftOf(table, 1)).toBe(3 * DAY);
});

test('people who are asked at once have a clock each, and it stops when they have answered', () => {
  const table = TestTable.playing(sitdown, ['person', 'person', 1], { clock: LIVE });
  expect([leftOf(table, 0), leftOf(table, 1), leftOf(table, 2)]).toEqual([15_000, 15_000, null]);
  table.wait(2000).answer(0);
  expect([leftOf(table, 0), leftOf(table, 1)]).toEqual([null, 13_000]);
  table.wait(1000).do('ada', { type: 'undo' });
  expect([leftOf(table, 0), leftOf(table, 1)]).toEqual([13_000, 12_000]);
});

test.each([
  ['live', LIVE, 11_000, 4000],
  ['correspondence', POST, DAY, 2 * DAY],
] as const)('%s: neither a pause nor an undo nor leaving for a moment gives time back', (_kind, clock, used, left) => {
  const pauses = turns(clock)
    .wait(used)
    .do('ada', { type: 'wish', wish: 'pause' })
    .do('bea', { type: 'vote', yes: true });
  expect(leftOf(pauses.wait(99 * DAY).do('ada', { type: 'resume' }), 0)).toBe(left);

  const undoes = turns(clock).wait(used);
  const city = undoes.actions(0).find(({ type }) => type === 'city');
  expect(leftOf(undoes.do('ada', undoes.answerWith(city)), 0)).toBe(left);
  expect(leftOf(undoes.do('ada', { type: 'undo' }), 0)).toBe(left);

  const leaves = turns(clock).wait(used).do('ada', { type: 'leave' }).do('ada', { type: 'back' });
  expect(leftOf(leaves, 0)).toBe(left);
});

test('after an undo a move has its own time again', () => {
  const table = round(turns(LIVE), 0, 9000).wait(12_000).do('ada', { type: 'wish', wish: 'undo' });
  table.do('bea', { type: 'vote', yes: true });
  expect([bankOf(table, 0), leftOf(table, 0)]).toEqual([3000, 13_000]);
});

test('CN-20 in a reaction window no clock runs', () => {
  const table = turns(LIVE).wait(12_000);
  for (let tries = 0; table.seen(null).windowEnds === null && tries < 100; tries++) {
    const seat = table.waiting[0]!;
    table.choose = actions => actions.find(({ type }) => type === 'job') ?? actions.at(-1);
    table.answer(seat);
  }
  expect(table.seen(null).windowEnds).toBe(table.now + 15_000);
  expect([leftOf(table, 0), leftOf(table, 1)]).toEqual([null, null]);
});

test('nobody gains from the clocks of two nodes that disagree', () => {
  const table = turns(POST).wait(DAY);
  table.now -= 2 * DAY;
  const before = table.room.at;
  table.do('ada', table.answerWith(END));
  expect(table.room.at).toBe(before);
  expect(bankOf(table, 0)).toBe(3 * DAY);
});

/** Every time in a room: nothing else in it is as large. */
function timesIn({ match: _, rules: __, terms: ___, ...room }: Room): number[] {
  const times: number[] = [];
  JSON.stringify(room, (_, value) => {
    if (typeof value === 'number' && Math.abs(value) > 900_000) times.push(value);
    return value;
  });
  return times;
}

test.each([-DAY, DAY])('a room whose times are moved by %i ms has as much of everything left as before', by => {
  const table = turns(LIVE).wait(9000).do('bea', { type: 'leave' }).wait(7000);
  expect(table.room.chairs[0]?.nudged).not.toBeNull();
  const before = table.room;
  table.now += by;
  table.write({ type: 'rebased', by });
  expect(table.room.match).toBe(before.match);
  expect(timesIn(before).length).toBeGreaterThan(4);
  expect(timesIn(table.room)).toEqual(timesIn(before).map(time => time + by));
  const folded = foldJournal(table.journal, { gameOf: () => anyGame(cartaNostra) });
  expect(folded).toMatchObject({ at: table.room.at, askedAt: table.room.askedAt, clocks: table.room.clocks });
  // The nudge runs out when it would have.
  table.wait(13_999);
  expect(table.room.chairs[0]?.isAway).toBe(false);
  table.wait(1);
  expect(table.room.chairs[0]?.isAway).toBe(true);
});
