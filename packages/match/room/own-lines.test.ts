import { expect, test } from 'vitest';
import type { Line } from './lines.ts';
import { listOwnLines } from './own-lines.ts';

const ID = '0'.repeat(32);
const sat = (seat: number, player: string): Line => ({ type: 'sat', id: ID, seat, player });
const answered = (seat: number, ...picks: readonly string[]): Line => ({
  ...{ type: 'answered', id: ID, seat, decision: 1, branch: 0, hold: false },
  picks,
});
const started: Line = { type: 'started', id: ID };
const leave = (seat: number): Line => ({ type: 'left', id: ID, seat });
const bot = (seat: number): Line => ({ type: 'bot', id: ID, seat, level: 1 });
const back = (seat: number): Line => ({ type: 'back', id: ID, seat });

/** The lines, in short, that are `player`'s. */
const own = (lines: readonly Line[], player = 'ada') =>
  listOwnLines(
    lines.map((line, number) => ({ number, at: number, body: JSON.stringify(line) })),
    player,
  ).map(({ line }) => (line.type === 'answered' ? line.picks[0] : line.type));

test('a player’s own deeds are listed, and nobody else’s', () => {
  const lines = [sat(0, 'ada'), sat(1, 'bea'), started, answered(0, 'a'), answered(1, 'b'), answered(0, 'c')];
  expect(own(lines)).toEqual(['sat', 'a', 'c']);
  expect(own(lines, 'bea')).toEqual(['sat', 'b']);
  expect(own(lines, 'eve')).toEqual([]);
});

test('answers that were released together are nobody’s deed', () => {
  const released: Line = { type: 'released', decision: 1, branch: 0, answers: [[1, ['secret'], 'player']] as never };
  expect(own([sat(0, 'ada'), sat(1, 'bea'), started, released])).toEqual(['sat']);
});

test('a seat that is free again before the start, or moved, is followed', () => {
  const moved = { type: 'terms-changed', id: ID, chairs: [1, 0], options: {}, clock: { kind: 'none' } } as Line;
  expect(own([sat(0, 'ada'), leave(0), sat(0, 'bea'), answered(0, 'b')])).toEqual(['sat', 'left']);
  expect(own([sat(0, 'ada'), moved, started, answered(0, 'x'), answered(1, 'a')])).toEqual(['sat', 'a']);
});

test('a player who leaves a match and comes back has what they did before and after, not what the bot’s next owner did', () => {
  const start = [sat(0, 'ada'), started, answered(0, 'a'), leave(0), bot(0)];
  expect(own([...start, back(0), answered(0, 'b')])).toEqual(['sat', 'a', 'left', 'back', 'b']);
  const asked: Line = { type: 'asked-seat', id: ID, player: 'bea', seat: 0 };
  const admitted: Line = { type: 'admitted', id: ID, request: start.length };
  const late = [...start, asked, admitted, answered(0, 'b')];
  expect(own(late)).toEqual(['sat', 'a', 'left']);
  expect(own(late, 'bea')).toEqual(['b']);
});

test('no line numbers are told, which would say how often others have acted in secret', () => {
  const [first] = listOwnLines([{ number: 7, at: 7, body: JSON.stringify(sat(0, 'ada')) }], 'ada');
  expect(Object.keys(first ?? {})).toEqual(['at', 'line']);
});
