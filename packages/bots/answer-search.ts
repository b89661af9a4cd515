import type { Action, Shape } from '@consigliere/kernel';
import type { Bot, Situation } from './situation.ts';

/** A search for an answer that runs as long as it is allowed to. It has no clock of its own; its host does. */
export interface AnswerSearch<T extends Shape> {
  /** The iterations so far: matches played on from an imagined world. */
  readonly iterations: number;
  /** Runs about this many more iterations, and says whether there is anything left to find out. */
  think(iterations: number): boolean;
  /** The best answer so far. */
  answer(): Action<T>;
}

/** Starts a search for a situation. */
export type SearchMethod = <T extends Shape>(situation: Situation<T>) => AnswerSearch<T>;

/** How long to search: the first limit that is reached counts. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** The part that runs a search, and what it provides. */
export interface ThinkingHost {
  /** Milliseconds of some clock. Without one, the milliseconds of a budget are ignored. */
  readonly now?: () => number;
  /** Is called now and then with the share of the budget that is spent, from 0 to 1. */
  readonly onProgress?: (spent: number) => void;
  /** Is called now and then; true ends the search with the best answer so far. */
  readonly isCancelled?: () => boolean;
  /** How long a stride may take, in milliseconds, where something else waits for its end. */
  readonly strideTime?: number;
}

/** The most iterations between two checks of the clock. The clock runs during strides only: pauses aren't part of the budget. */
const STRIDE = 16;

/** Spends a budget on a search, stride by stride, and yields the share that is spent. */
function* strides<T extends Shape>(search: AnswerSearch<T>, budget: Budget, host: ThinkingHost): Generator<number> {
  const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = budget;
  const now = host.now ?? (() => 0);
  let [elapsed, stride] = [0, host.strideTime === undefined ? STRIDE : 1];
  for (let spent = 0; spent < 1; spent = Math.max(search.iterations / iterations, elapsed / milliseconds)) {
    yield spent;
    if (host.isCancelled?.() === true) return;
    const [start, before] = [now(), search.iterations];
    if (!search.think(Math.min(stride, iterations - before))) return;
    const took = now() - start;
    elapsed += took;
    if (host.strideTime !== undefined && took > 0)
      stride = fitStride((host.strideTime * (search.iterations - before)) / took);
  }
}

const fitStride = (iterations: number): number => Math.max(1, Math.min(STRIDE, Math.floor(iterations)));

/** Searches until the budget is spent. With iterations alone, the same situation and random numbers give the same answer. */
export function runSearch<T extends Shape>(
  search: AnswerSearch<T>,
  budget: Budget,
  host: ThinkingHost = {},
): Action<T> {
  for (const spent of strides(search, budget, host)) host.onProgress?.(spent);
  host.onProgress?.(1);
  return search.answer();
}

/** A host that receives messages during a search. */
export interface YieldingHost extends ThinkingHost {
  /** Lets messages in. */
  readonly pause: () => Promise<void>;
}

/** Does the same as `runSearch`, with a pause after every stride. */
export async function runSearchInTurns<T extends Shape>(
  search: AnswerSearch<T>,
  budget: Budget,
  host: YieldingHost,
): Promise<Action<T>> {
  for (const spent of strides(search, budget, host)) {
    host.onProgress?.(spent);
    await host.pause();
  }
  host.onProgress?.(1);
  return search.answer();
}

/** Makes a bot that searches for a number of iterations. */
export const searchBot =
  (method: SearchMethod, iterations: number): Bot =>
  situation =>
    situation.actions.length === 1 && situation.actions[0] !== undefined
      ? situation.actions[0]
      : runSearch(method(situation), { iterations });
