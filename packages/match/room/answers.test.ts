import { cartaNostra } from '@consigliere/games/carta-nostra';
import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { idOf, PLAYERS, TestTable, wholeAnswer } from '../testing/table.ts';

const END = { type: 'end' } as const;
const pledging = (clock = {}): TestTable => TestTable.playing(sitdown, ['person', 'person', 'person'], clock);
/** Seat 0 is to move. */
const turn = (confirm = true): TestTable =>
  TestTable.playing(cartaNostra, ['person', 'person', 'person'], { confirm, options: { start: 0 } });
const city = (table: TestTable) => table.actions(0).find(({ type }) => type === 'city');
const LIVE = { clock: { kind: 'live', move: 60_000, reserve: 600_000 } } as const;

test('a repeated answer is acknowledged again and run once', () => {
  const table = pledging();
  const command = table.answerWith(...wholeAnswer(table.match, 0));
  const id = idOf(0xa11ce);
  table.do('ada', command, id).do('ada', command, id);
  table.answer(1).do('ada', command, id).answer(2).do('ada', command, id);
  expect(table.match.deeds.slice().filter(([seat]) => seat === 0)).toHaveLength(1);
  expect(table.journal.filter(({ body }) => body.includes(id))).toHaveLength(1);
});

test('the same answer under another id is refused, because the seat has answered', () => {
  const table = pledging();
  const command = table.answerWith(...wholeAnswer(table.match, 0));
  table.do('ada', command);
  expect(table.try('ada', command)).toEqual({ ok: false, code: 'not-awaited', rule: null });
});

test('answers to a past decision are stale, in any order', () => {
  const table = pledging();
  const commands = [0, 1, 2].map(seat => table.answerWith(...wholeAnswer(table.match, seat)));
  for (const seat of [2, 0, 1]) table.do(PLAYERS[seat]!, commands[seat]!);
  const { room } = table;
  for (const seat of [0, 1, 2]) expect(table.refusal(PLAYERS[seat]!, commands[seat]!)).toBe('stale');
  expect(table.room).toBe(room);
});

test("simultaneous answers to one decision don't collide, even if another player undid theirs meanwhile", () => {
  const table = pledging();
  const commands = [0, 1, 2].map(seat => table.answerWith(...wholeAnswer(table.match, seat)));
  table.do('ada', commands[0]!).do('ada', { type: 'undo' }).do('bea', commands[1]!).do('cleo', commands[2]!);
  expect(table.waiting).toEqual([0]);
  expect(table.seen(null).match?.branch).toBe(0);
});

test('an answer to an undone decision is stale even if another has its number now', () => {
  const table = turn(false);
  const late = { ...table.answerWith(END), branch: 0 };
  table.do('ada', late).do('ada', { type: 'wish', wish: 'undo' });
  table.do('bea', { type: 'vote', yes: true }).do('cleo', { type: 'vote', yes: true });
  expect(table.answerWith().decision).toBe(late.decision);
  expect(table.refusal('ada', late)).toBe('stale');
  expect(table.try('ada', table.answerWith(END)).ok).toBe(true);
});

test('an answer the rules forbid names the rule', () => {
  const table = pledging();
  expect(table.try('ada', table.answerWith({ type: 'seal' }))).toEqual({ ok: false, code: 'not-legal', rule: 'S-1' });
});

test('nobody else sees anything of secret picks: view, chapters, clocks', () => {
  const table = pledging(LIVE).wait(1000);
  const before = table.othersSee('ada');
  const [pick] = table.actions(0);
  table.wait(500).do('ada', table.answerWith(pick));
  expect(table.othersSee('ada')).toBe(before);
  expect(table.seen('ada').match?.view.picks).toEqual([pick]);
  table.wait(500).do('ada', { type: 'undo' });
  expect(table.othersSee('ada')).toBe(before);
});

test('an answer that makes the move final is held until it is confirmed, and nobody else sees anything of it', () => {
  const table = turn();
  const before = table.othersSee('ada');
  const { rng } = table.match.course.state;
  table.wait(100).do('ada', table.answerWith(END));
  expect(table.othersSee('ada')).toBe(before);
  expect(table.seen('ada').match).toMatchObject({ held: [END], waiting: [0], mayUndo: true });
  expect(table.match.course.state.rng).toBe(rng);
  table.do('ada', { type: 'confirm' });
  expect(table.seen('ada').match).toMatchObject({ held: null, waiting: [1] });
  expect(table.match.deeds.slice()).toEqual([[0, [END]]]);
});

test('a held answer can be taken back or replaced', () => {
  const table = turn();
  table.do('ada', table.answerWith(END)).do('ada', { type: 'undo' });
  expect(table.seen('ada').match?.held).toBeNull();
  expect(table.refusal('ada', { type: 'confirm' })).toBe('nothing-to-confirm');
  table.do('ada', table.answerWith(END)).do('ada', table.answerWith(city(table)));
  expect(table.match.deeds.slice()).toEqual([[0, [city(turn())]]]);
  expect(table.seen('ada').match?.held).toBeNull();
});

test('an answer in the middle of a turn is played at once, and so is one that is sure', () => {
  const table = turn();
  table.do('ada', table.answerWith(city(table)));
  expect(table.match.deeds).toHaveLength(1);
  table.do('ada', { ...table.answerWith(END), isSure: true });
  expect(table.waiting).not.toEqual([0]);
});

test('at a table without confirmation everything is played at once', () => {
  const table = turn(false);
  table.do('ada', table.answerWith(END));
  expect(table.waiting).toEqual([1]);
});

test('secret answers need no confirmation: they can be taken back until they open', () => {
  const table = TestTable.playing(sitdown, ['person', 'person', 'person'], { confirm: true });
  table.do('ada', table.answerWith(...wholeAnswer(table.match, 0)));
  expect(table.waiting).toEqual([1, 2]);
});
