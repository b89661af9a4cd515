import { readFileSync } from 'node:fs';

/** What a process has had of a processor in milliseconds: at work, and ready to work with no core free. */
export interface ProcessorTime {
  readonly worked: number;
  readonly waited: number;
}

const NANOSECONDS = 1e6;

/** Of its main thread since it began, as Linux tells it; null: the system tells nothing. */
export function readProcessorTime(pid: number): ProcessorTime | null {
  try {
    const [worked = 0, waited = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return { worked: worked / NANOSECONDS, waited: waited / NANOSECONDS };
  } catch {
    return null;
  }
}

export const timeBetween = (before: ProcessorTime | null, now: ProcessorTime | null): ProcessorTime | null =>
  before && now && { worked: now.worked - before.worked, waited: now.waited - before.waited };
