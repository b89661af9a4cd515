import { expect, test } from 'vitest';
import { PLAYERS, type TestTable } from '../testing/table.ts';
import { atWindow, PEOPLE } from '../testing/window.ts';
import type { Command } from './commands.ts';
import { DUE } from './due.ts';
import { NO_THOUGHTS } from './timing.ts';

const REACT = { type: 'react', companion: 0 } as const;
const PASS = { type: 'pass' } as const;
const HOUR = 3_600_000;

const order = (kind: 'this-turn' | 'unless-me' | 'always' | null): Command => ({ type: 'order', order: kind });
/** By whom the answers in the window were given, as somebody is shown. */
const marks = (table: TestTable, since: number, player: string | null = null) =>
  table
    .seen(player)
    .match?.heard.slice(since)
    .flatMap(({ by }) => (by === null ? [] : [by]));

test('CN-20 bots answer at one fixed moment after the window has opened, all together', () => {
  const table = atWindow(['person', 1, 2]);
  const { chapters } = table.seen(null);
  table.wait(1499);
  expect(table.waiting).toEqual([1, 2]);
  table.wait(1);
  expect(marks(table, chapters)).toEqual([
    [1, 'bot'],
    [2, 'bot'],
  ]);
});

test('CN-20 bots that have thought longer than a tick answer at the next one', () => {
  const { room } = atWindow(['person', 1, 2]);
  const ready = { picks: new Map([1, 2].map(seat => [seat, [PASS]])), at: room.askedAt + 1501 };
  expect(DUE.findNextTime(room, ready)).toBe(room.askedAt + 3000);
  expect(DUE.findLine(room, ready, room.askedAt + 2999)).toBeNull();
  expect(DUE.findLine(room, ready, room.askedAt + 3000)).toMatchObject({
    type: 'released',
    answers: [1, 2].map(seat => [seat, [PASS], 'bot']),
  });
});

test("CN-20 a punctual bot that isn't ready at the tick passes", () => {
  const { room } = atWindow(['person', 1, 2]);
  const half = { picks: new Map([[2, [REACT]]]), at: room.askedAt + 3, isPunctual: true };
  expect(DUE.findNextTime(room, half)).toBe(room.askedAt + 1500);
  expect(DUE.findLine(room, half, room.askedAt + 1499)).toBeNull();
  expect(DUE.findLine(room, half, room.askedAt + 1500)).toMatchObject({
    answers: [
      [1, [PASS], 'bot'],
      [2, [REACT], 'bot'],
    ],
  });
});

test('CN-20 nothing is released before all bots have decided, and the window closes without them', () => {
  const { room } = atWindow(['person', 'person', 1, 2], {}, null);
  const half = { picks: new Map([[2, [PASS]]]), at: room.askedAt };
  expect(DUE.findLine(room, half, room.askedAt + 14_999)).toBeNull();
  expect(DUE.findNextTime(room, half)).toBe(room.askedAt + 15_000);
  expect(DUE.findLine(room, half, room.askedAt + 15_000)).toMatchObject({
    answers: [1, 2, 3].map(seat => [seat, [PASS], 'clock']),
  });
});

test('CN-20 where nobody else plays, a standing order answers at the same moment as bots', () => {
  const table = atWindow([1, 'person', 2]).do('bea', order('always'));
  const { chapters } = table.seen(null);
  table.wait(table.room.askedAt + 1499 - table.now);
  expect(table.waiting).toEqual([1, 2]);
  table.wait(1);
  expect(marks(table, chapters)).toEqual([
    [1, 'person'],
    [2, 'bot'],
  ]);
});

test('CN-20 among people a standing order answers alone, within the time in which people pass, and at another in every window', () => {
  const table = atWindow(['person', 'person', 'person', 1]).do('bea', order('always')).do('cleo', order('always'));
  const answers: (readonly [number, unknown])[] = [];
  for (let time = 1; table.seen(null).windowEnds !== null; time++) {
    const { length } = table.journal;
    table.wait(1);
    for (const { body } of table.journal.slice(length)) answers.push([time, JSON.parse(body).answers]);
  }
  const orders = answers.filter(([, released]) => JSON.stringify(released).includes('order'));
  expect(answers).toContainEqual([1500, [[3, [PASS], 'bot']]]);
  expect(orders.map(([, released]) => (released as unknown[]).length)).toEqual([1, 1]);
  for (const [time] of orders) expect(time >= 600 && time < 3400).toBe(true);
  const times = Array.from({ length: 50 }, (_, branch) => {
    const room = { ...table.room, askedAt: 0, match: { ...atWindow(PEOPLE).match, branch } };
    return DUE.findNextTime(room, NO_THOUGHTS);
  });
  expect(new Set(times).size).toBeGreaterThan(40);
});

test('an order that stands already is acknowledged and writes no line, unless its owner comes back with it', () => {
  const table = atWindow(PEOPLE).do('bea', order(null)).do('bea', order('always')).do('bea', order('this-turn'));
  const { lines } = table.room;
  table.do('bea', order('this-turn')).do('cleo', order(null));
  expect(table.room.lines).toBe(lines);
  table.do('bea', { type: 'leave' }).do('bea', order('this-turn')).do('bea', order('this-turn'));
  expect(table.room.lines).toBe(lines + 2);
});

test("CN-20 nobody else sees a standing order, not even in its owner's answer", () => {
  const table = atWindow(PEOPLE);
  const before = table.othersSee('bea');
  table.do('bea', order('always'));
  expect(table.othersSee('bea')).toBe(before);
  expect(table.seen('bea').order).toEqual({ kind: 'always' });
  table.wait(3400);
  expect(table.waiting).toEqual([2]);
  expect(table.othersSee('bea')).toBe(before);
  table.do('cleo', table.answerWith(PASS));
  expect(table.seen(null).windowEnds).toBeNull();
  for (const player of ['ada', 'cleo', null])
    expect(JSON.stringify(table.seen(player))).not.toMatch(/"order":[^n]|always/);
  table.do('bea', order(null));
  expect(table.seen('bea').order).toBeNull();
});

test('CN-20 "pass everything this turn" is over with the turn', () => {
  const table = atWindow(PEOPLE).do('bea', order('this-turn')).do('cleo', order('always'));
  table.wait(3400);
  expect(table.seen('bea')).toMatchObject({ order: { kind: 'this-turn' }, windowEnds: null });
  for (let tries = 0; table.seen('bea').order !== null && tries < 20; tries++) {
    table.choose = actions => actions.find(({ type }) => type === 'end') ?? actions[0];
    table.answer(table.waiting[0]!);
  }
  expect(table.waiting).toEqual([1]);
  expect(table.seen('cleo').order).toEqual({ kind: 'always' });
});

test('CN-20 "pass unless it hits me" asks the players it hits and passes for the others', () => {
  const table = atWindow(PEOPLE, {}, 1).do('bea', order('unless-me')).do('cleo', order('unless-me'));
  const frame = table.match.course.state.flow.at(-1)?.frame;
  expect(frame).toMatchObject({ victim: 1 });
  table.wait(3400);
  expect(table.waiting).toEqual([1]);
  table.do('bea', table.answerWith(PASS));
  expect(table.seen(null).windowEnds).toBeNull();
});

test('CN-20 "never ask me" holds while its owner is away, in every window', () => {
  const table = atWindow(PEOPLE).do('bea', order('always')).do('bea', { type: 'leave' }).wait(3400);
  expect(table.waiting).toEqual([2]);
});

test.each([
  ['live', { kind: 'live', move: 5000, reserve: 1000 }, 15_000],
  ['correspondence', { kind: 'correspondence', bank: HOUR, increment: HOUR }, 24 * HOUR],
  ['none', { kind: 'none' }, 15_000],
] as const)(
  'CN-20 %s: who has not answered by the end of the window has passed, and it is marked',
  (_kind, clock, end) => {
    const table = atWindow(PEOPLE, { clock });
    const { chapters } = table.seen(null);
    expect(table.seen('bea').windowEnds).toBe(table.now + end);
    table.do('cleo', table.answerWith(PASS)).wait(end - 1);
    expect(table.waiting).toEqual([1]);
    expect(table.seen(null).chairs.some(({ isNudged, isAway }) => isNudged || isAway)).toBe(false);
    table.wait(1);
    expect(marks(table, chapters)).toEqual([
      [1, 'clock'],
      [2, 'person'],
    ]);
    expect(table.seen(null).windowEnds).toBeNull();
  },
);

test('CN-20 in a window nobody stands in for an absent player', () => {
  const table = atWindow(PEOPLE).do('bea', { type: 'leave' }).do('cleo', { type: 'leave' }).wait(14_999);
  expect(table.waiting).toEqual([1, 2]);
  const { chapters } = table.seen(null);
  table.wait(1);
  expect(marks(table, chapters)?.slice(0, 2)).toEqual([
    [1, 'clock'],
    [2, 'clock'],
  ]);
});

test("CN-20 the duration and the players asked don't depend on anybody's hand", () => {
  const table = atWindow(['person', 1, 2, 'person']);
  expect(table.waiting).toEqual([1, 2, 3]);
  expect(PLAYERS.map(player => table.seen(player).windowEnds)).toEqual(PLAYERS.map(() => table.now + 15_000));
});

test('CN-20 on a shared device a window has no end: everybody is asked, bots and standing orders as always', () => {
  const table = atWindow(['person', 'person', 1, 'person', 'person'], { clock: { kind: 'calm' } });
  expect(table.seen('bea').windowEnds).toBeNull();
  table.do('eve', order('always')).wait(24 * HOUR);
  expect(table.waiting).toEqual([1, 3]);
  table.do('bea', table.answerWith(PASS)).wait(HOUR);
  expect(table.waiting).toEqual([3]);
});

test('CN-20 on a shared device nobody waits for a player who has left', () => {
  const table = atWindow(PEOPLE, { clock: { kind: 'calm' } })
    .do('bea', { type: 'leave' })
    .wait(1500);
  expect(table.waiting).toEqual([2]);
});

test('a window starts again after a pause', () => {
  const table = atWindow(PEOPLE).wait(10_000).do('ada', { type: 'wish', wish: 'pause' });
  table.do('bea', { type: 'vote', yes: true }).do('cleo', { type: 'vote', yes: true });
  expect(table.seen(null).windowEnds).toBeNull();
  table.wait(HOUR).do('ada', { type: 'resume' });
  expect(table.seen(null).windowEnds).toBe(table.now + 15_000);
});
