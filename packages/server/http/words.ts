import { LANGUAGES, type Language } from '@consigliere/kernel';
import type { ErrorCode } from '@consigliere/protocol';
import { problems as de } from '@consigliere/protocol/problems/de';
import { problems as en } from '@consigliere/protocol/problems/en';
import { problems as nl } from '@consigliere/protocol/problems/nl';

const WORDS: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = { en, de, nl };

/** The browser's preferred language among ours. */
export function languageOf(accepted: string | undefined): Language {
  const wishes = (accepted ?? '').split(',').map(wish => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const weight = parameters.find(each => each.trim().startsWith('q='))?.trim();
    return { tag: tag.slice(0, 2), weight: weight === undefined ? 1 : Number(weight.slice(2)) || 0 };
  });
  const spoken = wishes.sort((a, b) => b.weight - a.weight).map(({ tag }) => LANGUAGES.find(each => each === tag));
  return spoken.find(each => each !== undefined) ?? 'en';
}

export const messageOf = (code: ErrorCode, language: Language): string => WORDS[language][code];
