import type { Action, Names, Preview, Shape, View, Words } from '@consigliere/kernel';
import type { Prompt } from '@consigliere/kernel/host';
import type { ChapterView } from '@consigliere/match';
import type { ComponentChildren } from 'preact';

/** What a drawn board is given. It shows what there is and says what was chosen: it decides nothing. */
export interface BoardProps<T extends Shape = Shape> {
  readonly words: Words<T>;
  readonly view: View<T>;
  readonly who: Names;
  /** null: the viewer is not asked. */
  readonly prompt: Prompt<T> | null;
  /** The answer that is pointed at or about to be given. */
  readonly chosen: Action<T> | null;
  /** When the moment to react is over, in the time `now` tells; null: none is open. */
  readonly windowEnds: number | null;
  /** What has happened so far, for boards that show what was revealed; not known: nothing is shown. */
  readonly story?: readonly ChapterView<T>[];
  /** The table's standing orders: a small menu to be shown beside Pass, in games with moments to react. */
  readonly orders?: ComponentChildren;
  /** What an answer brings; null: it can't be given, or the rules are still being loaded. */
  preview(action: Action<T>): Preview<T> | null;
  now(): number;
  choose(action: Action<T> | null): void;
  /** Answers what is asked; of a choice that is put together and then sealed, with all its picks at once. */
  answer(...picks: readonly Action<T>[]): void;
}
