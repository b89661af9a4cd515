import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Call, LEVELS, type Reply } from '@consigliere/bots';
import type { BotQuestion } from '@consigliere/match';

/** A question on its way to its answer. */
interface Job {
  readonly question: BotQuestion;
  readonly resolve: (action: unknown) => void;
  readonly reject: (fault: unknown) => void;
  readonly askedAt: number;
  attempts: number;
}

export interface Bots {
  think(question: BotQuestion): Promise<unknown>;
  close(): Promise<void>;
}

interface Settings {
  readonly workers?: number;
  readonly script?: URL;
  /** No thought takes as long as this, in milliseconds: a worker that is silent so long is stuck. */
  readonly patience?: number;
  /** Who is in haste answers with what he has found after so many milliseconds, waiting for a thread included. */
  readonly haste?: number;
}

/** Well below a beat of the rooms. */
const HASTE = 1000;

/** A question on which this many workers broke breaks every worker. */
const ATTEMPTS = 3;

/** Bots think in threads of their own, one question each at a time; a thread that breaks is replaced and its question asked again. */
export function openBots({
  workers = Math.min(2, availableParallelism()),
  script = new URL('./worker.ts', import.meta.url),
  patience = 15_000,
  haste = HASTE,
}: Settings = {}): Bots {
  const queue: Job[] = [];
  const idle: Worker[] = [];
  const busy = new Map<Worker, { readonly job: Job; readonly timers: readonly NodeJS.Timeout[] }>();
  let isClosed = false;
  let calls = 0;

  function hire(): Worker {
    const worker = new Worker(script);
    // Whoever waits for a bot waits for something else too: threads alone keep no process alive.
    worker.unref();
    worker.on('message', (reply: Reply) => {
      if (reply.type !== 'answer') return;
      settle(worker)?.resolve(reply.action);
      idle.push(worker);
      next();
    });
    worker.on('error', fault => lose(worker, fault));
    worker.on('exit', () => lose(worker, new Error('a thread of bots has ended')));
    return worker;
  }

  function settle(worker: Worker): Job | undefined {
    const work = busy.get(worker);
    busy.delete(worker);
    for (const timer of work?.timers ?? []) clearTimeout(timer);
    return work?.job;
  }

  function lose(worker: Worker, fault: unknown): void {
    const job = settle(worker);
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    if (job !== undefined && job.attempts < ATTEMPTS && !isClosed) queue.unshift(job);
    else job?.reject(fault);
    next();
  }

  /** The threads that could work: those that have ended are in neither list. */
  const hired = (): number => idle.length + busy.size;

  function next(): void {
    while (!isClosed && queue.length > 0 && (idle.length > 0 || hired() < workers)) {
      const job = queue.shift();
      const waiting = idle.pop();
      const worker = waiting ?? hire();
      if (job === undefined) return;
      job.attempts += 1;
      const id = calls++;
      const timers: NodeJS.Timeout[] = [];
      // A thread that takes long to start on a busy machine is not stuck.
      const watch = (): unknown => timers.push(setTimeout(() => worker.terminate(), patience));
      if (waiting === undefined) worker.once('online', watch);
      else watch();
      const cancel = (): void => worker.postMessage({ type: 'cancel', id } satisfies Call);
      if (job.question.isHasty) timers.push(setTimeout(cancel, Math.max(0, job.askedAt + haste - performance.now())));
      busy.set(worker, { job, timers });
      worker.postMessage(callFor(job.question, id));
    }
  }

  return {
    think: question =>
      new Promise((resolve, reject) => {
        queue.push({ question, resolve, reject, askedAt: performance.now(), attempts: 0 });
        next();
      }),
    close: async () => {
      isClosed = true;
      const all = [...idle, ...busy.keys()];
      for (const { reject } of queue.splice(0)) reject(new Error('the bots have gone home'));
      await Promise.all(all.map(worker => worker.terminate()));
    },
  };
}

function callFor({ level, isHasty: _, ...question }: BotQuestion, id: number): Call {
  const known = LEVELS.find(each => each === level);
  if (known === undefined) throw new Error(`there is no level ${level}`);
  return { type: 'ask', question: { ...question, id, level: known } };
}
