import { parentPort } from 'node:worker_threads';
import type { MatchRecord, Shape } from '@consigliere/kernel';
import { gameOf } from '../lib/game.ts';
import { checked } from './check.ts';
import { planOf } from './plan.ts';
import { recorded } from './play.ts';

/** A match to be made, by its number, or some to be checked. */
export type Job =
  | { readonly make: { readonly game: string; readonly index: number } }
  | { readonly check: readonly MatchRecord<Shape>[] };

parentPort?.on('message', (job: Job) => {
  if ('make' in job) parentPort?.postMessage(recorded(planOf(gameOf(job.make.game), job.make.index)));
  else parentPort?.postMessage(job.check.map(checked));
});
