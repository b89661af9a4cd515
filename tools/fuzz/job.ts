import { type LawPlan, laws } from '@consigliere/kernel/laws';
import { gameOf } from '../lib/game.ts';
import { compareModel } from './model.ts';

/** Some matches of one player count, for one worker. */
export interface FuzzJob extends Omit<LawPlan, 'progress'> {
  readonly game: string;
  /** Whether the game's model is compared with its rules instead of checking the laws. */
  readonly model: boolean;
}

/** Small enough that the progress bar moves and no worker is left alone at the end. */
const MATCHES_A_JOB = 20;

/** Splits this many matches of each player count into jobs. */
export function jobsFor(job: FuzzJob & { readonly from: number }, counts: readonly number[]): FuzzJob[] {
  const jobs: FuzzJob[] = [];
  for (let done = 0; done < job.matches; done += MATCHES_A_JOB)
    for (const seats of counts) {
      const matches = Math.min(MATCHES_A_JOB, job.matches - done);
      jobs.push({ ...job, seats, from: job.from + done, matches });
    }
  return jobs;
}

export const runJob = ({ game, model, ...plan }: FuzzJob) => (model ? compareModel : laws)(gameOf(game), plan);
