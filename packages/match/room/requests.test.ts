import { sitdown } from '@consigliere/kernel/sitdown';
import { expect, test } from 'vitest';
import { TestTable } from '../testing/table.ts';

const YES = { type: 'vote', yes: true } as const;
const PAUSE = { type: 'wish', wish: 'pause' } as const;
const STOP = { type: 'wish', wish: 'end' } as const;
const LIVE = { clock: { kind: 'live', move: 10_000, reserve: 5000 } } as const;
const two = (): TestTable => TestTable.playing(sitdown, ['person', 'person', 1], LIVE);

test('a pause that everybody wants stops clocks, bots and answers; anybody ends it', () => {
  const table = two();
  const answer = table.answerWith(table.actions(0)[0], { type: 'seal' });
  table.wait(1000).do('ada', PAUSE).do('bea', YES);
  expect(table.seen(null)).toMatchObject({ isPaused: true, chairs: [{ timeIsUp: null }, { timeIsUp: null }, {}] });
  for (const command of [answer, { type: 'undo' }, { type: 'confirm' }, PAUSE, STOP] as const)
    expect(table.refusal('ada', command)).toBe('paused');
  const { lines } = table.room;
  table.wait(1_000_000);
  expect(table.room.lines).toBe(lines);
  table.do('bea', { type: 'resume' });
  expect(table.seen(null)).toMatchObject({ isPaused: false, chairs: [{ timeIsUp: table.now + 14_000 }, {}, {}] });
  expect(table.refusal('bea', { type: 'resume' })).toBe('not-paused');
  table.do('ada', answer);
});

test("a pause that one player refuses doesn't begin", () => {
  const table = two().do('ada', PAUSE).do('bea', { type: 'vote', yes: false });
  expect(table.seen(null)).toMatchObject({ isPaused: false, request: null });
});

test('the request for a pause outlives the answers of everybody', () => {
  const table = two().do('ada', PAUSE).wait(5000).answer(0);
  expect(table.seen(null).request).toEqual({ wish: 'pause', seat: 0, open: [1], clock: null });
});

test('the table may vote to end a match: then its luck is shown, and nothing can be done any more', () => {
  const table = two().do('ada', STOP);
  expect(table.seen(null)).toMatchObject({ phase: 'playing', luck: null });
  table.do('bea', YES);
  expect(table.seen(null)).toMatchObject({ phase: 'ended', request: null, luck: { seed: table.room.seed } });
  expect(table.refusal('ada', table.answerWith(table.actions(0)[0]))).toBe('not-playing');
  expect(table.refusal('ada', { type: 'leave' })).toBe('not-playing');
  const { lines } = table.room;
  expect(table.wait(1_000_000).room.lines).toBe(lines);
});

test('the operator may halt a match and cancel it', () => {
  const table = two().write({ type: 'halted', paused: true });
  expect(table.refusal('ada', { type: 'undo' })).toBe('paused');
  table.write({ type: 'halted', paused: false }).write({ type: 'cancelled' });
  expect(table.seen(null).phase).toBe('ended');
});
