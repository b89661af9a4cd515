import type { QuietHours } from '../store/channels.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Tells whether the name of a time zone is known. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The time of day in a time zone: hours, minutes and seconds. */
function timeOfDay(wall: number, timeZone: string): readonly [hour: number, minute: number, second: number] {
  const options = { timeZone, hourCycle: 'h23', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
  const [hour = 0, minute = 0, second = 0] = new Intl.DateTimeFormat('en-GB', options)
    .format(wall)
    .split(':')
    .map(Number);
  return [hour, minute, second];
}

/**
 * When the quiet hours that are going on will end, by the wall clock; null: it isn't quiet. They may go past midnight. In the night in
 * which clocks change the end may be an hour off: the caller looks again then.
 */
export function findQuietEnd({ from, to, timeZone }: QuietHours, wall: number): number | null {
  const [hour, minute, second] = timeOfDay(wall, timeZone);
  const isQuiet = from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  if (!isQuiet) return null;
  const hours = (to - hour + 24) % 24;
  const whole = wall - (wall % SECOND);
  return whole + hours * HOUR - minute * MINUTE - second * SECOND;
}
