import type { Action, Names, Preview, Shape, View, Words } from '@consigliere/kernel';
import type { Prompt } from '@consigliere/kernel/host';
import type { ChapterView } from '@consigliere/match';
import type { ComponentChildren } from 'preact';

/** The props of a board. A board shows the view and reports choices; it decides nothing. */
export interface BoardProps<T extends Shape = Shape> {
  readonly words: Words<T>;
  readonly view: View<T>;
  readonly who: Names;
  /** null if the viewer isn't asked. */
  readonly prompt: Prompt<T> | null;
  /** The answer that is pointed at or about to be given. */
  readonly chosen: Action<T> | null;
  /** The end of the open reaction window, on the clock of `now`; null if none is open. */
  readonly windowEnds: number | null;
  /** The story so far, for boards that show reveals. Absent: nothing is shown. */
  readonly story?: readonly ChapterView<T>[];
  /** The menu of standing orders, shown beside Pass in games with reaction windows. */
  readonly orders?: ComponentChildren;
  /** Whether a step without a choice waits until the player takes it: a player who uses the keyboard, a lesson, a pause. Absent: always. */
  waitsForPlayer?(): boolean;
  /** The preview of an answer; null if it can't be given or the rules are still being loaded. */
  preview(action: Action<T>): Preview<T> | null;
  now(): number;
  choose(action: Action<T> | null): void;
  /** Answers the question. A secret decision is answered with all its picks at once. Resolves once the answer is acknowledged. */
  answer(...picks: readonly Action<T>[]): Promise<void>;
}
