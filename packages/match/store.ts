import type { Names } from './room/names.ts';

/** One stored line of a room's journal. Lines are numbered from 0. */
export interface StoredLine {
  readonly number: number;
  /** House time, in milliseconds. */
  readonly at: number;
  /** The line itself, as JSON. */
  readonly body: string;
}

/** A room's data for the lobby, which doesn't open it. */
export interface RoomFacts {
  readonly game: string;
  readonly phase: 'gathering' | 'playing' | 'over' | 'ended' | 'frozen';
  readonly isPublic: boolean;
  /** The guests who sit here, and those of them who are awaited. */
  readonly players: readonly string[];
  readonly awaited: readonly string[];
  /** Its row in lists, as JSON. */
  readonly card: string;
}

/** Everything that one append writes, all or nothing. */
export interface Append {
  readonly room: string;
  /** How many lines the journal had. If it has more by now, nothing is written. */
  readonly expected: number;
  readonly lines: readonly { readonly at: number; readonly body: string }[];
  readonly facts: RoomFacts;
  /** The names of the people whom these lines bring. Stored beside the journal, unless the player was deleted. */
  readonly names?: readonly (readonly [player: string, name: string])[];
  /** The state of the match after these lines, as JSON; null: there is none yet. A store may ask for it later, or only for the latest. */
  readonly state: () => string | null;
  /** When something that everybody can see last changed. */
  readonly changedAt: number;
  /** When something is due in the room; null: never. */
  readonly wake: number | null;
  /** Until when no other node may claim the room: the node that appends tends it. */
  readonly leaseUntil?: number;
}

/** The journal of a room was changed or lost in part after it was written. The room is closed; all others go on. */
export class DamagedJournal extends Error {}

/** A store of journals. An append that resolved with `done` is durable. */
export interface RoomStore {
  append(append: Append): Promise<'done' | 'conflict'>;
  /** The lines from a number on, in order. None: there is no such room, or nothing new. Rejects with a DamagedJournal if they aren't as written. */
  read(room: string, from: number): Promise<readonly StoredLine[]>;
  /** The names of the people in a room. Somebody whose name is only in an older journal is left out. */
  readNames(room: string): Promise<Names>;
  /** Rooms in which something is due, leased for that many milliseconds: no other node gets them meanwhile. */
  claim(now: number, limit: number, lease: number): Promise<readonly string[]>;
}
