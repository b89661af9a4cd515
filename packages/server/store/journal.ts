import type { Entry, Tip } from './entry.ts';

/** The state of a match after so many lines. */
export interface KeptState {
  readonly room: string;
  readonly lines: number;
  readonly state: string | null;
}

/** What the two databases do differently, because it has to be fast. */
export interface Journal {
  /** Keeps the states of matches, each after so many lines; one that is older than what is kept is not. */
  keep(states: readonly KeptState[]): Promise<void>;
  /** The tips of rooms; a room that does not exist is left out. */
  tips(rooms: readonly string[]): Promise<ReadonlyMap<string, Tip>>;
  /** Writes entries of different rooms in one transaction; the rooms that were written, once that is durable. The others had moved on. */
  write(entries: readonly Entry[]): Promise<ReadonlySet<string>>;
}
