import type { Clock } from '@consigliere/server/internals';

/** A wait that is no longer than this is a bot's: nobody needs to sit through it. */
const BEATS = 5_000;

/** A clock that leaps over what bots wait for, and stands otherwise until it is told to go on. */
export interface FastClock extends Clock {
  /** Lets time pass, and what was to happen in it. */
  pass(milliseconds: number): void;
}

export function fastClock(): FastClock {
  let time = 1_000_000;
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
      if (at - time <= BEATS) setImmediate(fire, key);
      return () => waiting.delete(key);
    },
    pass: milliseconds => {
      time += milliseconds;
      for (const [key, { at }] of waiting) if (at <= time) fire(key);
    },
  };
}
