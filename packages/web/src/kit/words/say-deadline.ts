import type { Language } from '@consigliere/kernel';
import { findLocale } from './say.ts';

const DAY = 24 * 3_600_000;

/** A time's day, counted from another time's: 0 is the same day, 1 the next one. Days are those of the time zone. */
function countDays(from: number, to: number, timeZone: string | undefined): number {
  const midnight = (at: number): number => {
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
    return Date.parse(`${parts}T00:00:00Z`);
  };
  return Math.round((midnight(to) - midnight(from)) / DAY);
}

/** Says deadlines and days in a language and a time zone, which is the device's own if there is none. */
export function sayDeadlinesIn(language: Language, timeZone?: string, preferred?: readonly string[]) {
  const locale = findLocale(language, preferred);
  const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(locale, { ...options, ...(timeZone === undefined ? {} : { timeZone }) });
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  return {
    /** When something has to be done: the time alone today, with the day's name within a week, then with the date. */
    by: (at: number, now: number): string => {
      const days = countDays(now, at, timeZone);
      if (days === 0) return format(time).format(at);
      if (days > 0 && days < 7) return format({ ...time, weekday: 'short' }).format(at);
      return format({ ...time, weekday: 'short', day: 'numeric', month: 'short' }).format(at);
    },
    /** A day with its name. */
    day: (at: number): string => format({ weekday: 'long', day: 'numeric', month: 'long' }).format(at),
  };
}
