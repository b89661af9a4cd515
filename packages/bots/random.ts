import type { Action, SeatView, Shape } from '@consigliere/kernel';

/** What a bot is given: what a person in its seat would have, and nothing else. */
export interface Situation<T extends Shape> {
  readonly view: SeatView<T>;
  /** Everything this seat was told so far. */
  readonly heard: readonly (T['Event'] | T['Whisper'])[];
  readonly actions: readonly Action<T>[];
  /** Uniform in 0 … n − 1. */
  readonly random: (n: number) => number;
}

/** A bot answers a situation. */
export type Bot = <T extends Shape>(situation: Situation<T>) => Action<T>;

/** Plays any legal answer, each as likely as another. */
export const randomBot: Bot = ({ actions, random }) => {
  const action = actions[random(actions.length)];
  if (action === undefined) throw new Error('a bot was asked without a legal answer');
  return action;
};
