import { expect, test } from 'vitest';
import { scoring } from '../games/carta-nostra/score-sheet.ts';
import { findTurnStarts, isReplayProblem, type ReplayedMatch, replayRecord } from '../kit/replay/replay-record.ts';
import { GAME, publishMatch } from '../kit/replay/testing.ts';
import { estimateEach, listEstimated, pickEvenly } from './chances.ts';
import { type CoursePoint, findSwings, gaugeEach, listStages, splitLines } from './points.ts';

const { record } = publishMatch();

async function replayed(entries = record.entries): Promise<ReplayedMatch> {
  const made = await replayRecord(GAME, { ...record, entries }, async () => undefined);
  if (isReplayProblem(made)) throw new Error(made.detail);
  return made;
}

const gauge = scoring.gauge as unknown as Parameters<typeof gaugeEach>[1];

test('a point for every turn and one for the end, each with the kinds in the regions then', async () => {
  const made = await replayed();
  const points = gaugeEach(made, gauge);
  expect(points.map(({ step }) => step)).toEqual([...findTurnStarts(made), made.steps.length - 1]);
  expect(points[0]?.by).toEqual([0, 0, 0]);
  expect(points.at(-1)).toMatchObject({ turn: null, by: made.result?.score });
  expect(points.some(({ by }) => by.includes(3))).toBe(true);
});

test('a match that was abandoned at the start of a turn has no point twice', async () => {
  const whole = await replayed();
  const cut = await replayed(record.entries.slice(0, findTurnStarts(whole)[4]));
  const steps = listStages(cut).map(({ step }) => step);
  expect(new Set(steps).size).toBe(steps.length);
});

test('chances add up to one, are the same for the same match, and end in the result', async () => {
  const made = await replayed();
  const points = [...estimateEach(made, { seat: 0, worlds: 2 })];
  expect(points.map(({ step }) => step)).toEqual(listEstimated(made).map(({ step }) => step));
  for (const { by } of points) {
    for (const each of by) expect(each >= 0 && each <= 1).toBe(true);
    expect(by.reduce((sum, each) => sum + each)).toBeCloseTo(1, 9);
  }
  expect(points.at(-1)?.by).toEqual([...(made.result?.place ?? []).map(place => (place === 1 ? 1 : 0)), 0]);
  expect([...estimateEach(made, { seat: 0, worlds: 2 })]).toEqual(points);
});

test('from many steps some are picked evenly, including the first and the last', () => {
  expect(pickEvenly([1, 2, 3], 5)).toEqual([1, 2, 3]);
  expect(pickEvenly([0, 1, 2, 3, 4, 5, 6, 7, 8], 3)).toEqual([0, 4, 8]);
});

const at = (step: number, ...by: number[]): CoursePoint => ({ step, turn: step, by });

test('swings are the largest changes, the largest first, and lead to where the turn begins', () => {
  const points = [at(0, 0.5, 0.5), at(3, 0.8, 0.3), at(7, 0.75, 0.28), at(9, 0.1, 0.9)];
  expect(findSwings(points)).toEqual([
    { line: 0, from: points[2], before: 0.75, after: 0.1 },
    { line: 0, from: points[0], before: 0.5, after: 0.8 },
  ]);
});

test('a change within the estimate’s noise isn’t a swing', () => {
  expect(findSwings([at(0, 0.5), at(1, 0.55), at(2, 0.47)])).toEqual([]);
});

const PLAYERS = [
  { name: 'Anna', family: 0 },
  { name: 'Ben', family: 3 },
];

test('DP-36 a chance that everybody loses has a line of its own, so that the lines add up to one', () => {
  const points = [at(0, 0.5, 0.46, 0.04), at(3, 0, 0, 1)];
  expect(splitLines(points, PLAYERS, 'Everybody loses')).toEqual({
    subjects: [...PLAYERS, { name: 'Everybody loses', family: null }],
    points,
  });
});

test('if somebody always wins, there is no such line', () => {
  const points = [at(0, 0.5, 0.5, 0), at(3, 1, 0, 0)];
  expect(splitLines(points, PLAYERS, 'Everybody loses')).toEqual({
    subjects: PLAYERS,
    points: [at(0, 0.5, 0.5), at(3, 1, 0)],
  });
});

test('an abandoned match ends with an estimate', async () => {
  const cut = await replayed(record.entries.slice(0, 20));
  const last = [...estimateEach(cut, { seat: 1, worlds: 4 })].at(-1);
  expect(last?.by.reduce((sum, each) => sum + each)).toBeCloseTo(1, 9);
  expect(last?.by.every(each => each < 1)).toBe(true);
});
