import { language } from '../../kit/words/language.ts';
import { findLocale } from '../../kit/words/say.ts';

/** A day, as the reader writes it: "18 Nov 2026". */
export const sayDay = (at: number): string =>
  new Date(at).toLocaleDateString(findLocale(language.value), { dateStyle: 'medium' });

/** A moment, as the reader writes it. */
export const sayMoment = (at: number): string =>
  new Date(at).toLocaleString(findLocale(language.value), { dateStyle: 'medium', timeStyle: 'short' });

/** "42 %" */
export const sayShare = (share: number): string =>
  new Intl.NumberFormat(language.value, { style: 'percent' }).format(share);
