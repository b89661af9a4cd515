import type { Clock } from '@consigliere/server/internals';

/** A clock that stands still until it is advanced, so that two of them show the same time. */
export interface ManualClock extends Clock {
  /** When the next timer is due; null if there is none. */
  next(): number | null;
  /** Advances the clock and fires the timers that are due, the earliest first. */
  pass(milliseconds: number): void;
}

const OPENING = 1_000_000;

export function manualClock(): ManualClock {
  let time = OPENING;
  const calls = new Set<readonly [at: number, call: () => void]>();
  const earliest = (): readonly [at: number, call: () => void] | undefined => {
    const [first, ...others] = calls;
    return first && others.reduce((a, b) => (b[0] < a[0] ? b : a), first);
  };
  return {
    now: () => time,
    wall: () => time,
    callAt: (at, then) => {
      const call = [at, then] as const;
      calls.add(call);
      return () => calls.delete(call);
    },
    next: () => earliest()?.[0] ?? null,
    pass: milliseconds => {
      const end = time + milliseconds;
      for (let call = earliest(); call !== undefined && call[0] <= end; call = earliest()) {
        calls.delete(call);
        time = Math.max(time, call[0]);
        call[1]();
      }
      time = end;
    },
  };
}
