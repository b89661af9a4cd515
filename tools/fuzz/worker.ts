import { parentPort } from 'node:worker_threads';
import { laws } from '@consigliere/kernel/laws';
import { gameOf } from '../lib/game.ts';
import type { FuzzJob } from './job.ts';

parentPort?.on('message', ({ game, ...plan }: FuzzJob) => parentPort?.postMessage(laws(gameOf(game), plan)));
