import { sha256 } from '@consigliere/kernel/host';
import type { RoomFacts } from './store.ts';

/** The format of a file with one room. The number is raised when an older program couldn't read it. */
export const ROOM_FORMAT = 'consigliere room 2';

/** The format in which names were in the lines. */
export const OLD_ROOM_FORMAT = 'consigliere room 1';

/** A room in a file: everything but its chat. */
export interface RoomFile {
  readonly format: typeof ROOM_FORMAT | typeof OLD_ROOM_FORMAT;
  readonly room: string;
  readonly facts: RoomFacts;
  /** The latest state of the match, as JSON, from which a later version of the game can go on. */
  readonly state: string | null;
  readonly lines: readonly { readonly at: number; readonly body: string }[];
  /** The names of its players, by player; null: the player was deleted. Absent in the older format. */
  readonly names?: Readonly<Record<string, string | null>>;
  /** The hash of the last line, which follows from all of them. */
  readonly head: string;
}

/** The hash of a journal. The hash of a line is that of the previous hash and its body. */
export const headOf = (lines: readonly { readonly body: string }[]): string =>
  lines.reduce((head, { body }) => sha256(head + body), '');
