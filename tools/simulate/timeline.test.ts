import { expect, test } from 'vitest';
import { FIRST, LAST, Timeline } from './timeline.ts';

async function runAll(timeline: Timeline): Promise<void> {
  while (await timeline.step());
}

test('events at the same time run in the order they were scheduled, between the first and the last rank', async () => {
  const timeline = new Timeline();
  const told: string[] = [];
  for (const [wait, what, rank] of [
    [7, 'later', undefined],
    [5, 'last', LAST],
    [5, 'one', undefined],
    [5, 'two', undefined],
    [5, 'first', FIRST],
    [3, 'sooner', undefined],
  ] as const)
    timeline.after(wait, () => told.push(`${timeline.now} ${what}`), rank);
  timeline.after(4, () => told.push('never'))();
  await runAll(timeline);
  expect(told).toEqual(['3 sooner', '5 first', '5 one', '5 two', '5 last', '7 later']);
});

test('the house clock stands still during an outage', async () => {
  const timeline = new Timeline();
  const times: number[] = [];
  const note = (): void => void times.push(timeline.houseTime());
  timeline.after(10, () => timeline.close());
  timeline.after(15, note);
  timeline.after(40, () => timeline.reopen());
  timeline.after(45, note);
  timeline.after(46, () => timeline.atHouseTime(20, note));
  await runAll(timeline);
  expect(times).toEqual([10, 15, 20]);
  expect(timeline.now).toBe(50);
});

test('pending promises run before the next event', async () => {
  const timeline = new Timeline();
  const told: string[] = [];
  timeline.after(1, async () => {
    for (let turn = 0; turn < 50; turn++) await undefined;
    told.push('followed');
  });
  timeline.after(1, () => told.push('next'));
  await runAll(timeline);
  expect(told).toEqual(['followed', 'next']);
});
