import { parentPort } from 'node:worker_threads';
import { type BlockJob, playBlock } from './block.ts';

parentPort?.on('message', (job: BlockJob) => parentPort?.postMessage(playBlock(job)));
