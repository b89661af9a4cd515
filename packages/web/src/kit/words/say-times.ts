import type { Language } from '@consigliere/kernel';
import { findLocale } from './say.ts';

/** Intl has no good word for this in every language. */
const NOW: Readonly<Record<Language, string>> = { en: 'just now', de: 'gerade eben', nl: 'zojuist' };

/** Formats dates and times in a language. */
export function sayTimesIn(language: Language, preferred?: readonly string[]) {
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const locale = findLocale(language, preferred);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return {
    /** The date and the time, in the browser's own format. */
    date: (at: number): string => date.format(at),
    day: (at: number): string => day.format(at),
    /** Says when something will be: in seconds, or in minutes if that is long. */
    until: (milliseconds: number): string => {
      const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
      return seconds < 120 ? relative.format(seconds, 'second') : relative.format(Math.ceil(seconds / 60), 'minute');
    },
    /** Says how long ago something was, in the largest unit that fits. */
    ago: (milliseconds: number): string => {
      const minutes = Math.round(milliseconds / 60_000);
      if (minutes < 1) return NOW[language];
      if (minutes < 60) return relative.format(-minutes, 'minute');
      const hours = Math.round(minutes / 60);
      return hours < 24 ? relative.format(-hours, 'hour') : relative.format(-Math.round(hours / 24), 'day');
    },
  };
}
