import { expect, test } from 'vitest';
import type { Story } from '../kit/link/room-signals.ts';
import { listTurns } from './log-lines.ts';
import { countStepsInTurn } from './restart.ts';

const answered = (seat: number, ...events: object[]): Story[number] => ({
  events: events as Story[number]['events'],
  rules: events.map(() => 'X-1'),
  undoneBy: null,
  by: [seat, 'person'],
});
const turn = (seat: number) => ({ type: 'turn', seat });
const undone = (seat: number): Story[number] => ({ events: [], rules: [], undoneBy: seat, by: null });
const SET_UP: Story[number] = { events: [{ type: 'dealt' }, turn(0)], rules: ['X-1', 'X-1'], undoneBy: null, by: null };

test('the log is divided into turns; events before the first turn are a part of their own', () => {
  const story = [SET_UP, answered(0, { type: 'city' }), answered(0, { type: 'ended' }, turn(1)), undone(1)];
  expect(listTurns(story).map(({ begins, lines }) => [begins?.event ?? null, lines.map(({ key }) => key)])).toEqual([
    [null, ['0.0']],
    [turn(0), ['1.0', '2.0']],
    [turn(1), ['3']],
  ]);
});

test('a turn counts the answers of its player since it began', () => {
  const story = [SET_UP, answered(0, { type: 'city' }), answered(0, { type: 'job' }), answered(1)];
  expect(countStepsInTurn(story, 0)).toBe(2);
  expect(countStepsInTurn(story, 1)).toBe(0);
  expect(countStepsInTurn([...story, answered(0, { type: 'ended' }, turn(1))], 0)).toBe(0);
});

test('undone answers don’t count', () => {
  const story = [SET_UP, answered(0, { type: 'city' }), undone(0), answered(0, { type: 'job' })];
  expect(countStepsInTurn(story, 0)).toBe(1);
  expect(countStepsInTurn([...story, undone(0)], 0)).toBe(0);
});

test('taking the end of a turn back begins the turn before again', () => {
  const story = [SET_UP, answered(0, { type: 'city' }), answered(0, { type: 'ended' }, turn(1))];
  expect(countStepsInTurn([...story, answered(1), undone(0)], 0)).toBe(1);
});
