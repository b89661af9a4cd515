import { expect, test } from 'vitest';
import { sayTimesIn } from './say-times.ts';

const NOVEMBER = new Date(2026, 10, 7, 15, 49).getTime();
/** Narrow spaces as plain ones. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

test.each([
  ['en', ['en-GB', 'de'], '7 November 2026', '7 Nov 2026, 15:49'],
  ['en', ['en-US'], 'November 7, 2026', 'Nov 7, 2026, 3:49 PM'],
  ['de', ['de-AT', 'en'], '7. November 2026', '07.11.2026, 15:49'],
  ['de', ['en-GB'], '7. November 2026', '07.11.2026, 15:49'],
  ['nl', ['fr', 'nl-BE'], '7 november 2026', '7 nov 2026, 15:49'],
] as const)('dates in %s are written as a browser with %s writes them', (language, preferred, day, date) => {
  const say = sayTimesIn(language, preferred);
  expect(plain(say.day(NOVEMBER))).toBe(day);
  expect(plain(say.date(NOVEMBER))).toBe(date);
});

test('a time to come is said in seconds, or in minutes if it is long', () => {
  const { until } = sayTimesIn('en', ['en-GB']);
  expect([200_000, 119_100, 1, 0, -5].map(until)).toEqual([
    'in 4 minutes',
    'in 2 minutes',
    'in 1 second',
    'now',
    'now',
  ]);
  expect(sayTimesIn('nl').until(45_000)).toBe('over 45 seconden');
});
