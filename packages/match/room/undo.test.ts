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
const listDeeds = (table: TestTable) => table.match.deeds.map(([, deed]) => deed);

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
  expect(table.seen(null).request).toEqual({ wish: 'undo', seat: 0, open: [1, 2] });
  expect(table.refusal('ada', YES)).toBe('no-request');
  table.do('cleo', YES);
  expect(table.seen(null).request).toEqual({ wish: 'undo', seat: 0, open: [1] });
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
  expect(table.seen(null).request).toEqual({ wish: 'undo', seat: 0, open: [2] });
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

test("undo requests that need nobody's consent are limited per player and match, if the host sets a limit", () => {
  const table = turn(1);
  table.mostSoloUndos = 3;
  expect(undoOften(table, 3)).toBeNull();
  expect(undoOften(table, 1)).toBe('no-more-undos');
  expect(listDeeds(table).filter(deed => deed === 'agreed')).toHaveLength(3);
  expect(foldJournal(table.journal, { gameOf: () => anyGame(cartaNostra) })).toMatchObject({ soloUndos: { 0: 3 } });
});

test('without a limit, as on a device, a player may undo any number of times', () => {
  expect(undoOften(turn(1), 40)).toBeNull();
});

test('a free undo and an undo that others agree to are never limited', () => {
  const table = turn('person');
  table.mostSoloUndos = 0;
  const city = table.actions(0).find(({ type }) => type === 'city');
  for (let each = 0; each < 3; each++) table.do('ada', table.answerWith(city)).do('ada', { type: 'undo' });
  for (let each = 0; each < 3; each++) table.do('ada', table.answerWith(END)).do('ada', ASK).do('bea', YES);
  expect(table.room.soloUndos).toEqual({});
  table.do('ada', table.answerWith(END)).do('bea', { type: 'leave' }).wait(600_000);
  expect(table.refusal('ada', ASK)).toBe('no-more-undos');
});

test('a journal with more undos than a host allows today is read as it was written', () => {
  const table = turn(1);
  undoOften(table, 10);
  const room = foldJournal(table.journal, { gameOf: () => anyGame(cartaNostra) });
  expect(room).toMatchObject({ soloUndos: { 0: 10 }, lines: table.journal.length });
});
