import type { Language } from '@consigliere/kernel';

type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** The browser's own kind of a language, British or Swiss for example: it writes dates and times differently. */
export const findLocale = (language: Language, preferred: readonly string[] = navigator.languages): string =>
  preferred.find(each => each.toLowerCase().split('-')[0] === language) ?? language;

/** Formats numbers, plurals and lists in a language. */
export function sayIn(language: Language) {
  const number = new Intl.NumberFormat(language);
  const rules = new Intl.PluralRules(language);
  // British English has no comma before "and", like the games' sentences.
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  return {
    number: (value: number): string => number.format(value),
    range: (min: number, max: number): string => (min === max ? number.format(min) : number.formatRange(min, max)),
    /** Replaces `#` in the form by the number. */
    plural: (count: number, forms: PluralForms): string =>
      (forms[rules.select(count)] ?? forms.other).replace('#', number.format(count)),
    /** Joins names, such as "Anna, Ben and Carla". */
    all: (names: readonly string[]): string => list.format(names),
  };
}
