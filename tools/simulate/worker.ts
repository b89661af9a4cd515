import { parentPort } from 'node:worker_threads';
import { type Outcome, simulate } from './simulation.ts';

/** Some seeds for one worker. */
export interface SimulateJob {
  readonly seeds: readonly string[];
}

parentPort?.on('message', async ({ seeds }: SimulateJob) => {
  const outcomes: Outcome[] = [];
  for (const seed of seeds) outcomes.push(await simulate(seed));
  parentPort?.postMessage(outcomes);
});
