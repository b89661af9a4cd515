import type { Language } from '@consigliere/kernel';
import type { NewsTexts } from './en/news.ts';
import { language, useLocalized } from './language.ts';

/** Beside the page, and not among the other catalogues, which are known on the way to a board. */
const TEXTS: Readonly<Record<Language, () => Promise<{ readonly texts: NewsTexts }>>> = {
  en: () => import('./en/news.ts'),
  de: () => import('./de/news.ts'),
  nl: () => import('./nl/news.ts'),
};

/** The texts about news that leaves the page; null while they are loading. */
export const useNewsTexts = (): NewsTexts | null =>
  useLocalized(async () => (await TEXTS[language.peek()]()).texts, 'news');
