import { readFileSync } from 'node:fs';

/** What a process has had of a processor in milliseconds: at work, and ready to work with no core free. */
export interface Processor {
  readonly worked: number;
  readonly waited: number;
}

const NANOSECONDS = 1e6;

/** Of its main thread since it began, as Linux tells it; null: the system tells nothing. */
export function processorOf(pid: number): Processor | null {
  try {
    const [worked = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { worked: worked / NANOSECONDS, waited: waited / NANOSECONDS };
  } catch {
    return null;
  }
}

export const since = (before: Processor | null, now: Processor | null): Processor | null =>
  before && now && { worked: now.worked - before.worked, waited: now.waited - before.waited };
