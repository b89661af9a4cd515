import { Worker } from 'node:worker_threads';
import type { BotReply, BotRequest, BotTask } from '@consigliere/bots';
import type { BotQuestion } from '@consigliere/match';

/**
 * A question of a level that answers at once, or a search: for a reaction window, whose tick doesn't wait, or for an ordinary answer.
 */
export const LANES = ['quick', 'reaction', 'search'] as const;
export type Lane = (typeof LANES)[number];

/** A question that waits for its answer. */
export interface BotJob {
  readonly question: BotQuestion;
  readonly lane: Lane;
  readonly resolve: (action: unknown) => void;
  readonly reject: (fault: unknown) => void;
  readonly askedAt: number;
  attempts: number;
  /** Fires when it has waited too long. */
  overdue: NodeJS.Timeout | undefined;
}

/** A question that a thread has begun with. */
export interface RunningJob {
  readonly job: BotJob;
  readonly id: number;
  /** The milliseconds it has been thought about, up to `since`. */
  used: number;
  /** When the thread went on with it; undefined: it is paused. */
  since: number | undefined;
  /** The milliseconds it may be thought about. */
  allowed: number;
  /** Ends the thread if it is stuck. */
  watchdog: NodeJS.Timeout | undefined;
  /** Asks for the best answer so far. */
  hurry: NodeJS.Timeout | undefined;
  isHurried: boolean;
}

interface ThreadOptions {
  readonly script: URL;
  /** Whether it searches. A thread of levels that answer at once doesn't. */
  readonly isSearching: boolean;
  /** No search takes this long, in milliseconds: a thread that is silent for longer is stuck. */
  readonly patience: number;
  readonly onAnswer: (thread: BotThread, work: RunningJob, action: unknown) => void;
  readonly onLost: (thread: BotThread, fault: unknown) => void;
}

/** A worker thread and the questions it has begun with. */
export class BotThread {
  readonly running = new Set<RunningJob>();
  readonly #worker: Worker;
  readonly #patience: number;
  #isOnline = false;

  constructor({ script, isSearching, patience, onAnswer, onLost }: ThreadOptions) {
    this.#worker = new Worker(script, { workerData: { isSearching } });
    this.#patience = patience;
    // Threads alone keep no process alive: everything that waits for a bot waits for something else too.
    this.#worker.unref();
    this.#worker.once('online', () => {
      this.#isOnline = true;
    });
    this.#worker.on('message', (reply: BotReply) => {
      const work = [...this.running].find(({ id }) => id === reply.id);
      if (reply.type === 'answer' && work !== undefined) onAnswer(this, work, reply.action);
    });
    this.#worker.on('error', fault => onLost(this, fault));
    this.#worker.on('exit', () => onLost(this, new Error('a thread of bots has ended')));
  }

  /** The search that the thread is working on. */
  get search(): RunningJob | undefined {
    return [...this.running].find(({ since, isHurried }) => since !== undefined && !isHurried);
  }

  /** The searches that are put aside. */
  get paused(): readonly RunningJob[] {
    return [...this.running].filter(({ since, isHurried }) => since === undefined && !isHurried);
  }

  start(job: BotJob, task: BotTask, now: number): RunningJob {
    job.attempts += 1;
    const times = { used: 0, since: now, allowed: Number.POSITIVE_INFINITY };
    const work: RunningJob = { job, id: task.id, ...times, watchdog: undefined, hurry: undefined, isHurried: false };
    this.running.add(work);
    this.#post({ type: 'ask', question: task });
    this.#watch(work);
    return work;
  }

  pause(work: RunningJob): void {
    work.since = undefined;
    this.#clearTimers(work);
    this.#post({ type: 'pause', id: work.id });
  }

  resume(work: RunningJob, now: number): void {
    work.since = now;
    this.#post({ type: 'resume', id: work.id });
    this.#watch(work);
  }

  /** Asks for the best answer so far, at once or after this many milliseconds. */
  hurry(work: RunningJob, milliseconds = 0): void {
    clearTimeout(work.hurry);
    const cancel = (): void => {
      work.isHurried = true;
      this.#post({ type: 'cancel', id: work.id });
    };
    if (milliseconds <= 0) cancel();
    else work.hurry = setTimeout(cancel, milliseconds);
  }

  finish(work: RunningJob): void {
    this.#clearTimers(work);
    this.running.delete(work);
  }

  end(): Promise<number> {
    return this.#worker.terminate();
  }

  /** A thread that is slow to start on a busy machine isn't stuck. */
  #watch(work: RunningJob): void {
    const watch = (): void => {
      if (this.running.has(work) && work.since !== undefined)
        work.watchdog = setTimeout(() => this.#worker.terminate(), this.#patience);
    };
    if (this.#isOnline) watch();
    else this.#worker.once('online', watch);
  }

  #clearTimers(work: RunningJob): void {
    clearTimeout(work.watchdog);
    clearTimeout(work.hurry);
  }

  #post(request: BotRequest): void {
    this.#worker.postMessage(request);
  }
}
