import { expect, test } from 'vitest';
import { formatDigits, formatSpan, splitTimeLeft } from './clock.tsx';

test('the time of the move runs first, then the reserve', () => {
  expect(splitTimeLeft({ bank: 5000, timeIsUp: 20_000 }, 8000)).toEqual({ move: 7000, reserve: 5000 });
  expect(splitTimeLeft({ bank: 5000, timeIsUp: 20_000 }, 17_000)).toEqual({ move: 0, reserve: 3000 });
  expect(splitTimeLeft({ bank: 5000, timeIsUp: 20_000 }, 30_000)).toEqual({ move: 0, reserve: 0 });
  expect(splitTimeLeft({ bank: 5000, timeIsUp: null }, 30_000)).toEqual({ move: null, reserve: 5000 });
});

test('a clock shows minutes and seconds, and hours where there are any', () => {
  expect([0, 1, 59_000, 60_000, 65_001, 3_600_000, 3_665_000].map(formatDigits)).toEqual([
    '0:00',
    '0:01',
    '0:59',
    '1:00',
    '1:06',
    '1:00:00',
    '1:01:05',
  ]);
});

test('a correspondence clock shows days and hours as each language writes them', () => {
  const time = (2 * 24 + 5) * 3_600_000;
  expect(formatSpan(time, 'en')).toBe('2 days 5 hr');
  expect(formatSpan(time, 'de')).toBe('2 Tg. 5 Std.');
  expect(formatSpan(time, 'nl')).toBe('2 dagen 5 uur');
  expect(formatSpan(3 * 3_600_000 + 60_000, 'en')).toBe('3 hr 1 min');
  expect(formatSpan(4 * 3_600_000 - 1, 'en')).toBe('4 hr');
  expect(formatSpan(90_000, 'en')).toBe('2 min');
});
