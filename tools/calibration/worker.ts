import { parentPort } from 'node:worker_threads';
import { type SampleJob, sampleMatches } from './sample.ts';

parentPort?.on('message', (job: SampleJob) => parentPort?.postMessage(sampleMatches(job)));
