import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BotReply, type BotRequest, LEVELS, thinkingTime } from '@consigliere/bots';
import type { BotQuestion } from '@consigliere/match';
import { FairQueue } from './fair-queue.ts';

/** A question that waits for its answer. */
interface BotJob {
  readonly question: BotQuestion;
  readonly resolve: (action: unknown) => void;
  readonly reject: (fault: unknown) => void;
  readonly askedAt: number;
  attempts: number;
}

/** A question that a thread is working on. */
interface RunningJob {
  readonly job: BotJob;
  readonly id: number;
  /** Ends the thread if it is stuck. */
  watchdog: NodeJS.Timeout | undefined;
  /** Asks a hasty bot for its best move so far, at a deadline that may move closer but never away. */
  hurry: NodeJS.Timeout | undefined;
  hurryAt: number;
}

export interface BotPool {
  think(question: BotQuestion): Promise<unknown>;
  close(): Promise<void>;
}

interface BotPoolOptions {
  /** The most threads; undefined: one for every core but one. */
  readonly threads?: number | undefined;
  readonly script?: URL;
  /** No search takes this long, in milliseconds: a thread that is silent for longer is stuck. */
  readonly patience?: number;
  /** A hasty question is answered with the best move found after this many milliseconds, the wait for a thread included. */
  readonly haste?: number;
}

/** Well below a tick. */
const HASTE = 1000;

/** A question that fails in this many workers fails in every worker. */
const ATTEMPTS = 3;

/** Levels that don't search answer within milliseconds. */
const isSearched = (level: number): boolean => LEVELS.some(each => each === level && thinkingTime(each) > 0);

/** Questions of reaction windows come first because their tick doesn't wait, then quick ones, then searches. */
const classOf = ({ isHasty, level }: BotQuestion): number => (isHasty ? 0 : isSearched(level) ? 2 : 1);

/** Splits the milliseconds that are left between a hasty question and those that wait for its thread. */
export const shareOf = (left: number, waiting: number, threads: number): number =>
  Math.max(0, left) / (1 + Math.ceil(waiting / threads));

/** One core is left to the server itself. */
const defaultThreads = (): number => Math.max(1, availableParallelism() - 1);

/**
 * Bots think in worker threads, one question each at a time; a thread that fails is replaced and its question asked again. Within a class
 * of questions guests take turns, and within a guest's questions the tables.
 */
export function openBotPool({
  threads = defaultThreads(),
  script = new URL('./worker.ts', import.meta.url),
  patience = 15_000,
  haste = HASTE,
}: BotPoolOptions = {}): BotPool {
  const hastyQueue = new FairQueue<BotJob>();
  const queues = [hastyQueue, new FairQueue<BotJob>(), new FairQueue<BotJob>()] as const;
  const idle: Worker[] = [];
  const busy = new Map<Worker, RunningJob>();
  let isClosed = false;
  let calls = 0;

  function startWorker(): Worker {
    const worker = new Worker(script);
    // Threads alone keep no process alive: everything that waits for a bot waits for something else too.
    worker.unref();
    worker.on('message', (reply: BotReply) => {
      if (reply.type !== 'answer') return;
      finishJob(worker)?.resolve(reply.action);
      idle.push(worker);
      startNext();
    });
    worker.on('error', fault => handleLostWorker(worker, fault));
    worker.on('exit', () => handleLostWorker(worker, new Error('a thread of bots has ended')));
    return worker;
  }

  function finishJob(worker: Worker): BotJob | undefined {
    const work = busy.get(worker);
    busy.delete(worker);
    clearTimeout(work?.watchdog);
    clearTimeout(work?.hurry);
    return work?.job;
  }

  function handleLostWorker(worker: Worker, fault: unknown): void {
    const job = finishJob(worker);
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    if (job !== undefined && job.attempts < ATTEMPTS && !isClosed) enqueue(job);
    else job?.reject(fault);
    startNext();
  }

  function enqueue(job: BotJob): void {
    const { owner, room } = job.question;
    queues[classOf(job.question)]?.add(job, [owner, room]);
  }

  function takeNext(): BotJob | undefined {
    for (const queue of queues) if (queue.size > 0) return queue.take();
    return undefined;
  }

  /** The threads that can work: those that have exited are in neither list. */
  const countWorkers = (): number => idle.length + busy.size;

  function startNext(): void {
    while (!isClosed && (idle.length > 0 || countWorkers() < threads)) {
      const job = takeNext();
      if (job === undefined) break;
      start(job);
    }
    shareHaste();
  }

  function start(job: BotJob): void {
    const waiting = idle.pop();
    const worker = waiting ?? startWorker();
    job.attempts += 1;
    const work: RunningJob = { job, id: calls++, watchdog: undefined, hurry: undefined, hurryAt: Infinity };
    busy.set(worker, work);
    const watch = (): void => {
      work.watchdog = setTimeout(() => worker.terminate(), patience);
    };
    // A thread that is slow to start on a busy machine isn't stuck.
    if (waiting === undefined) worker.once('online', watch);
    else watch();
    worker.postMessage(callFor(job.question, work.id));
  }

  /** Gives every hasty question that is running its share of the time left, by the number of those waiting now. */
  function shareHaste(): void {
    const now = performance.now();
    for (const [worker, work] of busy) {
      const { question, askedAt } = work.job;
      const share = shareOf(askedAt + haste - now, hastyQueue.size, threads);
      if (!question.isHasty || now + share >= work.hurryAt) continue;
      clearTimeout(work.hurry);
      work.hurryAt = now + share;
      work.hurry = setTimeout(() => {
        work.hurryAt = 0;
        worker.postMessage({ type: 'cancel', id: work.id } satisfies BotRequest);
      }, share);
    }
  }

  return {
    think: question =>
      new Promise((resolve, reject) => {
        enqueue({ question, resolve, reject, askedAt: performance.now(), attempts: 0 });
        startNext();
      }),
    close: async () => {
      isClosed = true;
      for (let job = takeNext(); job !== undefined; job = takeNext()) job.reject(new Error('the bot pool is closed'));
      await Promise.all([...idle, ...busy.keys()].map(worker => worker.terminate()));
    },
  };
}

function callFor({ game, options, level, seed, view, heard, actions }: BotQuestion, id: number): BotRequest {
  const known = LEVELS.find(each => each === level);
  if (known === undefined) throw new Error(`there is no level ${level}`);
  return { type: 'ask', question: { id, game, options, level: known, seed, view, heard, actions } };
}
