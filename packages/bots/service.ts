import type { Action, Rules, SeatView, Shape } from '@consigliere/kernel';
import { random, sfc32 } from '@consigliere/kernel/host';
import type { ThinkingHost } from './answer-search.ts';
import { levelBotInTurns } from './levels.ts';
import type { Level } from './strengths.ts';

/** A question to a worker: plain data, with nothing except what the seat may know. */
export interface BotTask {
  readonly id: number;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly level: Level;
  /** The same question with the same seed has the same answer if iterations, not the clock, end the search. */
  readonly seed: string;
  readonly view: SeatView<Shape>;
  readonly heard: readonly { readonly type: string }[];
  readonly actions: readonly Action<Shape>[];
}
export type BotRequest =
  | { readonly type: 'ask'; readonly question: BotTask }
  | { readonly type: 'cancel'; readonly id: number };
export type BotReply =
  | { readonly type: 'progress'; readonly id: number; readonly spent: number }
  | { readonly type: 'answer'; readonly id: number; readonly action: Action<Shape> };

/** Everything that a worker, in Node or in a browser, provides for its bots. */
export interface WorkerEnvironment {
  readonly rulesOf: (game: string, seats: number, options: Readonly<Record<string, unknown>>) => Rules<Shape>;
  readonly post: (reply: BotReply) => void;
  readonly now: () => number;
  /** Lets messages in. */
  readonly pause: () => Promise<void>;
}

/** Progress is reported in steps of this share. */
const STEP = 0.05;

/**
 * Answers questions as they arrive, in worker threads and in browser workers. A cancelled question is answered with the best answer so
 * far.
 */
export function botService({ rulesOf, post, now, pause }: WorkerEnvironment): (call: BotRequest) => Promise<void> {
  const cancelled = new Set<number>();
  return async call => {
    if (call.type === 'cancel') {
      cancelled.add(call.id);
      return;
    }
    const { id, game, options, level, seed, view, heard, actions } = call.question;
    const rng = sfc32(seed);
    let reported = 0;
    const host: ThinkingHost = {
      now,
      isCancelled: () => cancelled.has(id),
      onProgress: spent => {
        if (spent < reported + STEP && spent < 1) return;
        reported = spent;
        post({ type: 'progress', id, spent });
      },
    };
    const situation = {
      rules: rulesOf(game, view.seats, options),
      view,
      heard,
      actions,
      random: (n: number) => random(rng, '', n),
    };
    const action = await levelBotInTurns(level, { ...host, pause })(situation);
    cancelled.delete(id);
    post({ type: 'answer', id, action });
  };
}
