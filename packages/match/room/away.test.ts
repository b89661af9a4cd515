import { cartaNostra } from '@consigliere/games/carta-nostra';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { TestTable } from '../testing/table.ts';
import { luckOf } from './luck-terms.ts';
import type { ClockTerms } from './terms.ts';

const END = { type: 'end' } as const;
const LIVE: ClockTerms = { kind: 'live', move: 10_000, reserve: 5000 };
const HOUR = 3_600_000;

const turns = (clock: ClockTerms = LIVE): TestTable =>
  TestTable.playing(cartaNostra, ['person', 'person'], { clock, options: { start: 0 } });
const chair = (table: TestTable, seat: number) => table.seen(null).chairs[seat];
/** By whom the answers were given, as everybody is shown. */
const marks = (table: TestTable) => table.seen(null).match?.heard.flatMap(({ by }) => (by === null ? [] : [by]));

test.each([
  ['live', LIVE, 15_000, 15_000],
  ['correspondence', { kind: 'correspondence', bank: 48 * HOUR, increment: HOUR }, 48 * HOUR, 12 * HOUR],
] as const)('%s: whose time is up is nudged first, and only then a bot stands in', (_kind, clock, time, patience) => {
  const table = turns(clock).wait(time - 1);
  expect(chair(table, 0)).toMatchObject({ isNudged: false, isAway: false });
  expect(chair(table.wait(1), 0)).toMatchObject({ isNudged: true, isAway: false });
  expect(chair(table.wait(patience - 1), 0)).toMatchObject({ isNudged: true, isAway: false });
  expect(chair(table.wait(1), 0)).toMatchObject({ isNudged: false, isAway: true, timeIsUp: null });
});

test('every answer of a stand-in is marked', () => {
  const table = turns().wait(60_000);
  expect(marks(table)?.slice(0, 1)).toEqual([[0, 'stand-in']]);
});

test('a player who answers after the nudge plays on, and is nudged again the next time', () => {
  const table = turns().wait(20_000);
  table.do('ada', table.answerWith(END)).do('bea', table.answerWith(END));
  expect(chair(table, 0)).toMatchObject({ isNudged: false, isAway: false, bank: 0 });
  expect(chair(table.wait(10_000), 0)).toMatchObject({ isNudged: true, isAway: false });
});

test('a nudge ends when the clock stops', () => {
  const table = turns().wait(16_000).do('ada', { type: 'wish', wish: 'pause' }).do('bea', { type: 'vote', yes: true });
  expect(chair(table, 0)?.isNudged).toBe(false);
  table.wait(HOUR).do('bea', { type: 'resume' });
  expect(chair(table.wait(1), 0)).toMatchObject({ isNudged: true, isAway: false });
});

test('when a player leaves, a bot answers until they are back', () => {
  const table = turns({ kind: 'none' }).do('ada', { type: 'leave' });
  expect(table.refusal('bea', { type: 'back' })).toBe('not-away');
  const left = table.now;
  expect(chair(table, 0)).toMatchObject({ sitter: 'person', isAway: true, awaySince: left });
  table.choose = actions => actions.at(-1);
  table.wait(600);
  expect(marks(table)).toEqual([[0, 'stand-in']]);
  expect(chair(table, 0)?.awaySince).toBe(left);
  table.do('ada', { type: 'back' });
  expect(chair(table, 0)).toMatchObject({ isAway: false, awaySince: null });
  table.do('bea', table.answerWith(END)).wait(HOUR);
  expect(table.waiting).toEqual([0]);
});

test('a player who acts is back, and has a full clock if their time was up', () => {
  const table = turns();
  table.choose = actions => actions.find(({ type }) => type === 'city') ?? actions.at(-1);
  table.wait(30_000);
  expect(chair(table, 0)?.isAway).toBe(true);
  const other = table.actions(0).find(({ type }) => type === 'idle');
  table.do('ada', table.answerWith(other));
  expect(chair(table, 0)).toMatchObject({ isAway: false, isNudged: false, timeIsUp: table.now + 15_000 });
  expect(marks(table)).toEqual([
    [0, 'stand-in'],
    [0, 'person'],
  ]);
});

test.each([
  { type: 'wish', wish: 'end' },
  { type: 'order', order: 'always' },
] as const)('a $type is being back too', command => {
  const table = turns().do('ada', { type: 'leave' }).do('ada', command);
  expect(chair(table, 0)?.isAway).toBe(false);
});

test("a refused command doesn't bring a player back", () => {
  const table = turns().do('ada', { type: 'leave' });
  expect(table.refusal('ada', table.answerWith({ type: 'city', mafioso: 99 }))).toBe('not-legal');
  expect(chair(table, 0)?.isAway).toBe(true);
});

test("a player's draft is dropped when they leave", () => {
  const table = TestTable.playing(sitdown, ['person', 'person', 1]);
  table.do('ada', table.answerWith(table.actions(0)[0])).do('ada', { type: 'leave' });
  expect(table.seen('ada').match?.view.picks).toEqual([]);
  table.wait(1500);
  expect(table.waiting).toEqual([1]);
});

test("the owner gives an absent player's seat to a bot, and the player watches until they take it back", () => {
  const table = turns();
  const replace = { type: 'seat-bot', seat: 1, level: 2 } as const;
  const luck = luckOf(table.room);
  expect(table.refusal('ada', replace)).toBe('not-away');
  table.do('bea', { type: 'leave' });
  expect(table.refusal('bea', { ...replace, seat: 0 })).toBe('not-owner');
  table.do('ada', replace);
  expect(chair(table, 1)).toMatchObject({ sitter: 'bot', level: 2, isAway: false });
  expect(table.seen('bea')).toMatchObject({ seat: null, match: { prompt: null, view: { own: null } } });
  expect(table.seen('bea').formerSeat).toBe(1);
  expect(table.refusal('cleo', { type: 'back' })).not.toBeNull();
  expect(luckOf(table.room)).toEqual(luck);
  table.do('ada', table.answerWith(END)).wait(600);
  expect(marks(table)?.at(1)).toEqual([1, 'bot']);
  table.do('bea', { type: 'back' });
  expect(table.seen('bea')).toMatchObject({ seat: 1, formerSeat: null });
  expect(chair(table, 1)).toMatchObject({ sitter: 'person', name: 'bea', isAway: false });
  expect(luckOf(table.room)).toEqual(luck);
});
