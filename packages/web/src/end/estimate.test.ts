import { expect, test } from 'vitest';
import { publishMatch } from '../kit/replay/testing.ts';
import { type EstimatedPoint, type EstimateTask, makeEstimator } from './estimate.ts';

const { record } = publishMatch();
const point = { step: 0, turn: 0, by: [1, 0, 0] };

/** A worker that the test controls. */
function worker() {
  const asked: EstimateTask[] = [];
  const made = { isTerminated: false, asked };
  const each = {
    onmessage: null as ((event: { data: EstimatedPoint }) => void) | null,
    onerror: null as (() => void) | null,
    postMessage: (question: EstimateTask) => asked.push(question),
    terminate: () => {
      made.isTerminated = true;
    },
  };
  return Object.assign(made, { each });
}

test('points come one by one; the last ends it, and the next time there are more worlds', () => {
  const made = worker();
  const { estimate, begin } = makeEstimator(record, 0, () => made.each as unknown as Worker);
  begin();
  made.each.onmessage?.({ data: { point, all: 2 } });
  expect(estimate.value).toMatchObject({ is: 'running', points: [point], all: 2 });
  made.each.onmessage?.({ data: { point, all: 2 } });
  expect([estimate.value.is, made.isTerminated]).toEqual(['done', true]);
  begin();
  expect(made.asked.map(({ worlds }) => worlds)).toEqual([200, 800]);
});

test('it can be stopped at any time, keeps its points, and starts again with as many worlds', () => {
  const made = worker();
  const { estimate, begin, stop } = makeEstimator(record, 0, () => made.each as unknown as Worker);
  begin();
  made.each.onmessage?.({ data: { point, all: 2 } });
  stop();
  expect(estimate.value).toMatchObject({ is: 'stopped', points: [point] });
  expect(made.isTerminated).toBe(true);
  begin();
  expect(made.asked.map(({ worlds }) => worlds)).toEqual([200, 200]);
});

test('from another seat an estimate that was begun is made again with as many worlds; one that wasn’t waits', () => {
  const made = worker();
  const { estimate, begin, seeAs } = makeEstimator(record, 0, () => made.each as unknown as Worker);
  seeAs(2);
  expect([estimate.value.is, estimate.value.seat, made.asked]).toEqual(['none', 2, []]);
  begin();
  made.each.onmessage?.({ data: { point, all: 1 } });
  expect(estimate.value.is).toBe('done');
  seeAs(1);
  expect(estimate.value).toMatchObject({ is: 'running', seat: 1, points: [] });
  expect(made.asked.map(({ seat, worlds }) => [seat, worlds])).toEqual([
    [2, 200],
    [1, 200],
  ]);
});

test('without a worker, or with one that fails, it says so', () => {
  const none = makeEstimator(record, 0, () => null);
  none.begin();
  expect(none.estimate.value.is).toBe('failed');
  const made = worker();
  const failing = makeEstimator(record, 0, () => made.each as unknown as Worker);
  failing.begin();
  made.each.onerror?.();
  expect(failing.estimate.value.is).toBe('failed');
});
