import { expect, test } from 'vitest';
import { listStandings } from './result.ts';

const players = ['Anna', 'Ben', 'Carla'].map((name, family) => ({ name, family }));
const sum = { label: 'Total', by: [5, 9, 7], say: (value: number) => `$${value}`, kind: 'sum', rule: 'CE-36' } as const;
const list = (place: readonly number[]) =>
  listStandings({
    players,
    result: { place, score: sum.by, lines: [] },
    sheet: { rows: [{ ...sum, kind: 'line', say: String }, sum], why: '', rule: '' },
    winners: [],
    whyForAll: '',
  });

test('the standings go from the first to the last, with the sums of the score sheet', () => {
  expect(list([3, 1, 2]).map(({ name, total }) => `${name} ${total}`)).toEqual(['Ben $9', 'Carla $7', 'Anna $5']);
});

test('those who share the win are both marked, and those who are out come last', () => {
  expect(list([1, 0, 1]).map(({ name, hasWon }) => [name, hasWon])).toEqual([
    ['Anna', true],
    ['Carla', true],
    ['Ben', false],
  ]);
});
