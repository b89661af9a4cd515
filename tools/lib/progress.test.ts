import { expect, test } from 'vitest';
import { progress } from './progress.ts';

function drawnOn(isTTY: boolean, total: number, times: readonly number[]): string[] {
  const written: string[] = [];
  let time = 0;
  const stream = { isTTY, columns: 80, write: (text: string) => written.push(text) };
  const bar = progress('matches', total, { stream, now: () => time });
  for (const each of times) {
    time = each;
    bar.step();
  }
  bar.end();
  return written;
}

test("nothing is drawn where stderr isn't a terminal", () => {
  expect(drawnOn(false, 4, [1000, 2000])).toEqual([]);
});

test('the bar shows count, rate and time left, and disappears at the end', () => {
  expect(drawnOn(true, 8, [2000, 4000])).toEqual([
    '\r\x1b[Kmatches [███·····················] 1/8 0.5/s, 14 s left',
    '\r\x1b[Kmatches [██████··················] 2/8 0.5/s, 12 s left',
    '\r\x1b[K',
  ]);
});

test('the bar is drawn at most ten times a second', () => {
  expect(drawnOn(true, 1000, [1, 2, 3, 50, 100, 101, 150])).toHaveLength(3);
});

test('long times are in minutes and hours', () => {
  expect(drawnOn(true, 101, [1000])[0]).toContain('1 min 40 s left');
  expect(drawnOn(true, 7261, [1000])[0]).toContain('2 h 01 min left');
});
