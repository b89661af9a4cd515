import type { Language } from '@consigliere/kernel';
import type { NewsTexts } from '../kit/words/en/news.ts';
import { language, useLocalized } from '../kit/words/language.ts';

/** Beside the page, and not among the other catalogues, which are known on the way to a board. */
const TEXTS: Readonly<Record<Language, () => Promise<{ readonly texts: NewsTexts }>>> = {
  en: () => import('../kit/words/en/news.ts'),
  de: () => import('../kit/words/de/news.ts'),
  nl: () => import('../kit/words/nl/news.ts'),
};

/** The texts about news that leaves the page; null while they are loading. */
export const useNewsTexts = (): NewsTexts | null =>
  useLocalized(async () => (await TEXTS[language.peek()]()).texts, 'news');
