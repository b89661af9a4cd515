import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Problem } from './problem.ts';

/** How often something may be done: so many times in so many seconds. */
export const RATES = {
  /** Any request of one device, and of one address, behind which many may live. */
  request: { points: 200, duration: 10 },
  address: { points: 2000, duration: 10 },
  /** New guests, and transfers tried, from one address. */
  stranger: { points: 60, duration: 60 },
  /** New rooms of one guest. */
  room: { points: 20, duration: 60 },
  /** Records asked for from one address: the first time each is a whole replay. */
  record: { points: 30, duration: 60 },
  /** What one guest says. */
  remark: { points: 10, duration: 10 },
  /** Sockets opened by one device: who is thrown out again and again shall not be back at once. */
  socket: { points: 40, duration: 60 },
  /** Messages on one socket: ten a second, thirty at once. */
  message: { points: 30, duration: 3 },
} as const;
type Kind = keyof typeof RATES;
type Rates = Readonly<Record<Kind, { readonly points: number; readonly duration: number }>>;

/** Whoever says too much more often than this in a row is not listened to any more. */
const RELAPSES = 5;
/** No client says what is no message: it counts as so many. */
const WRONG = 5;

export interface Limits {
  /** Counts one; throws the problem `too-fast` when it is one too many. */
  spend(what: Exclude<Kind, 'message'>, by: string): Promise<void>;
  /** For one socket: counts messages. */
  pace(): Pacing;
}

type Pace = 'fine' | 'too-fast' | 'hopeless';

export interface Pacing {
  /** Counts a message, unless it is too much. */
  count(): Pace;
  /** What was said was wrong and counts for more. */
  charge(): void;
  /** Milliseconds until it is counted anew. */
  rest(): number;
}

export function newLimits(rates: Rates = RATES): Limits {
  const limiters = new Map(Object.entries(rates).map(([what, rate]) => [what, new RateLimiterMemory(rate)]));
  return {
    spend: async (what, by) => {
      try {
        await limiters.get(what)?.consume(by);
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? new Problem('too-fast') : refused;
      }
    },
    pace: () => pacing(rates.message),
  };
}

/** Counts what comes in so many seconds, then anew. In plain numbers, because every message is counted. */
export function pacing({ points, duration }: Rates['message'], now = () => performance.now()): Pacing {
  let spent = 0;
  let ends = 0;
  /** Times in a row that it was too much. */
  let relapses = 0;
  let isTooMuch = false;
  const begin = (time: number): void => {
    if (!isTooMuch || time >= ends + duration * 1000) relapses = 0;
    isTooMuch = false;
    spent = 0;
    ends = time + duration * 1000;
  };
  return {
    count: () => {
      const time = now();
      if (time >= ends) begin(time);
      if (spent < points) {
        spent++;
        return 'fine';
      }
      if (!isTooMuch) relapses++;
      isTooMuch = true;
      return relapses > RELAPSES ? 'hopeless' : 'too-fast';
    },
    charge: () => {
      spent += WRONG - 1;
    },
    // A timer may be a moment early.
    rest: () => Math.max(0, Math.ceil(ends - now()) + 1),
  };
}
