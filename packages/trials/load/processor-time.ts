import { readFileSync } from 'node:fs';

/** Processor time of a process in milliseconds: working, and waiting for a free core. */
export interface ProcessorTime {
  readonly worked: number;
  readonly waited: number;
}

const NANOSECONDS = 1e6;

/** Reads the processor time of a process's main thread since it began; null where the system doesn't report it. */
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
