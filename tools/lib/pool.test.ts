import { expect, test } from 'vitest';
import { inWorkers } from './pool.ts';

const script = (answer: string): URL =>
  new URL(`data:text/javascript,${encodeURIComponent(`export const runJob = job => { ${answer} };`)}`);

test('every job is answered once, however many each worker takes', async () => {
  const results: number[] = [];
  const onResult = (result: number): void => void results.push(result);
  await inWorkers(script('return job * 10'), [1, 2, 3, 4, 5], { workers: 2, onResult });
  expect(results.sort((a, b) => a - b)).toEqual([10, 20, 30, 40, 50]);
});

test('when enough is known, no further job is handed out', async () => {
  const results: number[] = [];
  const onResult = (result: number): void => void results.push(result);
  const isOver = (): boolean => results.length === 2;
  await inWorkers(script('return job * 10'), [1, 2, 3, 4, 5], { workers: 1, onResult, isOver });
  expect(results).toEqual([10, 20]);
});

test('a job that is under way when enough is known is still answered', async () => {
  const results: number[] = [];
  const onResult = (result: number): void => void results.push(result);
  const isOver = (): boolean => results.length > 0;
  await inWorkers(script('return job * 10'), [1, 2, 3, 4, 5], { workers: 2, onResult, isOver });
  expect(results.sort((a, b) => a - b)).toEqual([10, 20]);
});

test('an error in a worker is thrown', async () => {
  const run = inWorkers(script("throw new Error('broken job')"), [1], { workers: 1, onResult: () => undefined });
  await expect(run).rejects.toThrow('broken job');
});
