import { parentPort } from 'node:worker_threads';
import { laws } from '@consigliere/kernel/laws';
import { gameOf } from '../lib/game.ts';
import type { FuzzJob } from './job.ts';
import { compareModel } from './model.ts';

parentPort?.on('message', ({ game, model, ...plan }: FuzzJob) =>
  parentPort?.postMessage((model ? compareModel : laws)(gameOf(game), plan)),
);
