import type { Clock } from '@consigliere/server/internals';

/** A clock that stands until it is told to go on: two of them can be kept alike. */
export interface ManualClock extends Clock {
  /** When the next call is due; null: none is. */
  next(): number | null;
  /** Lets time pass, and makes the calls that are due in it, the earliest first. */
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
