import { expect, test } from 'vitest';
import { sayDeadlinesIn } from './say-deadline.ts';

const HOUR = 3_600_000;
/** A Wednesday, 23:30 in Amsterdam. */
const NOW = Date.UTC(2026, 10, 18, 22, 30);

test('a deadline is told with its day, which begins at midnight in the time zone', () => {
  const { by } = sayDeadlinesIn('en', 'Europe/Amsterdam', ['en-GB']);
  expect(by(NOW + 0.25 * HOUR, NOW)).toBe('23:45');
  expect(by(NOW + 9 * HOUR, NOW)).toBe('Thu 08:30');
  expect(by(NOW + 14 * 24 * HOUR, NOW)).toBe('Wed 2 Dec, 23:30');
  expect(sayDeadlinesIn('en', 'America/New_York', ['en-GB']).by(NOW + HOUR, NOW)).toBe('18:30');
});

test('the same deadline in each language', () => {
  const at = NOW + 20 * HOUR;
  expect(sayDeadlinesIn('de', 'Europe/Amsterdam', ['de-DE']).by(at, NOW)).toBe('Do., 19:30');
  expect(sayDeadlinesIn('nl', 'Europe/Amsterdam', ['nl-NL']).by(at, NOW)).toMatch(/^do\W+19:30$/);
});

test('a deadline that has passed is told with its date', () => {
  expect(sayDeadlinesIn('en', 'UTC', ['en-GB']).by(NOW - 48 * HOUR, NOW)).toBe('Mon 16 Nov, 22:30');
});

test('a day is told with its name', () => {
  expect(sayDeadlinesIn('de', 'Europe/Amsterdam', ['de-DE']).day(NOW)).toBe('Mittwoch, 18. November');
});

test('the night in which clocks change has its own days', () => {
  const { by } = sayDeadlinesIn('en', 'Europe/Amsterdam', ['en-GB']);
  // 25 October 2026 has 25 hours there.
  const morning = Date.UTC(2026, 9, 24, 22, 30);
  expect(by(morning + 23 * HOUR, morning)).toBe('22:30');
  expect(by(morning + 24.75 * HOUR, morning)).toBe('Mon 00:15');
});
