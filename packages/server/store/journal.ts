import type { CommitEntry, JournalTip } from './entry.ts';

/** The state of a match after a number of lines. */
export interface SavedState {
  readonly room: string;
  readonly lines: number;
  readonly state: string | null;
}

/** The operations that the two databases implement differently for speed. */
export interface Journal {
  /** Saves the states of matches, each after a number of lines; never an older one over a newer one. */
  saveStates(states: readonly SavedState[]): Promise<void>;
  /** Removes a room from all tables, if its journal has this many lines; otherwise false. */
  remove(room: string, lines: number): Promise<boolean>;
  /** The tips of rooms; a room that doesn't exist is left out. */
  readTips(rooms: readonly string[]): Promise<ReadonlyMap<string, JournalTip>>;
  /**
   * Writes entries of different rooms in one transaction; resolves with the rooms that were written, once they are durable. The others
   * had moved on.
   */
  write(entries: readonly CommitEntry[]): Promise<ReadonlySet<string>>;
}
