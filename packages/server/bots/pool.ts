import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type BotReply, type BotRequest, LEVELS, type Level, thinkingTime } from '@consigliere/bots';
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
  readonly startedAt: number;
  /** Ends the thread if it is stuck. */
  watchdog: NodeJS.Timeout | undefined;
  /** Asks for the best move so far, at a deadline that may move closer but never away. */
  hurry: NodeJS.Timeout | undefined;
  hurryAt: number;
  isHurried: boolean;
}

/**
 * A thread works on one question of each lane at a time: a level that answers at once waits for no search, and a search for a reaction
 * window, whose tick doesn't wait, for no other search.
 */
const LANES = ['quick', 'reaction', 'search'] as const;
type Lane = (typeof LANES)[number];

/** A thread and the questions it is working on. */
interface BotThread {
  readonly worker: Worker;
  readonly running: Map<Lane, RunningJob>;
  isOnline: boolean;
}

export interface BotPool {
  think(question: BotQuestion): Promise<unknown>;
  /** How many questions wait for a thread. */
  countWaiting(): number;
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
  /** Is told for every search what share of its usual time it was allowed: 1 unless others waited. */
  readonly onSearch?: (share: number) => void;
}

/** Well below a tick. */
const HASTE = 1000;

/** A question that fails in this many workers fails in every worker. */
const ATTEMPTS = 3;

/** Levels that don't search answer within milliseconds. */
const isSearched = (level: number): boolean => LEVELS.some(each => each === level && thinkingTime(each) > 0);

const laneOf = ({ isHasty, level }: BotQuestion): Lane =>
  !isSearched(level) ? 'quick' : isHasty ? 'reaction' : 'search';

/** Splits the milliseconds that are left between a question and those that wait for its thread. */
export const shareOf = (left: number, waiting: number, threads: number): number =>
  Math.max(0, left) / (1 + Math.ceil(waiting / threads));

/** A search keeps at least this share of its time, however many others wait: with less it plays worse than a lower level. */
const LEAST_SHARE = 0.1;

/** One core is left to the server itself. */
const defaultThreads = (): number => Math.max(1, availableParallelism() - 1);

/**
 * Bots think in worker threads; a thread that fails is replaced and its questions asked again. Guests take turns, and within a guest's
 * questions the tables. While searches wait, those that run get less time: by all that wait for the same guest, and by one for each other
 * guest, so that a guest with many tables slows down those most of all.
 */
export function openBotPool({
  threads: mostThreads = defaultThreads(),
  script = new URL('./worker.ts', import.meta.url),
  patience = 15_000,
  haste = HASTE,
  onSearch = () => {},
}: BotPoolOptions = {}): BotPool {
  const queues: Readonly<Record<Lane, FairQueue<BotJob>>> = {
    quick: new FairQueue(),
    reaction: new FairQueue(),
    search: new FairQueue(),
  };
  const threads = new Map<Worker, BotThread>();
  let isClosed = false;
  let calls = 0;

  function startThread(): BotThread {
    const worker = new Worker(script);
    const thread: BotThread = { worker, running: new Map(), isOnline: false };
    threads.set(worker, thread);
    // Threads alone keep no process alive: everything that waits for a bot waits for something else too.
    worker.unref();
    worker.once('online', () => {
      thread.isOnline = true;
    });
    worker.on('message', (reply: BotReply) => {
      const lane = LANES.find(each => thread.running.get(each)?.id === reply.id);
      if (reply.type !== 'answer' || lane === undefined) return;
      finishJob(thread, lane)?.resolve(reply.action);
      startNext();
    });
    worker.on('error', fault => handleLostThread(thread, fault));
    worker.on('exit', () => handleLostThread(thread, new Error('a thread of bots has ended')));
    return thread;
  }

  function finishJob({ running }: BotThread, lane: Lane): BotJob | undefined {
    const work = running.get(lane);
    running.delete(lane);
    clearTimeout(work?.watchdog);
    clearTimeout(work?.hurry);
    if (work !== undefined && lane === 'search')
      onSearch(Math.min(1, (work.hurryAt - work.startedAt) / timeFor(work.job.question)));
    return work?.job;
  }

  function handleLostThread(thread: BotThread, fault: unknown): void {
    threads.delete(thread.worker);
    for (const lane of LANES) {
      const job = finishJob(thread, lane);
      if (job !== undefined && job.attempts < ATTEMPTS && !isClosed) enqueue(job);
      else job?.reject(fault);
    }
    startNext();
  }

  function enqueue(job: BotJob): void {
    const { owner, room } = job.question;
    queues[laneOf(job.question)].add(job, [owner, room]);
  }

  /** An idle thread, a new one, or one that is busy with something else. */
  function findThread(lane: Lane): BotThread | undefined {
    const all = [...threads.values()];
    const idle = all.find(({ running }) => running.size === 0);
    if (idle !== undefined) return idle;
    return all.length < mostThreads ? startThread() : all.find(({ running }) => !running.has(lane));
  }

  function startNext(): void {
    for (const lane of isClosed ? [] : LANES)
      while (queues[lane].size > 0) {
        const thread = findThread(lane);
        const job = thread && queues[lane].take();
        if (thread === undefined || job === undefined) break;
        start(thread, lane, job);
      }
    shareTime();
  }

  function start({ worker, running, isOnline }: BotThread, lane: Lane, job: BotJob): void {
    job.attempts += 1;
    const startedAt = performance.now();
    const work: RunningJob = {
      ...{ job, id: calls++, startedAt },
      ...{ watchdog: undefined, hurry: undefined, hurryAt: Number.POSITIVE_INFINITY, isHurried: false },
    };
    running.set(lane, work);
    const watch = (): void => {
      work.watchdog = setTimeout(() => worker.terminate(), patience);
    };
    // A thread that is slow to start on a busy machine isn't stuck.
    if (isOnline) watch();
    else worker.once('online', watch);
    worker.postMessage(callFor(job.question, work.id));
  }

  /** Gives every question that is running its share of the time, by the number of those waiting now. */
  function shareTime(): void {
    const now = performance.now();
    for (const { worker, running } of threads.values())
      for (const work of running.values()) {
        const deadline = deadlineOf(work, now);
        if (work.isHurried || deadline >= work.hurryAt) continue;
        clearTimeout(work.hurry);
        work.hurryAt = deadline;
        work.hurry = setTimeout(() => {
          work.isHurried = true;
          worker.postMessage({ type: 'cancel', id: work.id } satisfies BotRequest);
        }, deadline - now);
      }
  }

  function deadlineOf({ job: { question, askedAt }, startedAt }: RunningJob, now: number): number {
    const lane = laneOf(question);
    if (question.isHasty) return now + shareOf(askedAt + haste - now, queues[lane].size, mostThreads);
    const waiting = queues.search.sizeOf(question.owner) + queues.search.countOthers(question.owner);
    if (waiting === 0 || lane !== 'search') return Number.POSITIVE_INFINITY;
    const time = timeFor(question);
    return startedAt + Math.max(LEAST_SHARE * time, shareOf(time, waiting, mostThreads));
  }

  return {
    think: question =>
      new Promise((resolve, reject) => {
        enqueue({ question, resolve, reject, askedAt: performance.now(), attempts: 0 });
        startNext();
      }),
    countWaiting: () => LANES.reduce((sum, lane) => sum + queues[lane].size, 0),
    close: async () => {
      isClosed = true;
      for (const lane of LANES)
        for (let job = queues[lane].take(); job !== undefined; job = queues[lane].take())
          job.reject(new Error('the bot pool is closed'));
      await Promise.all([...threads.keys()].map(worker => worker.terminate()));
    },
  };
}

const levelOf = ({ level }: BotQuestion): Level => {
  const known = LEVELS.find(each => each === level);
  if (known === undefined) throw new Error(`there is no level ${level}`);
  return known;
};

/** How many milliseconds a search may take if nothing waits. */
const timeFor = (question: BotQuestion): number => thinkingTime(levelOf(question));

const callFor = (question: BotQuestion, id: number): BotRequest => {
  const { game, options, seed, view, heard, actions } = question;
  return { type: 'ask', question: { id, game, options, level: levelOf(question), seed, view, heard, actions } };
};
