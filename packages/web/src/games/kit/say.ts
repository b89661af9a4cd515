import type { Action, Language, Shape } from '@consigliere/kernel';
import { sayAction, sayClauses } from '@consigliere/kernel/host';
import { language } from '../../kit/words/language.ts';
import type { BoardProps } from './board-props.ts';

const en = {
  /** The viewer, where players are named. */
  you: 'you',
  families: 'The families',
  yourHand: 'Your hand',
  tooMany: (cards: number) => `${cards} too many`,
  toPlay: 'to play',
  deciding: 'deciding',
  /** For a button whose answer is pointed at. */
  chosen: 'chosen',
  /** For a thing that was picked up. */
  picked: 'picked',
  /** For a button with several answers. */
  canChoose: 'Can be chosen',
  notNow: 'You can’t use this now.',
  previous: 'Previous',
  next: 'Next',
  /** The position in a list of choices. */
  nth: (at: number, all: number) => `${at} of ${all}`,
};

export type BoardWords = typeof en;

const de: BoardWords = {
  you: 'du',
  families: 'Die Familien',
  yourHand: 'Deine Hand',
  tooMany: cards => `${cards} zu viel`,
  toPlay: 'dran',
  deciding: 'überlegt',
  chosen: 'gewählt',
  picked: 'genommen',
  canChoose: 'Kann gewählt werden',
  notNow: 'Das kannst du gerade nicht benutzen.',
  previous: 'Zurück',
  next: 'Weiter',
  nth: (at, all) => `${at} von ${all}`,
};

const nl: BoardWords = {
  you: 'jij',
  families: 'De families',
  yourHand: 'Jouw hand',
  tooMany: cards => `${cards} te veel`,
  toPlay: 'aan de beurt',
  deciding: 'denkt na',
  chosen: 'gekozen',
  picked: 'gepakt',
  canChoose: 'Kan gekozen worden',
  notNow: 'Dit kun je nu niet gebruiken.',
  previous: 'Vorige',
  next: 'Volgende',
  nth: (at, all) => `${at} van ${all}`,
};

/** The texts that every board uses. */
export const boardLabels: Readonly<Record<Language, BoardWords>> = { en, de, nl };

export const boardWords = (): BoardWords => boardLabels[language.value];

/** Adds the texts that every board uses to a board's own labels. */
export const labelsOf = <L>(own: Readonly<Record<Language, L>>): Readonly<Record<Language, BoardWords & L>> => ({
  en: { ...en, ...own.en },
  de: { ...de, ...own.de },
  nl: { ...nl, ...own.nl },
});

/** The preview of an answer in one line; empty while the rules are being loaded. */
export function sayBrings<T extends Shape>(
  { preview, words, who }: Pick<BoardProps<T>, 'preview' | 'words' | 'who'>,
  action: Action<T>,
): string {
  const found = preview(action);
  return found === null ? '' : sayClauses<T>(words, found, who).join(' · ');
}

/** Joins texts to sentences, with or without a full stop at their ends. */
export const inSentences = (texts: readonly string[]): string =>
  texts
    .filter(text => text !== '')
    .map(text => text.replace(/\.$/, ''))
    .join('. ');

/** Replaces the signs of a text by what is said for them: "2 × Gun → $5" is heard as "2 Gun: $5". */
export const sayAloud = (text: string): string =>
  text
    .replaceAll(/ × (?=\p{L})/gu, ' ')
    .replaceAll(' → ', ': ')
    .replaceAll(' · ', ', ');

type Speaker<T extends Shape> = Pick<BoardProps<T>, 'preview' | 'words' | 'who'>;

/** The accessible name of something with these answers: its label, whether it can be used now, and its state. */
export function sayName<T extends Shape>(
  { words, who }: Speaker<T>,
  label: string,
  answers: readonly Action<T>[],
  ...states: readonly string[]
): string {
  const isSaid = answers.length === 0 || answers.some(action => sayAction<T>(words, action, who) === label);
  return sayAloud(inSentences([label, isSaid ? '' : boardWords().canChoose, ...states]));
}

/** How many answers a description lists; more are told when they are offered. */
const DESCRIBED = 3;

/** The accessible description: the answers with their previews, without what the label says already. */
export function describeAnswers<T extends Shape>(
  context: Speaker<T>,
  label: string,
  answers: readonly Action<T>[],
): string | undefined {
  if (answers.length > DESCRIBED) return undefined;
  const said = answers.map(action => {
    const sentence = sayAction<T>(context.words, action, context.who);
    return [sentence === label ? '' : sentence, sayBrings(context, action)].filter(each => each !== '').join(': ');
  });
  return sayAloud(inSentences(said)) || undefined;
}

/** The rules that a text names: "CE-14". */
export const rulesIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap(text => text.match(/\b[A-Z]{2}-[A-Z]?\d+/g) ?? [])),
];

/** Removes the rule numbers in brackets from a text. */
export const withoutRules = (text: string): string => text.replaceAll(/ \((?:[A-Z]{2}-[A-Z]?\d+(?:, )?)+\)/g, '');
