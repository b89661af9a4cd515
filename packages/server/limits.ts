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
  /** What one guest says. */
  remark: { points: 10, duration: 10 },
  /** Messages on one socket: ten a second, thirty at once. */
  message: { points: 30, duration: 3 },
} as const;
type Kind = keyof typeof RATES;
type Rates = Readonly<Record<Kind, { readonly points: number; readonly duration: number }>>;

/** Whoever goes on like this after he was told is not listened to any more. */
const PATIENCE = 3;

export interface Limits {
  /** Counts one; throws the problem `too-fast` when it is one too many. */
  spend(what: Exclude<Kind, 'message'>, by: string): Promise<void>;
  /** For one socket: counts one message. */
  pace(): () => Pace;
}
export type Pace = 'fine' | 'too-fast' | 'hopeless';

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

/** Counts what comes in so many seconds, then anew. In a plain number, because every message is counted. */
function pacing({ points, duration }: Rates['message']): () => Pace {
  let spent = 0;
  let ends = 0;
  return () => {
    const now = performance.now();
    if (now >= ends) {
      spent = 0;
      ends = now + duration * 1000;
    }
    if (++spent <= points) return 'fine';
    return spent > PATIENCE * points ? 'hopeless' : 'too-fast';
  };
}
