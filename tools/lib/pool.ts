import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** One worker per core. */
export const CORES = availableParallelism();

/** How jobs are handed out, and what happens to their results. */
interface Handling<Job, Result> {
  readonly workers: number;
  readonly onResult: (result: Result, job: Job) => void;
  /** Tells whether enough is known: no further job is handed out. */
  readonly isOver?: () => boolean;
}

/** Hands jobs to worker threads one after another. The module's export `runJob` answers them; each result is passed on as it arrives. */
export async function inWorkers<Job, Result>(
  module: URL,
  jobs: readonly Job[],
  { workers, onResult, isOver = () => false }: Handling<Job, Result>,
): Promise<void> {
  const queue = [...jobs];
  const work = async (): Promise<void> => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: module.href });
    try {
      for (let job = queue.shift(); job !== undefined && !isOver(); job = queue.shift())
        onResult(await answerOf(worker, job), job);
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, jobs.length) }, work));
}

/** Resolves with the worker's next message; an error in the worker is thrown here. */
async function answerOf<Result>(worker: Worker, job: unknown): Promise<Result> {
  const answer = once(worker, 'message');
  worker.postMessage(job);
  const [result] = await answer;
  return result;
}
