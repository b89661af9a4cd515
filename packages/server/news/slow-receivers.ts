/** A host that takes longer than this is slow, in milliseconds. */
const SLOW = 1000;
/** Four of a node's senders may wait for slow hosts at once. The others are for everybody else. */
const MOST_WAITING = 4;
/** At most this many hosts are known to be slow: guests can make up any number of names. */
const MOST_KNOWN = 10_000;

/** The hosts that were slow the last time, so that a few guests with such receivers don't hold up all news. */
export interface SlowReceivers {
  /** Begins something for a host; null: too many senders wait for slow ones. The result is to be called at its end. */
  enter(host: string): (() => void) | null;
  /** Notes how long a host has taken. */
  note(host: string, milliseconds: number): void;
}

export function openSlowReceivers(): SlowReceivers {
  const known = new Set<string>();
  let waiting = 0;
  return {
    enter: host => {
      if (!known.has(host)) return () => undefined;
      if (waiting >= MOST_WAITING) return null;
      waiting++;
      return () => {
        waiting--;
      };
    },

    note: (host, milliseconds) => {
      known.delete(host);
      if (milliseconds < SLOW) return;
      known.add(host);
      const [oldest] = known;
      if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    },
  };
}
