import { cartaNostra } from '@consigliere/games/carta-nostra';
import { expect, test } from 'vitest';
import { foldJournal } from '../host/journal.ts';
import { TestTable } from '../testing/table.ts';
import type { Line } from './lines.ts';
import type { ClockTerms } from './terms.ts';

const MINUTE = 60_000;
const END = { type: 'end' } as const;
const STOP = { type: 'wish', wish: 'end' } as const;
const GO_BACK = { type: 'wish', wish: 'undo' } as const;
const LIVE: ClockTerms = { kind: 'live', move: 30 * MINUTE, reserve: MINUTE };
const standInFor = (seat: number) => ({ type: 'stand-in', seat }) as const;
const nudge = (seat: number) => ({ type: 'nudge', seat }) as const;

/** Seat 0 is to move. */
const playing = (clock: ClockTerms = { kind: 'none' }, people = 3): TestTable =>
  TestTable.playing(cartaNostra, Array(people).fill('person'), { clock, options: { start: 0 } });

/** The players of these seats lose their connections now; all others are connected. */
function disconnect(table: TestTable, ...gone: number[]): TestTable {
  const seats = [...table.room.chairs.keys()].filter(seat => !gone.includes(seat));
  const left = gone.map(seat => [seat, table.now] as const);
  table.attendance = { seats, left, since: table.now, absentAfter: 2 * MINUTE };
  return table;
}

const chair = (table: TestTable, seat: number) => table.seen(null).chairs[seat];
const lastLine = (table: TestTable): Line => JSON.parse(table.journal.at(-1)?.body ?? '');

test.each([
  ['without a clock', { kind: 'none' }],
  ['with a live clock', LIVE],
] as const)('%s the owner has a stand-in play for a player who has been gone for two minutes', (_how, clock) => {
  const table = disconnect(playing(clock), 1);
  const gone = table.now;
  table.wait(2 * MINUTE - 1);
  expect(table.refusal('ada', standInFor(1))).toBe('too-soon');
  table.wait(1).do('ada', standInFor(1));
  expect(lastLine(table)).toMatchObject({ type: 'stood-in', by: 0, seat: 1, since: gone });
  expect(chair(table, 1)).toMatchObject({ sitter: 'person', isAway: true, awaySince: gone, hasLeft: false });
  table.do('ada', table.answerWith(END)).wait(2 * MINUTE);
  expect(table.waiting).toEqual([2]);
});

test('the player takes the seat back by acting, with the clock that was left', () => {
  const table = disconnect(playing(LIVE), 0)
    .wait(2 * MINUTE)
    .do('bea', standInFor(0));
  const { bank } = chair(table, 0) ?? {};
  table.do('ada', table.answerWith(END));
  expect(chair(table, 0)).toMatchObject({ isAway: false, awaySince: null, bank });
});

test.each([
  ['for a player who is connected', 'ada', 2, 'not-away'],
  ['for a bot or nobody', 'ada', 7, 'no-such-seat'],
  ['for oneself', 'ada', 0, 'not-away'],
  ['by another guest', 'cleo', 1, 'not-owner'],
  ['by a spectator', 'eve', 1, 'not-owner'],
])('nobody stands in %s', (_how, player, seat, code) => {
  const table = disconnect(playing(), 1).wait(5 * MINUTE);
  expect(table.refusal(player, standInFor(seat))).toBe(code);
});

test('nobody stands in by post, where nothing is known about connections, or twice', () => {
  const hour = 60 * MINUTE;
  const post = disconnect(playing({ kind: 'correspondence', bank: 48 * hour, increment: hour }), 1).wait(hour);
  expect(post.refusal('ada', standInFor(1))).toBe('not-away');
  expect(playing().wait(hour).refusal('ada', standInFor(1))).toBe('not-away');
  const twice = disconnect(playing(), 1).wait(hour).do('ada', standInFor(1));
  expect(twice.refusal('ada', standInFor(1))).toBe('not-away');
});

test('nobody stands in while others can react', () => {
  const table = disconnect(playing(), 2).wait(5 * MINUTE);
  table.choose = actions => actions.find(({ type }) => type === 'job') ?? actions.find(({ type }) => type === 'end');
  while (table.seen(null).windowEnds === null) table.answer(table.waiting[0] ?? 0);
  expect(table.refusal('ada', standInFor(2))).toBe('window-open');
  table.wait(15_000);
  expect(table.seen(null).windowEnds).toBeNull();
  table.do('ada', standInFor(2));
});

test('for an absent owner the next connected player decides, and nobody else', () => {
  const table = disconnect(playing({ kind: 'none' }, 4), 0, 1).wait(2 * MINUTE - 1);
  expect(table.refusal('cleo', standInFor(0))).toBe('not-owner');
  table.wait(1);
  expect(table.refusal('dan', standInFor(0))).toBe('not-owner');
  table.do('cleo', standInFor(0)).do('cleo', standInFor(1));
  expect([0, 1, 2].map(seat => chair(table, seat)?.isAway)).toEqual([true, true, false]);
  expect(table.seen('cleo')).toMatchObject({ isOwner: false, ownerSeat: 0 });
});

test('a match is not ended without an absent player before ten minutes of absence are over', () => {
  const table = disconnect(playing(), 1, 2)
    .wait(2 * MINUTE)
    .do('ada', standInFor(1))
    .do('ada', standInFor(2));
  table.do('ada', STOP).wait(8 * MINUTE - 1);
  expect(table.seen(null)).toMatchObject({ phase: 'playing', request: { wish: 'end', open: [1, 2] } });
  expect(table.wait(1).seen(null).phase).toBe('ended');
});

test('a player who is back in time can still refused', () => {
  const table = disconnect(playing(), 1)
    .wait(2 * MINUTE)
    .do('ada', standInFor(1))
    .do('cleo', { type: 'leave' });
  table
    .do('ada', STOP)
    .do('bea', { type: 'vote', yes: false })
    .wait(60 * MINUTE);
  expect(table.seen(null)).toMatchObject({ phase: 'playing', request: null });
});

test.each([
  ['who has left', (table: TestTable) => table.do('bea', { type: 'leave' })],
  ['whose time is up', (table: TestTable) => table.write({ type: 'stood-in', seat: 1, keepsVote: true })],
  [
    'for whom a stand-in plays',
    (table: TestTable) =>
      disconnect(table, 1)
        .wait(2 * MINUTE)
        .do('ada', standInFor(1)),
  ],
])('a request that is open already goes on waiting for a player %s', (_who, go) => {
  const table = go(playing({ kind: 'none' }, 2).do('ada', STOP));
  expect(table.seen(null)).toMatchObject({ phase: 'playing', request: { open: [1] } });
  expect(table.wait(10 * MINUTE).seen(null).phase).toBe('ended');
});

test('an undo over a draw waits as long, and one from which nobody learned does not', () => {
  const table = playing({ kind: 'none' }, 2);
  table.do('ada', table.answerWith(END)).do('bea', { type: 'leave' }).do('ada', GO_BACK);
  expect(table.seen(null).request).toMatchObject({ wish: 'undo', open: [1] });
  table
    .do('ada', { type: 'vote', yes: false })
    .wait(10 * MINUTE)
    .do('ada', GO_BACK);
  expect(table.seen(null)).toMatchObject({ request: null, match: { branch: 1 } });

  const free = playing({ kind: 'none' }, 2);
  free.do('ada', free.answerWith(free.actions(0).find(({ type }) => type === 'city')));
  free.do('bea', { type: 'leave' }).do('ada', GO_BACK);
  expect(free.seen(null)).toMatchObject({ request: null, match: { branch: 1 } });
});

test('a pause does not wait for the absent', () => {
  const table = playing({ kind: 'none' }, 2).do('bea', { type: 'leave' }).do('ada', { type: 'wish', wish: 'pause' });
  expect(table.seen(null).isPaused).toBe(true);
});

test('lines of older journals mean what they meant: the consent of the absent falls away at once', () => {
  const wished = playing({ kind: 'none' }, 2).write({ type: 'stood-in', seat: 1 });
  expect(wished.write({ type: 'wished', id: 'a', seat: 0, wish: 'end' }).seen(null).phase).toBe('ended');
  const open = playing({ kind: 'none' }, 2).write({ type: 'wished', id: 'a', seat: 0, wish: 'end' });
  expect(open.write({ type: 'stood-in', seat: 1 }).seen(null).phase).toBe('ended');
});

test('the seat goes to a bot for good only after ten minutes', () => {
  const replace = { type: 'seat-bot', seat: 1, level: 2 } as const;
  const table = disconnect(playing(), 1)
    .wait(2 * MINUTE)
    .do('ada', standInFor(1))
    .wait(8 * MINUTE - 1);
  expect(table.refusal('ada', replace)).toBe('too-soon');
  table.wait(1).do('ada', replace);
  expect(chair(table, 1)?.sitter).toBe('bot');
});

test('by correspondence the owner has a stand-in play for a player whose clock has run out, who returns with a full one', () => {
  const clock: ClockTerms = { kind: 'correspondence', bank: 60 * MINUTE, increment: MINUTE };
  const table = disconnect(playing(clock), 0);
  table.do('ada', table.answerWith(END)).wait(60 * MINUTE - 1);
  expect(table.refusal('ada', standInFor(1))).toBe('not-away');
  table.wait(1).do('ada', standInFor(1));
  expect(chair(table, 1)).toMatchObject({ isAway: true, awaySince: table.now });
  table.do('bea', { type: 'back' });
  expect(chair(table, 1)).toMatchObject({ isAway: false, bank: 60 * MINUTE });
});

test.each([
  ['without a clock', { kind: 'none' }],
  ['with a live clock', LIVE],
] as const)(
  '%s anybody at the table nudges a player who has been gone for two minutes, and no clock changes',
  (_how, clock) => {
    const table = disconnect(playing(clock), 0).wait(2 * MINUTE - 1);
    expect(table.refusal('cleo', nudge(0))).toBe('too-soon');
    table.wait(1);
    const before = table.seen('cleo');
    table.do('cleo', nudge(0));
    expect(lastLine(table)).toMatchObject({ type: 'reminded', by: 2, seat: 0, since: table.now - 2 * MINUTE });
    const [first, ...others] = before.chairs;
    for (const viewer of ['ada', 'bea', null])
      expect(table.seen(viewer).chairs).toEqual([{ ...first, remindedBy: 2 }, ...others]);
  },
);

test.each([
  ['a player who is connected', 'ada', 2, 'not-away'],
  ['a seat that the table does not have', 'ada', 7, 'no-such-seat'],
  ['oneself', 'bea', 1, 'not-away'],
  ['anybody as a spectator', 'eve', 1, 'not-seated'],
])('nobody nudges %s', (_whom, player, seat, code) => {
  const table = disconnect(playing(), 1).wait(5 * MINUTE);
  expect(table.refusal(player, nudge(seat))).toBe(code);
});

test('nobody nudges by post, during a pause, or a player for whom a stand-in plays', () => {
  const hour = 60 * MINUTE;
  const post = disconnect(playing({ kind: 'correspondence', bank: 48 * hour, increment: hour }), 1).wait(hour);
  expect(post.refusal('ada', nudge(1))).toBe('not-away');
  const away = disconnect(playing(), 1).wait(hour).do('ada', standInFor(1));
  expect(away.refusal('cleo', nudge(1))).toBe('not-away');
  const paused = disconnect(playing({ kind: 'none' }, 2), 1)
    .write({ type: 'halted', paused: true })
    .wait(hour);
  expect(paused.refusal('ada', nudge(1))).toBe('paused');
});

test('a player is nudged once for each absence', () => {
  const table = disconnect(playing(), 1)
    .wait(2 * MINUTE)
    .do('ada', nudge(1));
  const lines = table.journal.length;
  table.wait(MINUTE).do('cleo', nudge(1));
  expect(table.journal).toHaveLength(lines);
  disconnect(table, 1)
    .wait(2 * MINUTE)
    .do('cleo', nudge(1));
  expect(chair(table, 1)?.remindedBy).toBe(2);
});

test('a nudge is over when the player acts or says that they are back', () => {
  const acts = disconnect(playing(), 0)
    .wait(2 * MINUTE)
    .do('bea', nudge(0));
  expect(chair(acts.do('ada', acts.answerWith(END)), 0)?.remindedBy).toBeNull();
  const says = disconnect(playing(), 1)
    .wait(2 * MINUTE)
    .do('ada', nudge(1))
    .do('bea', { type: 'back' });
  expect(chair(says, 1)?.remindedBy).toBeNull();
  expect(says.refusal('bea', { type: 'back' })).toBe('not-away');
});

test('a nudge does not tell who answers in a reaction window before it closes', () => {
  const table = disconnect(playing(), 2);
  table.choose = actions => actions.find(({ type }) => type === 'job') ?? actions.find(({ type }) => type === 'end');
  while (table.seen(null).windowEnds === null) table.answer(table.waiting[0] ?? 0);
  table.attendance = { seats: [0, 1], left: [[2, table.now]], since: table.now, absentAfter: 0 };
  table.do('ada', nudge(2)).do('cleo', { type: 'order', order: 'always' });
  expect(table.seen('ada')).toMatchObject({ windowEnds: expect.any(Number), chairs: [{}, {}, { remindedBy: 0 }] });
  expect(chair(table.wait(15_000), 2)?.remindedBy).toBeNull();
});

test('a room in which somebody was nudged folds from its journal, even if its times were moved', () => {
  const table = disconnect(playing(LIVE), 1)
    .wait(2 * MINUTE)
    .do('ada', nudge(1));
  table.write({ type: 'rebased', by: MINUTE });
  expect(foldJournal(table.journal, { gameOf: () => table.room.rules.game }, table.room.names)).toEqual(table.room);
});
