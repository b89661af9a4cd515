import type { Action, Language, Shape } from '@consigliere/kernel';
import { sayClauses } from '@consigliere/kernel/host';
import { language } from '../../words/language.ts';
import type { BoardProps } from './board-props.ts';

const en = {
  /** Said of a thing whose answer is pointed at. */
  chosen: 'chosen',
  /** Said of a thing that was picked up. */
  picked: 'picked',
  /** Said of a thing that has several answers. */
  canChoose: 'Can be chosen',
  notNow: 'You can’t use this now.',
};
const WORDS: Readonly<Record<Language, typeof en>> = {
  en,
  de: {
    chosen: 'gewählt',
    picked: 'genommen',
    canChoose: 'Kann gewählt werden',
    notNow: 'Das kannst du gerade nicht benutzen.',
  },
  nl: {
    chosen: 'gekozen',
    picked: 'gepakt',
    canChoose: 'Kan gekozen worden',
    notNow: 'Dit kun je nu niet gebruiken.',
  },
};

/** What every board says of the things on it. */
export const boardWords = (): typeof en => WORDS[language.value];

/** What an answer brings, in one line; '': the rules are still being loaded. */
export function sayBrings<T extends Shape>(
  { preview, words, who }: Pick<BoardProps<T>, 'preview' | 'words' | 'who'>,
  action: Action<T>,
): string {
  const found = preview(action);
  return found === null ? '' : sayClauses<T>(words, found, who).join(' · ');
}

/** Joins texts to sentences, whether or not they end with a full stop. */
export const inSentences = (texts: readonly string[]): string =>
  texts
    .filter(text => text !== '')
    .map(text => text.replace(/\.$/, ''))
    .join('. ');

/** The rules a text of a game names: "CE-14". */
export const rulesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(text => text.match(/\b[A-Z]{2}-[A-Z]?\d+/g) ?? [])),
];

/** A text of a game without the numbers of its rules in brackets. */
export const withoutRules = (text: string): string => text.replaceAll(/ \((?:[A-Z]{2}-[A-Z]?\d+(?:, )?)+\)/g, '');
