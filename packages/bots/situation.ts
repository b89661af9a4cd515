import type { Action, Rules, SeatView, Shape } from '@consigliere/kernel';

/** Everything a bot gets: what a person in its seat would have, and nothing else. */
export interface Situation<T extends Shape> {
  readonly rules: Rules<T>;
  readonly view: SeatView<T>;
  /** All events and whispers that this seat was told so far. */
  readonly heard: readonly (T['Event'] | T['Whisper'])[];
  readonly actions: readonly Action<T>[];
  /** A uniform number from 0 to n − 1. */
  readonly random: (n: number) => number;
}

/** A bot answers a situation. */
export type Bot = <T extends Shape>(situation: Situation<T>) => Action<T>;
