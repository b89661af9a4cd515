import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { countedAddress } from './http/caller.ts';
import { Problem } from './problem.ts';

/** The limits: how many times in how many seconds. */
export const RATES = {
  /** Requests of one guest, or of callers at one address who aren't guests; and from one address, which many people may share. */
  request: { points: 200, duration: 10 },
  address: { points: 2000, duration: 10 },
  /** New guests, and attempted transfers, from one address. */
  stranger: { points: 60, duration: 60 },
  /** Attempts to sign in by a passkey or a recovery code from one address: each passkey takes two requests. */
  signIn: { points: 30, duration: 60 },
  /** Attempts of one guest to become a part of another: tables are opened to see whether both sit there. */
  merge: { points: 10, duration: 600 },
  /** Exports of one guest, each of which reads all of the guest's journals. */
  export: { points: 5, duration: 600 },
  /** New rooms of one guest. */
  room: { points: 20, duration: 60 },
  /** Commands of one guest about seats, terms and requests: no rule ends them, and each is a line of a journal. */
  management: { points: 120, duration: 60 },
  /** Requests for the list of one guest's own tables: all of them are looked at each time, and there may be thousands. */
  ownTables: { points: 120, duration: 60 },
  /** Vacations that one guest takes or ends everywhere: each is a command at many tables. */
  vacation: { points: 20, duration: 600 },
  /** Invitations that one guest sends. */
  invitation: { points: 20, duration: 60 },
  /** Requests for records from one address: the first request for each is a whole replay. */
  record: { points: 30, duration: 60 },
  /** Wrong codes of tables from one address. */
  code: { points: 19, duration: 60 },
  /** Requests for long stories of a table from one address: a client asks for the chapters it doesn't have. */
  story: { points: 30, duration: 60 },
  /** Chat messages of one guest. */
  remark: { points: 10, duration: 10 },
  /** Emotes of one guest. */
  emote: { points: 3, duration: 10 },
  /** Requests for one's own history, and from one address for shared profiles and leaderboards. */
  profile: { points: 60, duration: 60 },
  /** New links of one guest's calendar of deadlines, and how often the calendar is read: each time every table is looked at. */
  calendar: { points: 30, duration: 600 },
  /** New channels and test messages of one guest, and from one address: a stranger can be any number of guests. */
  channel: { points: 10, duration: 600 },
  channels: { points: 40, duration: 600 },
  /** Mails with links that confirm addresses, asked for from one address, and of everybody together. */
  mail: { points: 6, duration: 3600 },
  mails: { points: 200, duration: 3600 },
  /** Messages to one host, of all guests together. */
  receiver: { points: 60, duration: 60 },
  /** Reports of one guest, and from one address. */
  report: { points: 10, duration: 600 },
  /** Attempts to sign in to the operator's page from one address. Not of all together: strangers could keep the operator out. */
  operator: { points: 5, duration: 60 },
  /** Sockets opened by one guest, so that a client that is disconnected again and again can't be back at once. */
  socket: { points: 40, duration: 60 },
  /** Messages on one socket: ten a second, thirty at once. */
  message: { points: 30, duration: 3 },
} as const;
type RateKind = keyof typeof RATES;
type Rates = Readonly<Record<RateKind, { readonly points: number; readonly duration: number }>>;

/** A client that exceeds the limit more often than this in a row is disconnected. */
const MOST_RELAPSES = 5;
/** A malformed message, or a snapshot requested again, counts as this many. */
const INVALID_COST = 5;

export interface Limits {
  /** Counts one by a guest's id or an address; throws the problem `too-fast` at the limit. */
  spend(what: Exclude<RateKind, 'message'>, by: string): Promise<void>;
  /** Makes a counter of messages for one socket. */
  newMessageLimiter(): MessageLimiter;
}

type MessageVerdict = 'fine' | 'too-fast' | 'hopeless';

export interface MessageLimiter {
  /** Counts a message, unless it exceeds the limit. */
  count(): MessageVerdict;
  /** Counts a message that a correct client doesn't send, or hardly ever: it weighs more. */
  charge(): void;
  /** Milliseconds until the next interval. */
  timeLeft(): number;
}

export function newLimits(rates: Rates = RATES): Limits {
  const limiters = new Map(Object.entries(rates).map(([what, rate]) => [what, new RateLimiterMemory(rate)]));
  return {
    spend: async (what, by) => {
      try {
        await limiters.get(what)?.consume(countedAddress(by));
      } catch (refused) {
        throw refused instanceof RateLimiterRes ? new Problem('too-fast') : refused;
      }
    },
    newMessageLimiter: () => newMessageLimiter(rates.message),
  };
}

/** Counts per interval of some seconds, in plain numbers, because every message is counted. */
export function newMessageLimiter(
  { points, duration }: Rates['message'],
  now = () => performance.now(),
): MessageLimiter {
  let spent = 0;
  let ends = 0;
  /** Consecutive intervals in which the limit was exceeded. */
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
      return relapses > MOST_RELAPSES ? 'hopeless' : 'too-fast';
    },
    charge: () => {
      spent += INVALID_COST - 1;
    },
    // A timer may fire slightly early.
    timeLeft: () => Math.max(0, Math.ceil(ends - now()) + 1),
  };
}
