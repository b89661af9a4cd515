import { expect, test } from 'vitest';
import type { Story } from '../kit/link/room-signals.ts';
import { listStepsToAnnounce, listTurns } from './log.tsx';
import { countStepsInTurn } from './sitting.ts';

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

/** Which lines the live region held at any time while a match came in portions of these many steps. */
function announcedKeys(story: Story, portions: readonly number[]): Set<string> {
  const keys = new Set<string>();
  let announced = 0;
  for (const portion of portions) {
    const now = story.slice(0, announced + portion);
    for (const { key } of listStepsToAnnounce(now, announced).flat()) keys.add(key);
    announced = now.length;
  }
  return keys;
}

test('no line of the log is missing from the live region: a step has many lines, or many steps come at once', () => {
  const wars = answered(0, ...Array.from({ length: 20 }, (_, turf) => ({ type: 'turf-war', turf })));
  const story = [SET_UP, ...Array.from({ length: 60 }, (_, at) => (at % 7 === 3 ? undone(0) : wars))];
  const all = listTurns(story).flatMap(({ begins, lines }) => [...(begins === null ? [] : [begins]), ...lines]);
  for (const portions of [[1, 1, 30, 1, 28], [61], [2, 2, 57]])
    expect(announcedKeys(story, portions)).toEqual(new Set(all.map(({ key }) => key)));
});

test('the lines of a step are announced together, and a step without lines is silent', () => {
  const story = [SET_UP, answered(0), answered(0, { type: 'city' }, { type: 'ended' })];
  expect(listStepsToAnnounce(story, 1).map(lines => lines.map(({ key }) => key))).toEqual([
    ['0.0', '0.1'],
    ['2.0', '2.1'],
  ]);
});

test('steps announced long ago leave the live region', () => {
  const story = Array.from({ length: 100 }, () => answered(0, { type: 'city' }));
  expect(listStepsToAnnounce(story, 100).flat().at(0)?.key).toBe('88.0');
});
