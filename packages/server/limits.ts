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
  spend(what: Kind, by: string): Promise<void>;
  /** Counts one message of a socket. */
  message(socket: string): Promise<'fine' | 'too-fast' | 'hopeless'>;
}

export function newLimits(rates: Rates = RATES): Limits {
  const limiters = new Map(Object.entries(rates).map(([what, rate]) => [what, new RateLimiterMemory(rate)]));
  const consume = async (what: Kind, by: string): Promise<number | null> => {
    try {
      await limiters.get(what)?.consume(by);
      return null;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return refused.consumedPoints;
    }
  };
  return {
    spend: async (what, by) => {
      if ((await consume(what, by)) !== null) throw new Problem('too-fast');
    },
    message: async socket => {
      const spent = await consume('message', socket);
      if (spent === null) return 'fine';
      return spent > PATIENCE * rates.message.points ? 'hopeless' : 'too-fast';
    },
  };
}
