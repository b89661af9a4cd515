import { parentPort } from 'node:worker_threads';
import { type DrawJob, testDraws } from './draw.ts';

parentPort?.on('message', (job: DrawJob) => parentPort?.postMessage(testDraws(job)));
