import { cartaNostra } from '@consigliere/games/carta-nostra';
import { expect, test } from 'vitest';
import { foldJournal } from '../host/journal.ts';
import { checkLuck } from '../luck.ts';
import { recordOf } from '../record.ts';
import { anyGame, TestTable } from '../testing/table.ts';
import type { Command } from './commands.ts';
import { luckOf } from './luck-terms.ts';
import type { ClockTerms, SharedClock } from './terms.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIVE = { kind: 'live', move: 10_000, reserve: 5000 } as const;
const POST = { kind: 'correspondence', bank: 3 * DAY, increment: DAY, vacation: 14 } as const;
const YES = { type: 'vote', yes: true } as const;
const wish = (clock: SharedClock): Command => ({ type: 'wish', wish: 'clock', clock });

const playing = (clock: ClockTerms): TestTable =>
  TestTable.playing(cartaNostra, ['person', 'person'], { clock, options: { start: 0 } });

const leftOf = (table: TestTable, seat: number): number | null => {
  const end = table.seen(null).chairs[seat]?.timeIsUp ?? null;
  return end === null ? null : end - table.now;
};

test('a table is played by another clock when everybody agrees, and everybody has a full one', () => {
  const table = playing(LIVE).wait(13_000).do('ada', wish(POST));
  expect(table.seen(null)).toMatchObject({
    terms: { clock: LIVE },
    request: { wish: 'clock', open: [1], clock: POST },
  });
  table.do('bea', YES);
  expect(table.seen(null)).toMatchObject({ terms: { clock: POST }, request: null });
  expect(leftOf(table, 0)).toBe(3 * DAY);
  table
    .wait(2 * DAY)
    .do('ada', wish(LIVE))
    .do('bea', YES);
  expect(leftOf(table, 0)).toBe(15_000);
});

test('one player who declines keeps the clock as it is', () => {
  const table = playing(LIVE).do('ada', wish(POST)).do('bea', { type: 'vote', yes: false });
  expect(table.seen(null)).toMatchObject({ terms: { clock: LIVE }, request: null });
});

test('nobody uses a short absence to change the clock', () => {
  const table = playing({ kind: 'none' }).do('bea', { type: 'leave' }).do('ada', wish(POST));
  expect(table.seen(null).request?.open).toEqual([1]);
  table.wait(10 * 60_000);
  expect(table.seen(null).terms.clock).toEqual(POST);
});

test('a player who was nudged has time again', () => {
  const table = playing(LIVE).wait(15_000);
  expect(table.room.chairs[0]?.nudged).not.toBeNull();
  table.do('bea', wish(POST)).do('ada', YES);
  expect(table.room.chairs[0]?.nudged).toBeNull();
  expect(table.wait(DAY).room.chairs[0]?.isAway).toBe(false);
});

test.each([
  ['the clock that it has', LIVE, LIVE],
  ['the clock that it has, said in other words', { kind: 'correspondence', bank: 3 * DAY, increment: DAY }, POST],
  ['a clock on one device', { kind: 'calm' }, LIVE],
] as const)("a table can't ask for %s", (_name, clock, asked) => {
  expect(playing(clock).refusal('ada', wish(asked))).toBe('bad-clock');
});

test('CN-20 an open reaction window keeps its end', () => {
  const table = playing(LIVE);
  table.choose = actions => actions.find(({ type }) => type === 'job') ?? actions.at(-1);
  for (let tries = 0; table.seen(null).windowEnds === null && tries < 100; tries++) table.answer(table.waiting[0] ?? 0);
  const { windowEnds } = table.seen(null);
  table.do('ada', wish(POST)).do('bea', YES);
  expect(table.seen(null)).toMatchObject({ windowEnds, terms: { clock: POST } });
  const folded = foldJournal(table.journal, { gameOf: () => anyGame(cartaNostra) });
  expect(folded).toMatchObject({ windowEnd: windowEnds, terms: table.room.terms, clocks: table.room.clocks });
  table.wait(15_000);
  expect(table.seen(null).windowEnds).toBeNull();
});

test('vacations end when the table becomes live', () => {
  const table = playing(POST);
  table.do('bea', { type: 'vacation', vacation: { from: table.now, until: table.now + 7 * DAY } }).wait(DAY);
  table.do('ada', wish(LIVE)).do('bea', YES);
  expect(table.seen(null).chairs[1]?.vacation).toEqual({ from: table.now - DAY, until: table.now, before: 0 });
  table.do('ada', table.answerWith({ type: 'end' }));
  expect(leftOf(table, 1)).toBe(15_000);
});

test("the match's luck still verifies", () => {
  const table = playing(LIVE).do('ada', wish(POST)).do('bea', YES);
  table.do('ada', { type: 'wish', wish: 'end' }).do('bea', YES);
  expect(checkLuck(luckOf(table.room), recordOf(table.match))).toEqual([]);
});
