import { availableParallelism } from 'node:os';
import { type BotTask, LEVELS, type Level, thinkingTime } from '@consigliere/bots';
import type { BotQuestion } from '@consigliere/match';
import { FairQueue } from './fair-queue.ts';
import { GuestLoads } from './guest-load.ts';
import { type BotJob, BotThread, LANES, type Lane, type RunningJob } from './thread.ts';

export interface BotPool {
  think(question: BotQuestion): Promise<unknown>;
  /** How many questions wait for a thread. */
  countWaiting(): number;
  close(): Promise<void>;
}

interface BotPoolOptions {
  /** The most threads that search; undefined: one for every core but one. */
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

/** A search keeps at least this share of its time, however many others wait: with less it plays worse than a lower level. */
const LEAST_SHARE = 0.1;

/** A question that has waited this long gets the answer that a search begins with: milliseconds, and a share of a hasty question's time. */
const [LONGEST_WAIT, LONGEST_HASTY_WAIT] = [3000, 0.9];

/** A reaction goes before searches of guests whose load is smaller by less than this. */
const REACTION_CREDIT = 1000;

/** How many searches a thread may put aside for others. */
const MOST_PAUSED = 3;

/** Levels that don't search answer within milliseconds. */
const isSearched = (level: number): boolean => LEVELS.some(each => each === level && thinkingTime(each) > 0);

const laneOf = ({ isHasty, level }: BotQuestion): Lane =>
  !isSearched(level) ? 'quick' : isHasty ? 'reaction' : 'search';

/** Splits the milliseconds that are left between a question and those that wait for its thread. */
export const shareOf = (left: number, waiting: number, threads: number): number =>
  Math.max(0, left) / (1 + Math.ceil(waiting / threads));

/** One core is left to the server itself. */
const defaultThreads = (): number => Math.max(1, availableParallelism() - 1);

const pathOf = ({ question: { owner, room } }: BotJob): readonly string[] => [owner, room];

/**
 * Bots think in worker threads; a thread that fails is replaced and its questions asked again. Levels that answer at once have a thread
 * of their own, so that they wait for no search. A search is put aside for the search of a guest with less load, and goes on afterwards.
 * While searches wait, those that run get less time: by all that wait for the same guest, and by one for each other guest. So a guest
 * with many tables slows down those, and nobody else's.
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
  /** The threads that search. */
  const threads = new Set<BotThread>();
  /** The thread that answers at once. */
  let quick: BotThread | undefined;
  const loads = new GuestLoads();
  let isClosed = false;
  let calls = 0;

  const onAnswer = (thread: BotThread, work: RunningJob, action: unknown): void => {
    charge(work, performance.now());
    finish(thread, work);
    close(work.job).resolve(action);
    startNext();
  };

  const onLost = (thread: BotThread, fault: unknown): void => {
    threads.delete(thread);
    if (quick === thread) quick = undefined;
    for (const work of thread.running) {
      finish(thread, work);
      if (work.job.attempts < ATTEMPTS && !isClosed) enqueue(work.job);
      else close(work.job).reject(fault);
    }
    startNext();
  };

  const openThread = (isSearching: boolean): BotThread =>
    new BotThread({ script, isSearching, patience, onAnswer, onLost });

  function startThread(): BotThread {
    const thread = openThread(true);
    threads.add(thread);
    return thread;
  }

  function finish(thread: BotThread, work: RunningJob): void {
    thread.finish(work);
    if (work.job.lane === 'search') onSearch(Math.min(1, work.allowed / timeFor(work.job.question)));
  }

  function close(job: BotJob): BotJob {
    loads.close(job.question.owner, job.question.room);
    loads.forget(performance.now());
    return job;
  }

  function enqueue(job: BotJob): void {
    queues[job.lane].add(job, pathOf(job));
    armOverdue(job);
  }

  /** A question that isn't thought about in time is answered at once, with the answer that a search begins with. */
  function armOverdue(job: BotJob): void {
    clearTimeout(job.overdue);
    if (job.lane === 'quick') return;
    const now = performance.now();
    const wait = job.lane === 'reaction' ? job.askedAt + LONGEST_HASTY_WAIT * haste - now : LONGEST_WAIT;
    job.overdue = setTimeout(() => hurryOverdue(job), wait);
    job.overdue.unref();
  }

  function hurryOverdue(job: BotJob): void {
    for (const thread of threads) for (const work of thread.paused) if (work.job === job) return thread.hurry(work);
    if (!queues[job.lane].remove(job, pathOf(job))) return;
    const [thread = startThread()] = [...threads].sort((a, b) => a.running.size - b.running.size);
    const work = start(thread, job);
    work.allowed = 0;
    thread.hurry(work);
  }

  /** Adds to the load of a guest what a question has been thought about until now. */
  function charge(work: RunningJob, now: number): void {
    if (work.since === undefined) return;
    loads.use(work.job.question.owner, now - work.since, now);
    work.used += now - work.since;
    work.since = now;
  }

  const weigh = (owner: string, lane: Lane, now: number): number =>
    loads.weigh(owner, now) - (lane === 'reaction' ? REACTION_CREDIT : 0);
  const weighJob = ({ question, lane }: BotJob, now: number): number => weigh(question.owner, lane, now);

  /** The search that should begin next: of the guest with the least load. */
  function findNext(now: number): { lane: Lane; owner: string; load: number } | undefined {
    const waiting = (['reaction', 'search'] as const).flatMap(lane =>
      [...queues[lane].keys].map(owner => ({ lane, owner, load: weigh(owner, lane, now) })),
    );
    return waiting.length === 0 ? undefined : waiting.reduce((least, each) => (each.load < least.load ? each : least));
  }

  function startNext(): void {
    if (isClosed) return;
    startQuick();
    const now = performance.now();
    for (const { search } of threads) if (search !== undefined) charge(search, now);
    while (startSearch(now) || resumeSearch(now));
    shareTime(now);
  }

  function startQuick(): void {
    if (queues.quick.size === 0) return;
    quick ??= openThread(false);
    const job = quick.running.size === 0 ? queues.quick.take() : undefined;
    if (job !== undefined) start(quick, job);
  }

  /** A thread that isn't searching, or a new one. */
  function findThread(): BotThread | undefined {
    const idle = [...threads].find(({ running }) => running.size === 0);
    if (idle !== undefined) return idle;
    return threads.size < mostThreads ? startThread() : [...threads].find(({ search }) => search === undefined);
  }

  /** Begins with the next search, if a thread is free for it or busy for a guest with more load; says whether it did. */
  function startSearch(now: number): boolean {
    const next = findNext(now);
    if (next === undefined) return false;
    const free = findThread();
    const isFirst = free?.paused.every(({ job }) => next.load < weighJob(job, now)) ?? false;
    const thread = isFirst ? free : free === undefined ? makeRoom(next.load, now) : undefined;
    const job = thread && queues[next.lane].take(next.owner);
    if (thread === undefined || job === undefined) return false;
    start(thread, job);
    return true;
  }

  /** Puts the search of the guest with the most load aside, if that is more than this. */
  function makeRoom(load: number, now: number): BotThread | undefined {
    const busy = [...threads].flatMap(thread => {
      const { search, paused } = thread;
      return search === undefined || paused.length >= MOST_PAUSED ? [] : [{ thread, search }];
    });
    const [heaviest] = busy.sort((a, b) => weighJob(b.search.job, now) - weighJob(a.search.job, now));
    if (heaviest === undefined || weighJob(heaviest.search.job, now) <= load) return undefined;
    heaviest.thread.pause(heaviest.search);
    armOverdue(heaviest.search.job);
    return heaviest.thread;
  }

  /** Goes on with a search that was put aside, if a thread is free for it; says whether it did. */
  function resumeSearch(now: number): boolean {
    for (const thread of threads) {
      if (thread.search !== undefined) continue;
      const [least] = [...thread.paused].sort((a, b) => weighJob(a.job, now) - weighJob(b.job, now));
      if (least === undefined) continue;
      clearTimeout(least.job.overdue);
      thread.resume(least, now);
      return true;
    }
    return false;
  }

  function start(thread: BotThread, job: BotJob): RunningJob {
    clearTimeout(job.overdue);
    return thread.start(job, taskFor(job.question, calls++), performance.now());
  }

  /** Gives every search that is running its share of the time, by the number of those waiting now. */
  function shareTime(now: number): void {
    for (const thread of threads) {
      const { search: work } = thread;
      if (work === undefined) continue;
      work.allowed = Math.min(work.allowed, allowanceOf(work, now));
      if (work.allowed < Number.POSITIVE_INFINITY) thread.hurry(work, Math.max(1, work.allowed - work.used));
    }
  }

  /** How many milliseconds a search may be thought about altogether. */
  function allowanceOf({ job, used }: RunningJob, now: number): number {
    const { question, lane, askedAt } = job;
    const waiting = countWaitingWith(question.owner, lane);
    if (lane === 'reaction') return used + shareOf(askedAt + haste - now, waiting, mostThreads);
    const time = timeFor(question);
    return waiting === 0 ? Number.POSITIVE_INFINITY : Math.max(LEAST_SHARE * time, shareOf(time, waiting, mostThreads));
  }

  /** The questions of a lane that wait for the same guest, and one for each other guest. */
  function countWaitingWith(owner: string, lane: Lane): number {
    const aside = [...threads].flatMap(({ paused }) => paused).filter(({ job }) => job.lane === lane);
    const others = new Set(aside.map(({ job }) => job.question.owner));
    for (const each of queues[lane].keys) others.add(each);
    others.delete(owner);
    return queues[lane].sizeOf(owner) + aside.filter(({ job }) => job.question.owner === owner).length + others.size;
  }

  return {
    think: question =>
      new Promise((resolve, reject) => {
        const asked = { question, lane: laneOf(question), askedAt: performance.now() };
        loads.open(question.owner, question.room);
        enqueue({ ...asked, resolve, reject, attempts: 0, overdue: undefined });
        startNext();
      }),
    countWaiting: () => LANES.reduce((sum, lane) => sum + queues[lane].size, 0),
    close: async () => {
      isClosed = true;
      for (const lane of LANES)
        for (let job = queues[lane].take(); job !== undefined; job = queues[lane].take()) {
          clearTimeout(job.overdue);
          job.reject(new Error('the bot pool is closed'));
        }
      await Promise.all([...threads, ...(quick === undefined ? [] : [quick])].map(thread => thread.end()));
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

const taskFor = (question: BotQuestion, id: number): BotTask => {
  const { game, options, seed, view, heard, actions } = question;
  return { id, game, options, level: levelOf(question), seed, view, heard, actions };
};
