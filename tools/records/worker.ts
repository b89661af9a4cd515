import { parentPort } from 'node:worker_threads';
import type { Shape } from '@consigliere/kernel';
import { checkRecord, type MatchRecord } from '@consigliere/kernel/host';
import { frozenRules } from '../lib/frozen.ts';
import { gameOf } from '../lib/game.ts';
import { traitsOf } from './contents.ts';
import { planOf } from './plan.ts';
import { recorded } from './play.ts';

/** A match to be made, by its number, or some to be checked, or told what they are examples of. */
export type Job =
  | { readonly make: { readonly game: string; readonly index: number } }
  | { readonly check: readonly MatchRecord<Shape>[] }
  | { readonly describe: { readonly record: MatchRecord<Shape>; readonly index: number } };

parentPort?.on('message', (job: Job) => {
  if ('make' in job) parentPort?.postMessage(recorded(planOf(gameOf(job.make.game), job.make.index)));
  else if ('describe' in job)
    parentPort?.postMessage(traitsOf(gameOf(job.describe.record.game), job.describe.record, job.describe.index));
  else parentPort?.postMessage(job.check.map(record => checkRecord(gameOf(record.game), record, frozenRules)));
});
