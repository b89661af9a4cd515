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

test('where stderr is no terminal nothing is drawn', () => {
  expect(drawnOn(false, 4, [1000, 2000])).toEqual([]);
});

test('done, rate and time left; the bar goes away at the end', () => {
  expect(drawnOn(true, 8, [2000, 4000])).toEqual([
    '\r\x1b[Kmatches [███·····················] 1/8 0.5/s, 14 s left',
    '\r\x1b[Kmatches [██████··················] 2/8 0.5/s, 12 s left',
    '\r\x1b[K',
  ]);
});

test('it is drawn ten times a second at most', () => {
  expect(drawnOn(true, 1000, [1, 2, 3, 50, 100, 101, 150])).toHaveLength(3);
});

test('long times are in minutes and hours', () => {
  expect(drawnOn(true, 101, [1000])[0]).toContain('1 min 40 s left');
  expect(drawnOn(true, 7261, [1000])[0]).toContain('2 h 01 min left');
});
