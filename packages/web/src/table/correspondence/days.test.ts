import { expect, test } from 'vitest';
import { dateOf, spanOfDays, startOfDay } from './days.ts';

const HOUR = 3_600_000;

test('a vacation lasts from the first moment of its first day to the last of its last', () => {
  const span = spanOfDays('2026-11-18', '2026-11-20');
  expect(span).toEqual({ from: new Date(2026, 10, 18).getTime(), until: new Date(2026, 10, 21).getTime() });
  expect(spanOfDays('2026-11-18', '2026-11-18')?.until).toBe(new Date(2026, 10, 19).getTime());
});

test('dates that are missing or in the wrong order make no vacation', () => {
  for (const [first, last] of [
    ['', '2026-11-20'],
    ['2026-11-18', ''],
    ['2026-11-18', '2026-11-17'],
    ['soon', 'later'],
  ] as const)
    expect(spanOfDays(first, last)).toBeNull();
});

test('a date field and a time name the same day', () => {
  for (const hour of [0, 12, 23]) expect(dateOf(new Date(2026, 0, 5, hour).getTime())).toBe('2026-01-05');
  expect(startOfDay(dateOf(Date.UTC(2026, 5, 1) + 12 * HOUR))).not.toBeNull();
});
