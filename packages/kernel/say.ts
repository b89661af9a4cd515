import type { Action, Call, DeepReadonly, Shape } from './game.ts';
import type { Prompt } from './play.ts';
import type { Who, Words } from './words.ts';

/** Finds the sentence for a thing by its name. The words have one for each: the compiler has seen to it in every game. */
type Sentence = (it: unknown, who: Who, actions: readonly unknown[]) => string;
type Table = Readonly<Record<string, Sentence | undefined>>;

function said(table: unknown, name: string, it: unknown, who: Who, actions: readonly unknown[] = []): string {
  const sentence = (table as Table)[name];
  if (sentence === undefined) throw new Error(`there is no sentence for ${name}`);
  return sentence(it, who, actions);
}

/** What was told to everybody, or whispered to the reader. */
export const sayEvent = <T extends Shape>(words: Words<T>, it: T['Event'] | T['Whisper'], who: Who): string =>
  said(it.type in words.whisper ? words.whisper : words.event, it.type, it, who);

export const sayAction = <T extends Shape>(words: Words<T>, action: Action<T>, who: Who): string =>
  said(words.action, action.type, action, who);

/** What a decision asks the reader. */
export const sayAsked = <T extends Shape>(
  words: Words<T>,
  { kind, frame, actions }: Pick<Prompt<T>, 'kind' | 'frame' | 'actions'>,
  who: Who,
): string => said(words.asks, kind, frame, who, actions);

/** What a decision waits for, to somebody who is not asked. */
export const sayAwaited = <T extends Shape>(words: Words<T>, call: DeepReadonly<Call<T>>, who: Who): string => {
  const { kind, frame } = call as unknown as { readonly kind: string; readonly frame: object };
  return said(words.awaits, kind, frame, who);
};
