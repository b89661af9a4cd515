import { parentPort } from 'node:worker_threads';
import { comparePairs, type PairsJob } from './pairs.ts';

parentPort?.on('message', (job: PairsJob) => parentPort?.postMessage(comparePairs(job)));
