import { cartaNostra } from '@consigliere/games/carta-nostra';
import { replay } from '@consigliere/kernel/host';
import { expect, test } from 'vitest';
import { foldJournal } from '../host/journal.ts';
import { recordOf } from '../record.ts';
import { anyGame, type Sitter, TestTable } from '../testing/table.ts';

const END = { type: 'end' } as const;
const ASK = { type: 'wish', wish: 'undo' } as const;
const YES = { type: 'vote', yes: true } as const;
const NO = { type: 'vote', yes: false } as const;

/** Seat 0 is to move. */
const turn = (...others: Sitter[]): TestTable =>
  TestTable.playing(cartaNostra, ['person', ...others], { options: { start: 0 } });
/** Seat 0 has ended its turn, and the next one has drawn a card. */
function ended(...others: Sitter[]): TestTable {
  const table = turn(...others);
  return table.do('ada', table.answerWith(END));
}
const listDeeds = (table: TestTable) => table.match.deeds.slice().map(([, deed]) => deed);

test('an answer from which nobody learned is taken back freely', () => {
  const table = turn('person', 'person');
  const before = table.match.course.state;
  const city = table.actions(0).find(({ type }) => type === 'city');
  table.do('ada', table.answerWith(city));
  expect(table.seen('ada').match?.mayUndo).toBe(true);
  expect(table.seen('bea').match?.mayUndo).toBe(false);
  table.do('ada', { type: 'undo' });
  expect(table.match.course.state).toBe(before);
  expect(table.seen('bea').match?.heard.at(-1)).toEqual({ events: [], rules: [], undoneBy: 0, by: null });
});

test('once somebody has learned something it needs the consent of everybody who is there', () => {
  const table = ended('person', 'person');
  expect(table.refusal('ada', { type: 'undo' })).toBe('no-undo');
  table.do('ada', ASK);
  expect(table.seen(null).request).toEqual({ wish: 'undo', seat: 0, open: [1, 2], clock: null });
  expect(table.refusal('ada', YES)).toBe('no-request');
  table.do('cleo', YES);
  expect(table.seen(null).request).toEqual({ wish: 'undo', seat: 0, open: [1], clock: null });
  expect(table.refusal('cleo', YES)).toBe('no-request');
  table.do('bea', YES);
  expect(table.seen(null)).toMatchObject({ request: null, match: { waiting: [0], branch: 1 } });
  expect(listDeeds(table)).toEqual([[END], 'agreed']);
});

test('the next card is the same after an undo', () => {
  const table = ended('person');
  const drawn = table.match.course.state.own;
  table.do('ada', ASK).do('bea', YES).do('ada', table.answerWith(END));
  expect(table.match.course.state.own).toEqual(drawn);
});

test('one refusal is enough, and the asker may withdraw', () => {
  const table = ended('person', 'person').do('ada', ASK).do('bea', NO);
  expect(table.seen(null)).toMatchObject({ request: null, match: { waiting: [1] } });
  table.do('ada', ASK).do('ada', NO);
  expect(table.seen(null).request).toBeNull();
  expect(listDeeds(table)).toEqual([[END]]);
});

test('among bots a request is granted at once', () => {
  const table = ended(1, 1).do('ada', ASK);
  expect(table.seen(null)).toMatchObject({ request: null, match: { waiting: [0], branch: 1 } });
});

test("a player who hasn't answered yet has nothing to undo", () => {
  const table = ended('person', 'person');
  expect(table.try('cleo', ASK)).toEqual({ ok: false, code: 'no-undo', rule: null });
  expect(table.seen(null).request).toBeNull();
});

test('there is one request at a time', () => {
  const table = ended('person', 'person').do('ada', ASK);
  expect(table.refusal('bea', { type: 'wish', wish: 'pause' })).toBe('request-open');
});

test("a request outlives what bots and others do meanwhile, but not the asker's own next answer", () => {
  const table = ended(1, 'person').do('ada', ASK).wait(10_000);
  expect(table.match.deeds.length).toBeGreaterThan(1);
  expect(table.seen(null).request).toEqual({ wish: 'undo', seat: 0, open: [2], clock: null });
  table.do('cleo', YES);
  expect(listDeeds(table).at(-1)).toBe('agreed');
  expect(table.waiting).toEqual([0]);

  const other = ended('person').do('ada', ASK);
  other.do('bea', other.answerWith(END)).do('ada', other.answerWith(END));
  expect(other.seen(null).request).toBeNull();
});

test('nobody waits for the vote of a player who left ten minutes ago', () => {
  const table = ended('person', 'person').do('ada', ASK).do('bea', YES).do('cleo', { type: 'leave' });
  expect(table.wait(599_999).seen(null).request).toMatchObject({ open: [2] });
  expect(table.wait(1).seen(null)).toMatchObject({ request: null, match: { waiting: [0] } });
});

test('the record of a match with an agreed undo replays', () => {
  const table = ended('person').do('ada', ASK).do('bea', YES).answer(0);
  const record = JSON.parse(JSON.stringify(recordOf(table.match)));
  expect(record.entries.map(([, deed]: unknown[]) => deed === 'agreed')).toEqual([false, true, false]);
  const courses = [...replay(table.match.rules, record)];
  expect(courses.every(({ ok }) => ok)).toBe(true);
  expect(courses.at(-1)).toMatchObject({ value: { state: table.match.course.state } });
});

/** Ends the turn of seat 0 and asks to undo it, this many times; gives back what the last request was refused with. */
function undoOften(table: TestTable, times: number): string | null {
  let refused: string | null = null;
  for (let each = 0; each < times; each++) {
    if (table.waiting.includes(0)) table.do('ada', table.answerWith(END));
    refused = table.refusal('ada', ASK);
  }
  return refused;
}

const MANY = { undoRequests: 99, otherRequests: 99, undos: 99, orders: 99 };
const fold = (table: TestTable) => foldJournal(table.journal, { gameOf: () => anyGame(cartaNostra) });

test('undo requests are limited per player and match, if the host sets a limit', () => {
  const table = turn(1);
  table.limits = { ...MANY, undoRequests: 3 };
  expect(undoOften(table, 3)).toBeNull();
  const lines = table.journal.length;
  expect(undoOften(table, 1)).toBe('no-more-undos');
  expect(listDeeds(table).filter(deed => deed === 'agreed')).toHaveLength(3);
  // The answer stands, and is the only new line.
  expect(table.journal).toHaveLength(lines + 1);
  expect(fold(table)).toMatchObject({ counts: { undoRequests: { 0: 3 } } });
});

test('undo requests that others agree to are limited too, for each player alone', () => {
  const table = turn('person');
  table.limits = { ...MANY, undoRequests: 2 };
  for (let each = 0; each < 2; each++) table.do('ada', table.answerWith(END)).do('ada', ASK).do('bea', YES);
  table.do('ada', table.answerWith(END));
  expect(table.refusal('ada', ASK)).toBe('no-more-undos');
  table.do('bea', table.answerWith(END)).do('bea', ASK).do('ada', YES);
});

test('free undos, orders and other requests are limited, answers and clearing an order never', () => {
  const table = turn('person');
  table.limits = { undoRequests: 1, otherRequests: 1, undos: 1, orders: 1 };
  const city = table.actions(0).find(({ type }) => type === 'city');
  table.do('ada', table.answerWith(city)).do('ada', { type: 'undo' }).do('ada', table.answerWith(city));
  expect(table.refusal('ada', { type: 'undo' })).toBe('too-often');
  table.do('ada', { type: 'order', order: 'always' }).do('ada', { type: 'order', order: null });
  expect(table.refusal('ada', { type: 'order', order: 'always' })).toBe('too-often');
  table.do('ada', { type: 'wish', wish: 'pause' }).do('ada', NO);
  expect(table.refusal('ada', { type: 'wish', wish: 'pause' })).toBe('too-often');
  table.do('ada', table.answerWith(END)).do('bea', table.answerWith(END)).do('ada', table.answerWith(END));
  expect(table.room.counts).toEqual({ undoRequests: {}, otherRequests: { 0: 1 }, undos: { 0: 1 }, orders: { 0: 1 } });
});

test('a player who has left and leaves again writes no line', () => {
  const table = turn('person').do('bea', { type: 'leave' });
  const lines = table.journal.length;
  table.do('bea', { type: 'leave' });
  expect(table.journal).toHaveLength(lines);
});

test('without a limit, as on a device, a player may undo any number of times', () => {
  expect(undoOften(turn(1), 40)).toBeNull();
});

test('a journal with more undos than a host allows today is read as it was written', () => {
  const table = turn(1);
  undoOften(table, 10);
  expect(fold(table)).toMatchObject({ counts: { undoRequests: { 0: 10 } }, lines: table.journal.length });
});

test('a match with many undos is set up once: while it is played, when its journal is read, and for its record', () => {
  let setUps = 0;
  const counted: typeof cartaNostra = {
    ...cartaNostra,
    begin: table => {
      setUps++;
      cartaNostra.begin(table);
    },
  };
  const table = TestTable.playing(counted, ['person', 1], { options: { start: 0 } });
  undoOften(table, 20);
  expect(setUps).toBe(1);
  const room = foldJournal(table.journal, { gameOf: () => anyGame(counted) });
  if (typeof room === 'string' || room.match === null) throw new Error('there is no match');
  expect(setUps).toBe(2);
  expect(room.match.course).toEqual(table.match.course);
  expect(recordOf(room.match).entries).toHaveLength(table.match.deeds.length);
  expect(setUps).toBe(3);
});
