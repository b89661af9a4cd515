import type { Entry, Tip } from './entry.ts';

/** What the two databases do differently, because it has to be fast. */
export interface Journal {
  /** The tips of rooms; a room that does not exist is left out. */
  tips(rooms: readonly string[]): Promise<ReadonlyMap<string, Tip>>;
  /** Writes entries of different rooms in one transaction; the rooms that were written, once that is durable. The others had moved on. */
  write(entries: readonly Entry[]): Promise<ReadonlySet<string>>;
}
