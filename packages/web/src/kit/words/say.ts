import type { Language } from '@consigliere/kernel';

/** Intl has no good word for this in every language. */
const NOW: Readonly<Record<Language, string>> = { en: 'just now', de: 'gerade eben', nl: 'zojuist' };

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The browser's own kind of a language, British or Swiss for example: it writes dates and times differently. */
export const findLocale = (language: Language, preferred: readonly string[] = navigator.languages): string =>
  preferred.find(each => each.toLowerCase().split('-')[0] === language) ?? language;

/** Formats numbers, plurals, lists, dates and times in a language. */
export function sayIn(language: Language, preferred?: readonly string[]) {
  const number = new Intl.NumberFormat(language);
  const rules = new Intl.PluralRules(language);
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  // British English has no comma before "and", like the games' sentences.
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  const locale = findLocale(language, preferred);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
  return {
    number: (value: number): string => number.format(value),
    range: (min: number, max: number): string => (min === max ? number.format(min) : number.formatRange(min, max)),
    /** Replaces `#` in the form by the number. */
    plural: (count: number, forms: PluralForms): string =>
      (forms[rules.select(count)] ?? forms.other).replace('#', number.format(count)),
    /** Joins names, such as "Anna, Ben and Carla". */
    all: (names: readonly string[]): string => list.format(names),
    /** The date and the time, in the browser's own format. */
    date: (at: number): string => date.format(at),
    day: (at: number): string => day.format(at),
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
