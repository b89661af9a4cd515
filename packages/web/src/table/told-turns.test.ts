import { expect, test } from 'vitest';
import type { Story } from '../link/story.ts';
import { stepsInTurn, toldTurns } from './told-turns.ts';

const answered = (seat: number, ...events: object[]): Story[number] => ({
  events: events as Story[number]['events'],
  undoneBy: null,
  by: [seat, 'person'],
});
const turn = (seat: number) => ({ type: 'turn', seat });
const undone = (seat: number): Story[number] => ({ events: [], undoneBy: seat, by: null });
const SET_UP: Story[number] = { events: [{ type: 'dealt' }, turn(0)], undoneBy: null, by: null };

test('the log is told turn by turn, and what comes before the first turn stands by itself', () => {
  const story = [SET_UP, answered(0, { type: 'city' }), answered(0, { type: 'ended' }, turn(1)), undone(1)];
  expect(toldTurns(story).map(({ begins, lines }) => [begins?.event ?? null, lines.map(({ key }) => key)])).toEqual([
    [null, ['0.0']],
    [turn(0), ['1.0', '2.0']],
    [turn(1), ['3']],
  ]);
});

test('a turn counts the answers of its player since it began', () => {
  const story = [SET_UP, answered(0, { type: 'city' }), answered(0, { type: 'job' }), answered(1)];
  expect(stepsInTurn(story, 0)).toBe(2);
  expect(stepsInTurn(story, 1)).toBe(0);
  expect(stepsInTurn([...story, answered(0, { type: 'ended' }, turn(1))], 0)).toBe(0);
});

test('what was taken back does not count', () => {
  const story = [SET_UP, answered(0, { type: 'city' }), undone(0), answered(0, { type: 'job' })];
  expect(stepsInTurn(story, 0)).toBe(1);
  expect(stepsInTurn([...story, undone(0)], 0)).toBe(0);
});

test('taking the end of a turn back begins the turn before again', () => {
  const story = [SET_UP, answered(0, { type: 'city' }), answered(0, { type: 'ended' }, turn(1))];
  expect(stepsInTurn([...story, answered(1), undone(0)], 0)).toBe(1);
});
