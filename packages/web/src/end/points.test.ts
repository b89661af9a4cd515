import { expect, test } from 'vitest';
import { scoring } from '../games/carta-nostra/score-sheet.ts';
import { type Film, filmOf, isTrouble, turnsOf } from '../kit/film/film.ts';
import { GAME, published } from '../kit/film/testing.ts';
import { chancesIn, estimatedIn, evenly } from './chances.ts';
import { gaugedIn, linesOf, type Point, stagesOf, swingsOf } from './points.ts';

const { record } = published();

async function film(entries = record.entries): Promise<Film> {
  const made = await filmOf(GAME, { ...record, entries }, async () => undefined);
  if (isTrouble(made)) throw new Error(made.detail);
  return made;
}

const gauge = scoring.gauge as unknown as Parameters<typeof gaugedIn>[1];

test('a point for every turn and one for the end, each with the kinds in the regions then', async () => {
  const made = await film();
  const points = gaugedIn(made, gauge);
  expect(points.map(({ moment }) => moment)).toEqual([...turnsOf(made), made.moments.length - 1]);
  expect(points[0]?.by).toEqual([0, 0, 0]);
  expect(points.at(-1)).toMatchObject({ turn: null, by: made.result?.score });
  expect(points.some(({ by }) => by.includes(3))).toBe(true);
});

test('a match that was broken off where a turn begins has no point twice', async () => {
  const whole = await film();
  const cut = await film(record.entries.slice(0, turnsOf(whole)[4]));
  const moments = stagesOf(cut).map(({ moment }) => moment);
  expect(new Set(moments).size).toBe(moments.length);
});

test('chances add up to one, are the same for the same match, and end in the result', async () => {
  const made = await film();
  const points = [...chancesIn(made, { seat: 0, worlds: 2 })];
  expect(points.map(({ moment }) => moment)).toEqual(estimatedIn(made).map(({ moment }) => moment));
  for (const { by } of points) {
    for (const each of by) expect(each >= 0 && each <= 1).toBe(true);
    expect(by.reduce((sum, each) => sum + each)).toBeCloseTo(1, 9);
  }
  expect(points.at(-1)?.by).toEqual([...(made.result?.place ?? []).map(place => (place === 1 ? 1 : 0)), 0]);
  expect([...chancesIn(made, { seat: 0, worlds: 2 })]).toEqual(points);
});

test('of many moments some are taken evenly, the first and the last among them', () => {
  expect(evenly([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(evenly([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
});

const at = (moment: number, ...by: number[]): Point => ({ moment, turn: moment, by });

test('swings are the largest changes, the largest first, and lead to where the turn begins', () => {
  const points = [at(0, 0.5, 0.5), at(3, 0.8, 0.3), at(7, 0.75, 0.28), at(9, 0.1, 0.9)];
  expect(swingsOf(points)).toEqual([
    { line: 0, from: points[2], before: 0.75, after: 0.1 },
    { line: 0, from: points[0], before: 0.5, after: 0.8 },
  ]);
});

test('what is no more than the noise of the estimate is no swing', () => {
  expect(swingsOf([at(0, 0.5), at(1, 0.55), at(2, 0.47)])).toEqual([]);
});

const PLAYERS = [
  { name: 'Anna', family: 0 },
  { name: 'Ben', family: 3 },
];

test('DP-36 a chance that everybody loses has a line of its own, so that the lines add up to one', () => {
  const points = [at(0, 0.5, 0.46, 0.04), at(3, 0, 0, 1)];
  expect(linesOf(points, PLAYERS, 'Everybody loses')).toEqual({
    subjects: [...PLAYERS, { name: 'Everybody loses', family: null }],
    points,
  });
});

test('where somebody always wins there is no such line', () => {
  const points = [at(0, 0.5, 0.5, 0), at(3, 1, 0, 0)];
  expect(linesOf(points, PLAYERS, 'Everybody loses')).toEqual({
    subjects: PLAYERS,
    points: [at(0, 0.5, 0.5), at(3, 1, 0)],
  });
});

test('a match that was broken off ends with an estimate', async () => {
  const cut = await film(record.entries.slice(0, 20));
  const last = [...chancesIn(cut, { seat: 1, worlds: 4 })].at(-1);
  expect(last?.by.reduce((sum, each) => sum + each)).toBeCloseTo(1, 9);
  expect(last?.by.every(each => each < 1)).toBe(true);
});
