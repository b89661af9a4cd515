import type { Action, Rules, SeatView, Shape } from '@consigliere/kernel';
import { random, sfc32 } from '@consigliere/kernel/host';
import type { YieldingHost } from './answer-search.ts';
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
  | { readonly type: 'pause' | 'resume' | 'cancel'; readonly id: number };
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

/** Milliseconds after which a search lets others in: a level that answers at once waits no longer for its thread. */
const STRIDE_TIME = 1;

/** A search under way, as its thread's messages steer it. */
interface SteeredSearch {
  isCancelled: boolean;
  /** Goes on with a paused search; undefined: it isn't paused. */
  resume: (() => void) | undefined;
  pausing: Promise<void> | undefined;
}

function steer(search: SteeredSearch, type: 'pause' | 'resume' | 'cancel'): void {
  if (type === 'pause') {
    search.pausing ??= new Promise(resolve => {
      search.resume = resolve;
    });
    return;
  }
  if (type === 'cancel') search.isCancelled = true;
  search.resume?.();
  search.resume = undefined;
  search.pausing = undefined;
}

/**
 * Answers questions as they arrive, in worker threads. A search can be paused and resumed; a cancelled question is answered with the
 * best answer so far.
 */
export function botService({ rulesOf, post, now, pause }: WorkerEnvironment): (call: BotRequest) => Promise<void> {
  const searches = new Map<number, SteeredSearch>();
  return async call => {
    if (call.type !== 'ask') {
      const steered = searches.get(call.id);
      if (steered !== undefined) steer(steered, call.type);
      return;
    }
    const { id, game, options, level, seed, view, heard, actions } = call.question;
    const search: SteeredSearch = { isCancelled: false, resume: undefined, pausing: undefined };
    searches.set(id, search);
    const rng = sfc32(seed);
    let reported = 0;
    const host: YieldingHost = {
      now,
      pause: async () => {
        await pause();
        await search.pausing;
      },
      isCancelled: () => search.isCancelled,
      strideTime: STRIDE_TIME,
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
    const action = await levelBotInTurns(level, host)(situation);
    searches.delete(id);
    post({ type: 'answer', id, action });
  };
}
