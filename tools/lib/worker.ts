import { parentPort, workerData } from 'node:worker_threads';

/** A worker thread for any tool: the tool's module answers each job with its export `runJob`. */
const { runJob }: { runJob: (job: unknown) => unknown } = await import(workerData);
parentPort?.on('message', async job => parentPort?.postMessage(await runJob(job)));
