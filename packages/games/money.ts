import type { Language } from '@consigliere/kernel';

/** How each language writes a sum in dollars, and its thousands. */
const FORMATS: Readonly<Record<Language, readonly [before: string, separator: string, after: string]>> = {
  en: ['$', ',', ''],
  de: ['', '.', '\u00A0$'],
  nl: ['$\u00A0', '.', ''],
};

/** Returns a function that writes sums of money in a language: "−$2,000", "−2.000 $", "−$ 2.000". */
export function moneyIn(language: Language): (amount: number) => string {
  const [before, separator, after] = FORMATS[language];
  return amount => {
    const digits = String(Math.abs(amount)).replace(/\B(?=(?:\d{3})+$)/g, separator);
    return `${amount < 0 ? '−' : ''}${before}${digits}${after}`;
  };
}
