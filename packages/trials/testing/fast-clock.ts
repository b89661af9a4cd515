import type { Clock } from '@consigliere/server/internals';

/** Waits up to this long are bots' waits, and are skipped. */
const LONGEST_BOT_WAIT = 5_000;

/** A clock that skips bots' waits and otherwise stands still until it is advanced. */
export interface FastClock extends Clock {
  /** Advances the clock and fires what is due. */
  pass(milliseconds: number): void;
}

export function fastClock(start = 1_000_000): FastClock {
  let time = start;
  const waiting = new Map<object, { readonly at: number; readonly then: () => void }>();
  const fire = (key: object): void => {
    const call = waiting.get(key);
    if (call === undefined) return;
    waiting.delete(key);
    time = Math.max(time, call.at);
    call.then();
  };
  return {
    now: () => time,
    wall: () => time,
    callAt: (at, then) => {
      const key = {};
      waiting.set(key, { at, then });
      if (at - time <= LONGEST_BOT_WAIT) setImmediate(fire, key);
      return () => waiting.delete(key);
    },
    pass: milliseconds => {
      time += milliseconds;
      for (const [key, { at }] of waiting) if (at <= time) fire(key);
    },
  };
}
