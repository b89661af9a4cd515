import { expect, test } from 'vitest';
import { findQuietEnd, isTimeZone } from './quiet-hours.ts';

const at = (text: string): number => Date.parse(text);
const NIGHT = { from: 22, to: 7, timeZone: 'Europe/Berlin' };

test.each([
  ['in the evening', '2026-11-18T21:30:00Z', '2026-11-19T06:00:00Z'],
  ['after midnight', '2026-11-19T05:59:59.999Z', '2026-11-19T06:00:00Z'],
  ['in summer', '2026-07-01T20:00:00Z', '2026-07-02T05:00:00Z'],
])('quiet hours that go past midnight end in the morning of that time zone: %s', (_, now, end) => {
  expect(findQuietEnd(NIGHT, at(now))).toBe(at(end));
});

test.each(['2026-11-18T06:00:00Z', '2026-11-18T20:59:59Z'])('at %s it is not quiet there', now => {
  expect(findQuietEnd(NIGHT, at(now))).toBeNull();
});

test('quiet hours within a day, and in a zone with half an hour', () => {
  const noon = { from: 12, to: 14, timeZone: 'Asia/Kolkata' };
  expect(findQuietEnd(noon, at('2026-11-18T06:29:59Z'))).toBeNull();
  expect(findQuietEnd(noon, at('2026-11-18T06:30:00Z'))).toBe(at('2026-11-18T08:30:00Z'));
});

test('in the night in which clocks change, the end that was found is still quiet or just over', () => {
  const end = findQuietEnd(NIGHT, at('2026-10-24T21:00:00Z')) ?? 0;
  const again = findQuietEnd(NIGHT, end);
  expect(again === null || again > end).toBe(true);
});

test('the same hour twice means no quiet hours, and unknown time zones are known as such', () => {
  expect(findQuietEnd({ from: 5, to: 5, timeZone: 'UTC' }, at('2026-11-18T05:30:00Z'))).toBeNull();
  expect([isTimeZone('Europe/Amsterdam'), isTimeZone('Mars/Olympus')]).toEqual([true, false]);
});
