import type { Action, Shape } from '@consigliere/kernel';
import type { Bot, Situation } from './situation.ts';

/** A search for an answer that goes on as long as it is let. It knows no clock: whoever hosts it does. */
export interface AnswerSearch<T extends Shape> {
  /** Iterations so far: matches played on from an imagined world. */
  readonly iterations: number;
  /** Goes on for about so many iterations; says whether there is anything left to find out. */
  think(iterations: number): boolean;
  /** The answer, as things stand. */
  answer(): Action<T>;
}

/** Begins to think about a situation. */
export type SearchMethod = <T extends Shape>(situation: Situation<T>) => AnswerSearch<T>;

/** How long to think: whichever comes first. */
export interface Budget {
  readonly iterations?: number;
  readonly milliseconds?: number;
}

/** What a host lends to a thought. */
export interface ThinkingHost {
  /** Milliseconds of some clock; without one the milliseconds of a budget are not heeded. */
  readonly now?: () => number;
  /** Told now and then how much of the budget is spent, from 0 to 1. */
  readonly onProgress?: (spent: number) => void;
  /** Looked at now and then; true ends the thought with the answer so far. */
  readonly isCancelled?: () => boolean;
}

/** Iterations between two looks at the clock. */
const STRIDE = 16;

/** Spends a budget on a thought stride by stride; each time it says how much is spent. */
function* strides<T extends Shape>(thought: AnswerSearch<T>, budget: Budget, host: ThinkingHost): Generator<number> {
  const { iterations = Number.POSITIVE_INFINITY, milliseconds = Number.POSITIVE_INFINITY } = budget;
  const start = host.now?.() ?? 0;
  const elapsed = (): number => (host.now?.() ?? start) - start;
  for (let spent = 0; spent < 1; spent = Math.max(thought.iterations / iterations, elapsed() / milliseconds)) {
    yield spent;
    if (host.isCancelled?.() === true) return;
    if (!thought.think(Math.min(STRIDE, iterations - thought.iterations))) return;
  }
}

/** Thinks until the budget is spent. By iterations alone the same situation and chance give the same answer. */
export function runSearch<T extends Shape>(
  thought: AnswerSearch<T>,
  budget: Budget,
  host: ThinkingHost = {},
): Action<T> {
  for (const spent of strides(thought, budget, host)) host.onProgress?.(spent);
  host.onProgress?.(1);
  return thought.answer();
}

/** A host that others speak to while it thinks. */
export interface YieldingHost extends ThinkingHost {
  /** Lets messages in. */
  readonly pause: () => Promise<void>;
}

/** The same, with a pause after every stride. */
export async function runSearchInTurns<T extends Shape>(
  thought: AnswerSearch<T>,
  budget: Budget,
  host: YieldingHost,
): Promise<Action<T>> {
  for (const spent of strides(thought, budget, host)) {
    host.onProgress?.(spent);
    await host.pause();
  }
  host.onProgress?.(1);
  return thought.answer();
}

/** A bot that thinks for a number of iterations. */
export const searchBot =
  (thinker: SearchMethod, iterations: number): Bot =>
  situation =>
    situation.actions.length === 1 && situation.actions[0] !== undefined
      ? situation.actions[0]
      : runSearch(thinker(situation), { iterations });
