import { parentPort, workerData } from 'node:worker_threads';

/** A worker thread for any tool: it answers each job with what the tool's module exports as `runJob`. */
const { runJob }: { runJob: (job: unknown) => unknown } = await import(workerData);
parentPort?.on('message', async job => parentPort?.postMessage(await runJob(job)));
